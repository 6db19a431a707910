import styled from 'styled-components';
import {chartStyle} from '../../chart/chartStyle.ts';
import {color} from '../../../ui/theme.ts';

/** The window on the picture; classes on the drawing decide what is lit. */
export const Frame = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  cursor: grab;
  touch-action: none;
  user-select: none;

  &:active {
    cursor: grabbing;
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  ${chartStyle}

  .state.active > .box {
    stroke: ${color.primary};
    stroke-width: 2;
  }

  .state.leaf > .box {
    fill: ${color.primaryFill};
    stroke: ${color.primary};
    stroke-width: 3;
  }

  .state.ignored > .box {
    fill: ${color.alertFill};
    stroke: ${color.alert};
    stroke-width: 3;
  }

  .state.chosen > .box {
    outline: 3px dashed ${color.primary};
    outline-offset: 4px;
  }

  .state {
    cursor: pointer;
  }

  .bundle.fired > .edge {
    stroke: ${color.good};
    stroke-width: 3;
  }

  .bundle.fired > .pulse,
  .jump.fired {
    stroke: ${color.good};
    stroke-width: 6;
    stroke-linecap: round;
    stroke-dasharray: 0 100;
  }

  .jump {
    fill: none;
    stroke: none;
  }

  .jump.fired {
    stroke-width: 3;
    stroke-dasharray: 1 1;
  }

  .far .state.parent > .name {
    font-size: 44px;
  }

  .label.fired,
  .inner.fired,
  .label.fired .guard {
    fill: ${color.good};
    font-weight: 700;
  }

  .labels.fired > .paper {
    fill: ${color.goodFill};
    stroke: ${color.good};
  }
`;

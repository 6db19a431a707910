import styled from 'styled-components';
import {chartStyle} from '../../chart/chartStyle.ts';
import {color} from '../../../ui/theme/theme.ts';

/**
 * The window on the picture; classes on the drawing decide what is lit. What runs along the arrows has a layer of its
 * own: the drawing is not painted anew for it.
 */
export const Frame = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  overflow: hidden;
  cursor: grab;
  touch-action: none;
  user-select: none;

  &:active {
    cursor: grabbing;
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  .sheet {
    position: absolute;
    top: 0;
    left: 0;
    transform-origin: 0 0;
  }

  .sheet > svg {
    position: absolute;
    top: 0;
    left: 0;
    max-width: none;
    overflow: visible;
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

  .state,
  [data-opens] {
    cursor: pointer;
  }

  .bundle.fired > .edge {
    stroke: ${color.good};
    stroke-width: 3;
  }

  /* Else the browser sizes glyphs for the scale at which they were laid out, and draws none where that was tiny. */
  .sheet text {
    text-rendering: geometricPrecision;
  }

  .pulse {
    position: absolute;
    top: -6px;
    left: -6px;
    width: 12px;
    height: 12px;
    border-radius: 50%;
    background: ${color.good};
    opacity: 0;
    pointer-events: none;
    will-change: transform, opacity;
  }

  .jump,
  .reach {
    fill: none;
    stroke: none;
    pointer-events: none;
  }

  .jump:not(.fired) {
    visibility: hidden;
  }

  .jump.fired {
    stroke: ${color.good};
    stroke-width: 3;
  }

  .reach {
    stroke: ${color.primary};
    stroke-width: 1;
    stroke-dasharray: 4 4;
  }

  .far .state.parent > .name {
    font-size: 44px;
  }

  /* Bolder by a stroke: another font weight would make the browser lay the whole drawing out again. */
  .label.fired,
  .inner.fired,
  .label.fired .guard {
    fill: ${color.good};
    stroke: ${color.good};
    stroke-width: 0.6;
  }

  .labels.fired > .paper {
    fill: ${color.goodFill};
    stroke: ${color.good};
  }
`;

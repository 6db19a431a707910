import {memo, type RefObject} from 'react';
import styled from 'styled-components';
import {space} from '../../../ui/theme.ts';
import {ToolButton} from '../controls.tsx';
import type {PanZoom} from './panZoom.ts';

const FACTOR = 1.3;

type Props = {tools: RefObject<{view: PanZoom} | undefined>};

export const ZoomButtons = memo(({tools}: Props) => (
  <Place>
    <ToolButton type="button" aria-label="Zoom in" onClick={() => tools.current?.view.zoom(FACTOR)}>
      +
    </ToolButton>
    <ToolButton
      type="button"
      aria-label="Zoom out"
      onClick={() => tools.current?.view.zoom(1 / FACTOR)}
    >
      −
    </ToolButton>
    <ToolButton type="button" onClick={() => tools.current?.view.fit()}>
      Fit
    </ToolButton>
  </Place>
));

const Place = styled.div`
  position: absolute;
  right: ${space(3)};
  bottom: ${space(3)};
  display: flex;
  gap: ${space(1)};
`;

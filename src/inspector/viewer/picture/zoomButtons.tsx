import type {ReactNode, RefObject} from 'react';
import styled from 'styled-components';
import {color, space} from '../../../ui/theme/theme.ts';
import {ToolButton} from '../controls.tsx';
import type {PanZoom} from './panZoom.ts';

const FACTOR = 1.3;

type Props = {tools: RefObject<{view: PanZoom} | undefined>; children: ReactNode};

export const ZoomButtons = ({tools, children}: Props) => (
  <Place>
    {children}
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
);

/** Beside the picture: over it, they would cover what stands in its corner. */
const Place = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  justify-content: flex-end;
  gap: ${space(1)};
  padding: ${space(2)};
  border-left: 1px solid ${color.divider};
  background: ${color.surface};
`;

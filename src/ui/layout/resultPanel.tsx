import type {ReactNode} from 'react';
import styled from 'styled-components';
import {media, space} from '../theme/theme.ts';
import {ScreenOnly} from './paper.tsx';

type ResultPanelProps = {
  illustration: ReactNode;
  heading: ReactNode;
  children?: ReactNode;
  /** Links and buttons, the primary one first. */
  actions?: ReactNode;
};

/** The shape of every screen with a picture. */
export function ResultPanel({illustration, heading, children, actions}: ResultPanelProps) {
  return (
    <Column>
      <ScreenOnly>{illustration}</ScreenOnly>
      {heading}
      {children}
      {actions && <Actions>{actions}</Actions>}
    </Column>
  );
}

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  text-align: center;
  text-wrap: balance;
`;

const Actions = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(3)};
  margin-top: ${space(2)};

  ${media.from576} {
    align-items: center;
  }
`;

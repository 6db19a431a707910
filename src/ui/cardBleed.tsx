import styled from 'styled-components';
import {media} from './theme.ts';

/** Cancels the card's side padding on phones: a widget of a fixed 305 px then fits a screen of 320 px. */
export const CardBleed = styled.div`
  display: grid;
  justify-items: center;
  margin-inline: -12px;
  min-width: 0;

  ${media.from576} {
    justify-items: start;
    margin-inline: 0;
  }
`;

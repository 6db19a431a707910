import styled from 'styled-components';
import {artDark, artForcedColors, artLight} from '../theme/artPalette.ts';
import {declarations, media} from '../theme/theme.ts';

/** The room a drawing takes, 320 × 180, and its colours. */
export const Sheet = styled.svg`
  ${declarations(artLight)}
  width: 100%;
  max-width: 340px;
  height: auto;
  margin-inline: auto;

  @media (prefers-color-scheme: dark) {
    ${declarations(artDark)}
  }

  ${media.forcedColors} {
    ${declarations(artForcedColors)}
  }
`;

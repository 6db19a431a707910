import styled from 'styled-components';
import {media} from '../theme/theme.ts';

/** What a page that is kept on paper has no use for. */
export const ScreenOnly = styled.div`
  display: contents;

  ${media.print} {
    display: none;
  }
`;

/** What only a printed page shows. */
export const PaperOnly = styled.div`
  display: none;

  ${media.print} {
    display: block;
  }
`;

import styled from 'styled-components';
import {media, space} from '../theme/theme.ts';

/** The primary button comes first in the page, so that Tab reaches it first; wide screens show it at the right. */
export const ButtonRow = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: ${space(3)};
  margin-top: ${space(2)};

  ${media.from576} {
    flex-flow: row-reverse wrap;
    gap: ${space(3)} ${space(7)};
    align-items: center;
    justify-content: flex-start;

    & > :last-child:not(:first-child) {
      margin-inline-end: auto;
    }
  }
`;

import styled from 'styled-components';
import {color, media} from '../theme/theme.ts';

/** A remark about the whole form. */
export const FormNote = styled.p`
  color: ${color.muted};
  font-size: 0.9375rem;

  ${media.print} {
    display: none;
  }
`;

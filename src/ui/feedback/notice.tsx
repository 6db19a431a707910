import styled from 'styled-components';
import {color, radius, space} from '../theme/theme.ts';

/** What has to be known before going on. */
export const Notice = styled.p`
  padding: ${space(4)};
  border: 2px solid ${color.primary};
  border-radius: ${radius};
  background: ${color.primaryFill};
  overflow-wrap: anywhere;
`;

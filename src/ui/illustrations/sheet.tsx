import styled from 'styled-components';

/** The room a drawing takes, 320 × 180. */
export const Sheet = styled.svg`
  width: 100%;
  max-width: 340px;
  height: auto;
  margin-inline: auto;
`;

import type {ReactNode} from 'react';
import styled from 'styled-components';
import {media, space} from '../theme/theme.ts';

/** Stands in the flow of the form; from 992 px beside the card of a wide frame. */
export function Aside({children}: {children: ReactNode}) {
  return (
    <Column>
      <Sticky>{children}</Sticky>
    </Column>
  );
}

const Column = styled.div`
  ${media.from992} {
    position: absolute;
    top: 0;
    bottom: 0;
    left: calc(100% + ${space(6)});
    width: 320px;
  }
`;

const Sticky = styled.div`
  ${media.from992} {
    position: sticky;
    top: ${space(6)};
  }
`;

import type {ReactNode} from 'react';
import styled from 'styled-components';
import {color, space, target} from '../theme/theme.ts';

/** More to read for who asks for it; the browser's own, so that it needs no script. */
export function Disclosure({summary, children}: {summary: string; children: ReactNode}) {
  return (
    <details>
      <Summary>
        <span>{summary}</span>
      </Summary>
      <Body>{children}</Body>
    </details>
  );
}

const Summary = styled.summary`
  width: fit-content;
  margin-inline-start: ${space(4)};
  list-style-position: outside;
  min-height: ${target};
  padding-block: 10px;
  color: ${color.primary};
  font-weight: 600;
  cursor: pointer;
`;

const Body = styled.div`
  padding-inline-start: ${space(4)};
  color: ${color.muted};

  & ul {
    display: grid;
    gap: ${space(1)};
    padding-inline-start: ${space(4)};
  }
`;

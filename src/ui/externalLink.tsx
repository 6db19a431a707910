import {useId, type ReactNode} from 'react';
import styled from 'styled-components';

type ExternalLinkProps = {
  href: string;
  /** Says that a new tab opens: a description, so that the link and a label around it keep their names. */
  newTabText: string;
  children: ReactNode;
};

export function ExternalLink({href, newTabText, children}: ExternalLinkProps) {
  const noteId = useId();
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer" aria-describedby={noteId}>
      <span>{children}</span>
      <Arrow viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <path d="M3.5 1.5h7v7M10.5 1.5l-9 9" fill="none" stroke="currentColor" strokeWidth="1.6" />
      </Arrow>
      <span id={noteId} hidden>
        {newTabText}
      </span>
    </Link>
  );
}

// The room above and below makes the words a target of 24 px; the room behind them holds the arrow.
const Link = styled.a`
  padding-block: 3px;
  padding-inline-end: 0.95em;
`;

const Arrow = styled.svg`
  /* Out of the line, so that it never stands on one of its own. */
  position: absolute;
  display: inline-block;
  width: 0.65em;
  height: 0.65em;
  margin: 0.45em 0 0 0.3em;
`;

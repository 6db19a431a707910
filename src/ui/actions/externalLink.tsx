import {useId} from 'react';
import styled from 'styled-components';
import {breakAtDots} from '../text/breakAtDots.tsx';

type ExternalLinkProps = {
  href: string;
  /** Says that a new tab opens: a description, so that the link and a label around it keep their names. */
  newTabText: string;
  children: string;
};

export function ExternalLink({href, newTabText, children}: ExternalLinkProps) {
  const noteId = useId();
  const [start = '', ending = ''] = children.split(/(\.?[^\s.]+)$/);
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer" aria-describedby={noteId}>
      <span>
        {breakAtDots(start)}
        {ending.startsWith('.') && <wbr />}
        <Ending>
          {ending}
          <Arrow viewBox="0 0 12 12" aria-hidden="true">
            <path
              d="M3.5 1.5h7v7M10.5 1.5l-9 9"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.6"
            />
          </Arrow>
        </Ending>
      </span>
      <span id={noteId} hidden>
        {newTabText}
      </span>
    </Link>
  );
}

// The room above and below makes the words a target of 24 px.
const Link = styled.a`
  padding-block: 3px;
`;

/** The last word, or the last part of an address, with the arrow on its line. */
const Ending = styled.span`
  white-space: nowrap;
`;

const Arrow = styled.svg`
  display: inline-block;
  width: 0.65em;
  height: 0.65em;
  margin-inline-start: 0.3em;
`;

import {Fragment, type ReactNode} from 'react';

/** Names of states with a place to break after each dot, so that no word is broken where room is scarce. */
export const withBreaks = (names: string): ReactNode => {
  const segments = names.split(/(?<=\.)(?=\w)/);
  if (segments.length === 1) return names;
  let at = 0;
  return segments.map((segment) => {
    at += segment.length;
    return (
      <Fragment key={at}>
        {segment}
        <wbr />
      </Fragment>
    );
  });
};

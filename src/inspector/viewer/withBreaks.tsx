import {Fragment, type ReactNode} from 'react';

/** Names of states with a place to break after each dot, so that no word is broken where room is scarce. */
export const withBreaks = (names: string): ReactNode => {
  const parts = names.split(/(?<=\.)(?=\w)/);
  if (parts.length === 1) return names;
  let at = 0;
  return parts.map((part) => {
    at += part.length;
    return (
      <Fragment key={at}>
        {part}
        <wbr />
      </Fragment>
    );
  });
};

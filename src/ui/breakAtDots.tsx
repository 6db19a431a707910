import {Fragment} from 'react';

/** Lets a web address too long for its line break before a dot, where it would break inside a word. */
export const breakAtDots = (text: string) =>
  text.split(/(?=\.\w)/).map((part, place) =>
    place === 0 ? (
      part
    ) : (
      <Fragment key={part}>
        <wbr />
        {part}
      </Fragment>
    ),
  );

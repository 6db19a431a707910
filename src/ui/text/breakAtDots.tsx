import {Fragment} from 'react';

/**
 * Lets a web address too long for its line break before a dot, where it would break inside a word. Another text gets
 * another element: a browser that translates puts its own in the place of bare text.
 */
export const breakAtDots = (text: string) => (
  <span key={text}>
    {[...text.matchAll(/.+?(?=\.\w|$)/g)].map(({0: segment, index}) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {segment}
      </Fragment>
    ))}
  </span>
);

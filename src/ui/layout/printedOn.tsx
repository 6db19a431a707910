import {useDeferredValue} from 'react';
import {PaperOnly} from './paper.tsx';

type Props = {
  /** In epoch milliseconds. */
  now: number;
  language: string;
};

/** The date of a page that is kept on paper. */
export const PrintedOn = ({now, language}: Props) => {
  // The first date format takes 50 ms on a slow phone, and nobody sees this before it is printed.
  const isPainted = useDeferredValue(true, false);
  return (
    isPainted && (
      <PaperOnly>
        <time dateTime={new Date(now).toISOString().slice(0, 10)}>
          {new Intl.DateTimeFormat(language, {dateStyle: 'long'}).format(now)}
        </time>
      </PaperOnly>
    )
  );
};

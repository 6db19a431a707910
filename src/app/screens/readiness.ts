import {useEffect, useLayoutEffect} from 'react';

type Props = {
  /** Puts what was typed so far into a page that was rendered again. */
  putBack?: (() => void) | undefined;
};

/**
 * Says that the page answers to input from now on (specification 2.12), and submits what the visitor submitted
 * before. Stands after the screen, whose form is filled in by then.
 */
export const Readiness = ({putBack}: Props) => {
  useLayoutEffect(() => putBack?.(), [putBack]);
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
    const root = document.getElementById('root');
    if (root?.dataset['submitted'] === undefined) return;
    delete root.dataset['submitted'];
    // Nothing can be typed in between.
    queueMicrotask(() => root.querySelector('form')?.requestSubmit());
  }, []);
  return null;
};

import {useEffect, useState} from 'react';

/**
 * Says that the page answers to input from now on (specification 2.12), and submits what the visitor submitted
 * before, once the values typed until then have been taken over. Whoever goes on filling in until then calls that off.
 * Stands before the controls, so that it acts before they replay what they missed: that is not the visitor's doing.
 */
export const Readiness = () => {
  const [early, setEarly] = useState<AbortController>();
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
    const root = document.getElementById('root');
    if (root?.dataset['submitted'] === undefined) return;
    delete root.dataset['submitted'];
    const submit = new AbortController();
    // After all controls have replayed, and before anything else can happen.
    queueMicrotask(() => {
      addEventListener('input', () => submit.abort(), {capture: true, signal: submit.signal});
      // Drawn together with what the controls gave, which the form knows from then on.
      setEarly(submit);
    });
  }, []);
  useEffect(() => {
    if (!early) return;
    setTimeout(() => {
      if (early.signal.aborted) return;
      early.abort();
      document.querySelector<HTMLFormElement>('#root form')?.requestSubmit();
    });
  }, [early]);
  return null;
};

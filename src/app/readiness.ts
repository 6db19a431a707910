import {useEffect} from 'react';

/**
 * Says that the page answers to input from now on (contract, Readiness), and submits what the visitor submitted
 * before, once the values typed until then have been taken over. Whoever goes on filling in until then calls that off.
 * Stands before the controls, so that it acts before they replay what they missed: that is not the visitor's doing.
 */
export const Readiness = () => {
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
    const root = document.getElementById('root');
    if (root?.dataset['submitted'] === undefined) return;
    delete root.dataset['submitted'];
    const timer = setTimeout(() => {
      removeEventListener('input', callOff, true);
      root.querySelector('form')?.requestSubmit();
    });
    const callOff = () => clearTimeout(timer);
    // After all controls have replayed, and before anything else can happen.
    queueMicrotask(() => addEventListener('input', callOff, {capture: true, once: true}));
  }, []);
  return null;
};

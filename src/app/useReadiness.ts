import {useEffect} from 'react';

/**
 * Says that the page answers to input from now on (contract, Readiness), and submits what the visitor submitted
 * before, once the values typed until then have been taken over.
 */
export const useReadiness = () => {
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
    const root = document.getElementById('root');
    if (root?.dataset['submitted'] === undefined) return;
    delete root.dataset['submitted'];
    setTimeout(() => root.querySelector('form')?.requestSubmit());
  }, []);
};

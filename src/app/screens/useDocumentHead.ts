import {useLayoutEffect} from 'react';

/** Words the page's head, which the page brings with it: an element of React's own would stand beside each. */
export const useDocumentHead = (title: string, description: string): void => {
  useLayoutEffect(() => {
    document.title = title;
    const words = {'[property="og:title"]': title, '[name=description]': description};
    for (const [meta, content] of Object.entries(words)) {
      document.head.querySelector(`meta${meta}`)?.setAttribute('content', content);
    }
  }, [title, description]);
};

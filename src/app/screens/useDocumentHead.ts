import {useLayoutEffect} from 'react';

/** Sets the text of elements already in the page's head. React would add its own beside them. */
export const useDocumentHead = (title: string, description: string): void => {
  useLayoutEffect(() => {
    document.title = title;
    const words = {'[property="og:title"]': title, '[name=description]': description};
    for (const [meta, content] of Object.entries(words)) {
      document.head.querySelector(`meta${meta}`)?.setAttribute('content', content);
    }
  }, [title, description]);
};

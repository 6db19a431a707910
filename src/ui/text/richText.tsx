import {createElement, Fragment, type ReactNode} from 'react';

type Props = {
  /** Words between `<name>` and `</name>` are marked. */
  text: string;
  /** Renders words by the name of their mark. */
  renderMark: (words: string, name: string) => ReactNode;
  /** Renders the rest; as it is when left out. */
  renderText?: (text: string) => ReactNode;
};

/** A text of which some words are links or otherwise more than text. */
export const RichText = ({text, renderMark, renderText = (rest) => rest}: Props) => {
  const segments = text.split(/(<\w+>[^<]*<\/\w+>)/).map((segment) => {
    const [, name, words = ''] = /^<(\w+)>([^<]*)/.exec(segment) ?? [];
    return name === undefined ? renderText(segment) : renderMark(words, name);
  });
  return createElement(Fragment, null, ...segments);
};

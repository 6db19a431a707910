import {render} from '@testing-library/react';
import {expect, it} from 'vitest';
import {RichText} from '../../../../src/ui/text/richText.tsx';

it.each([
  ['no marks at all', 'no marks at all'],
  ['5 < 6', '5 &lt; 6'],
  ['I accept the <terms>terms</terms>', 'I accept the <a href="/terms">terms</a>'],
  ['<a>A</a> and <b>B</b>.', '<a href="/a">A</a> and <a href="/b">B</a>.'],
])('%j is rendered as %j', (text, expected) => {
  const {container} = render(
    <RichText text={text} renderMark={(words, name) => <a href={`/${name}`}>{words}</a>} />,
  );
  expect(container.innerHTML).toBe(expected);
});

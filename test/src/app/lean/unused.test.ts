// @vitest-environment node
import {expect, it} from 'vitest';
import {leftOut} from '../../../../src/app/lean/unused.ts';
import {listFiles, readOurs} from '../../../support/repository.ts';

/** Every `on…` that React takes for an event of an element, as its types name them. */
const reactHandlers = () => {
  const [, body = ''] =
    /interface DOMAttributes<T> \{(.*?)\n {4}\}/s.exec(
      readOurs('node_modules/@types/react/index.d.ts'),
    ) ?? [];
  return new Set([...body.matchAll(/^\s+(on[A-Z]\w+)\?:/gm)].map(([, name]) => name));
};

const NATIVE: Record<string, readonly string[]> = {
  onChange: ['change', 'click', 'input'],
  onFocus: ['focusin'],
  onBlur: ['focusout'],
  onDoubleClick: ['dblclick'],
};

/** React listens on the element itself for what does not bubble. */
const OF_ELEMENT = [
  'onToggle',
  'onClose',
  'onCancel',
  'onLoad',
  'onError',
  'onInvalid',
  'onScroll',
];

it('the build leaves in exactly the events that somebody listens to', () => {
  const sources = listFiles('src').filter(
    (path) => path.endsWith('.tsx') && !path.startsWith('src/inspector/'),
  );
  const handlers = reactHandlers();
  const used = new Set(
    sources
      .flatMap((path) => readOurs(path).match(/\bon[A-Z]\w+/g) ?? [])
      .filter((name) => handlers.has(name) && !OF_ELEMENT.includes(name)),
  );
  const native = [...used].flatMap((name) => NATIVE[name] ?? [name.slice(2).toLowerCase()]);
  const heard = leftOut.flatMap(({only}) => only?.['listenToNativeEvent'] ?? []);
  expect([...new Set(native)].toSorted()).toEqual(heard.toSorted());
});

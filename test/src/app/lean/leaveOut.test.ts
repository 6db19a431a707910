// @vitest-environment node
import {expect, it} from 'vitest';
import {leaveOut} from '../../../../src/app/lean/leaveOut.ts';

const file = 'library/index.js';

it('a method or function that is not used throws when it is called all the same', () => {
  const code =
    'class Store {\n  add(a) { return a; }\n  get() { return 1; }\n}\nconst put = () => { f(); };';
  expect(leaveOut(code, {file, unused: ['Store.add', 'put']})).toBe(
    "class Store {\n  add(a) {throw Error('left out')}\n  get() { return 1; }\n}\n" +
      "const put = () => {throw Error('left out')};",
  );
});

it('one that is called for nothing does nothing, or gives back what it got', () => {
  const code = 'function warn() { log(1); }\nfunction nest(text) { return deeper(text); }';
  expect(leaveOut(code, {file, idle: ['warn'], givesBack: ['nest']})).toBe(
    'function warn() {}\nfunction nest(text) {return text}',
  );
});

it('one that acts on some first arguments alone does nothing for any other', () => {
  const code = 'function listen(name, how) {\n  add(name, how);\n}';
  expect(leaveOut(code, {file, only: {listen: ['click', 'input']}})).toBe(
    'function listen(name, how) {if(!["click","input"].includes(name))return;\n  add(name, how);\n}',
  );
});

it('lines keep their numbers', () => {
  const code = 'function a() {\n  one();\n  two();\n}\nb();';
  expect(leaveOut(code, {file, idle: ['a']}).split('\n')[4]).toBe('b();');
});

it('names for developers and named assignments go, other assignments stay', () => {
  const code = "Link.displayName = 'Link';\nLink.kind = 1;\nLink.defaultProps = {};";
  expect(leaveOut(code, {file, assignments: ['Link.defaultProps']})).toBe(';\nLink.kind = 1;\n;');
});

it('calls of a logger go, also those inside a part that goes', () => {
  const code = 'class A { b() { this.logger.warn("x"); c(); } d() { this.logger.once("y"); } }';
  expect(leaveOut(code, {file, callsOf: 'this.logger', idle: ['A.d']})).toBe(
    'class A { b() { ; c(); } d() {} }',
  );
});

it('what React makes for nobody may go', () => {
  expect(leaveOut('var Link = React10.forwardRef(f);\nvar other = make(f);', {file})).toBe(
    'var Link = /* @__PURE__ */ React10.forwardRef(f);\nvar other = make(f);',
  );
});

it('an error that is made only to be recognised has no stack', () => {
  const code = 'var Sign = Error(text(1)),\n  other = Error("x");\nfunction f() { throw Sign; }';
  expect(leaveOut(code, {file, signs: ['Sign']})).toBe(
    'var Sign = Object.create(Error.prototype),\n  other = Error("x");\nfunction f() { throw Sign; }',
  );
});

it('a sign that the library no longer has is refused', () => {
  expect(() => leaveOut('var other = Error("x");', {file, signs: ['Sign']})).toThrow(
    'There is no Sign to make a sign of',
  );
});

it('a name that the library no longer has is refused', () => {
  expect(() => leaveOut('function a() {}', {file, unused: ['b']})).toThrow(
    'There is no b to leave out',
  );
});

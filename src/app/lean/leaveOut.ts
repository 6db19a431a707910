import {parseAst} from 'vite';

type Node = {type: string; start: number; end: number} & Record<string, unknown>;

/** What the build leaves out of a library's file. A name that is not there fails the build. */
export type LeftOut = {
  /** Where its path under `node_modules` begins. */
  file: string;
  /** Functions and `Class.method`s that are never called; called all the same, they throw. */
  unused?: readonly string[];
  /** Those that are called, and do nothing any more. */
  idle?: readonly string[];
  /** Those that only give back their first argument. */
  givesBack?: readonly string[];
  /** Those that act on some first arguments alone, and do nothing for any other. */
  only?: Readonly<Record<string, readonly string[]>>;
  /** Errors made at once, only to be recognised: without the stack, for which a browser reads the whole file again. */
  signs?: readonly string[];
  /** Statements that assign to these go. */
  assignments?: readonly string[];
  /** Statements that call a method of this member, such as `this.logger`, go. */
  callsOf?: string;
  /** The file matters only to those who use what it exports. */
  hasNoEffects?: boolean;
  /** Takes the place of the whole file. */
  standIn?: string;
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const nameOf = (node: unknown): string =>
  isNode(node) ? String(node['name'] ?? node['value'] ?? '') : '';

const memberPath = (node: unknown): string => {
  if (!isNode(node)) return '';
  if (node.type === 'ThisExpression') return 'this';
  if (node.type !== 'MemberExpression') return nameOf(node);
  return `${memberPath(node['object'])}.${nameOf(node['property'])}`;
};

const isClass = ({type}: Node) => type === 'ClassDeclaration' || type === 'ClassExpression';
const isFunction = ({type}: Node) =>
  type === 'FunctionDeclaration' ||
  type === 'FunctionExpression' ||
  type === 'ArrowFunctionExpression';

type Part = {body: Node; firstParameter: string};

const partOf = (node: Node, body: Node): Part => {
  const [first] = node['params'] as Node[];
  return {body, firstParameter: nameOf(first)};
};

/** Every method and function by its name, with the part of the text that can go. */
const removable = (program: Node): Map<string, Part> => {
  const found = new Map<string, Part>();
  const visit = (node: Node, name: string) => {
    if (isClass(node)) {
      const className = nameOf(node['id']) || name;
      for (const member of childrenOf(node['body'] as Node)) {
        const method = member['value'] as Node | null;
        const body = method?.['body'];
        if (method && isNode(body)) {
          found.set(`${className}.${nameOf(member['key'])}`, partOf(method, body));
        }
      }
    } else if (isFunction(node)) {
      const body = node['body'] as Node;
      if (body.type === 'BlockStatement') found.set(nameOf(node['id']) || name, partOf(node, body));
    }
    for (const child of childrenOf(node)) {
      visit(child, node.type === 'VariableDeclarator' ? nameOf(node['id']) : '');
    }
  };
  visit(program, '');
  return found;
};

const statementsCalling = (program: Node, member: string): Node[] => {
  const call = program['expression'];
  const isCall =
    program.type === 'ExpressionStatement' &&
    isNode(call) &&
    call.type === 'CallExpression' &&
    memberPath(call['callee']).replace(/\.[^.]*$/, '') === member;
  return isCall
    ? [program]
    : childrenOf(program).flatMap((child) => statementsCalling(child, member));
};

/** Statements at the top of a file that assign to a name's member. */
const assignmentsTo = (program: Node, isMeant: (path: string) => boolean): Node[] =>
  (program['body'] as Node[]).filter(({type, expression}) => {
    if (type !== 'ExpressionStatement' || !isNode(expression)) return false;
    return expression.type === 'AssignmentExpression' && isMeant(memberPath(expression['left']));
  });

const declaratorsAtTop = (program: Node): Node[] =>
  (program['body'] as Node[]).flatMap((statement) =>
    statement.type === 'VariableDeclaration' ? childrenOf(statement) : [],
  );

/** What the variable of a name at the top of a file begins with. */
const initOf = (program: Node, name: string): Node => {
  const init = declaratorsAtTop(program).find(({id}) => nameOf(id) === name)?.['init'];
  if (!isNode(init)) throw new Error(`There is no ${name} to make a sign of`);
  return init;
};

const REACT_MAKERS = /(^|\.)(createContext|forwardRef|memo)$/;

/** What React makes at the top of a file is of no effect where nobody uses it. */
const pureCalls = (program: Node): Node[] =>
  declaratorsAtTop(program)
    .map((declarator) => declarator['init'])
    .filter(isNode)
    .filter((init) => REACT_MAKERS.test(memberPath(init['callee'])));

type Edit = {start: number; end: number; text: string};

/** The code without what is left out; lines keep their numbers. */
export const leaveOut = (
  code: string,
  {
    unused = [],
    idle = [],
    givesBack = [],
    only = {},
    signs = [],
    assignments = [],
    callsOf,
  }: LeftOut,
): string => {
  const program = parseAst(code) as unknown as Node;
  const parts = removable(program);
  const replace = ({start, end}: Node, text: string): Edit => ({
    start,
    end,
    text: text + code.slice(start, end).replace(/[^\n]/g, ''),
  });
  const find = (name: string): Part => {
    const part = parts.get(name);
    if (!part) throw new Error(`There is no ${name} to leave out`);
    return part;
  };
  const body = (name: string, text: string): Edit => replace(find(name).body, text);
  const edits = [
    ...assignmentsTo(
      program,
      (path) => assignments.includes(path) || /^\w+\.displayName$/.test(path),
    ).map((node) => replace(node, ';')),
    ...(callsOf ? statementsCalling(program, callsOf).map((node) => replace(node, ';')) : []),
    ...unused.map((name) => body(name, "{throw Error('left out')}")),
    ...idle.map((name) => body(name, '{}')),
    ...givesBack.map((name) => body(name, `{return ${find(name).firstParameter}}`)),
    ...Object.entries(only).map(([name, wanted]): Edit => {
      const {
        body: {start},
        firstParameter,
      } = find(name);
      const text = `if(!${JSON.stringify(wanted)}.includes(${firstParameter}))return;`;
      return {start: start + 1, end: start + 1, text};
    }),
    ...signs.map((name) => replace(initOf(program, name), 'Object.create(Error.prototype)')),
    ...pureCalls(program).map(({start}) => ({start, end: start, text: '/* @__PURE__ */ '})),
  ];
  const isInside = (inner: Edit, outer: Edit) =>
    inner !== outer && inner.start >= outer.start && inner.end <= outer.end;
  return edits
    .filter((edit) => !edits.some((other) => isInside(edit, other)))
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code);
};

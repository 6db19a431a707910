import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {parseSync} from 'vite';
import {ROOT} from '../../support/repository.ts';

export type Mutant = {
  /** Path from the root of the repository. */
  file: string;
  line: number;
  /** What was changed, in words. */
  words: string;
  start: number;
  end: number;
  replacement: string;
};

type Node = {type: string; start: number; end: number; [key: string]: unknown};
type Change = Pick<Mutant, 'start' | 'end' | 'replacement' | 'words'>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const OTHER_OPERATOR: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
};

/** A piece of code on one line, cut where it is long. */
export const short = (text: string): string => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
};

/** Parts of a chart that may be lost: each mutant lacks one. */
const PARTS: Readonly<Record<string, string>> = {
  guard: 'the guard is lost',
  target: 'the target is lost',
  actions: 'the actions are lost',
  entry: 'the entry actions are lost',
  exit: 'the exit actions are lost',
};

const keyOf = ({key}: Node): string => {
  if (!isNode(key)) return '';
  return String(key['name'] ?? key['value'] ?? '');
};

const removal = (source: string, {start, end}: Node, words: string): Change => {
  const comma = /^\s*,/.exec(source.slice(end))?.[0].length ?? 0;
  return {start, end: end + comma, replacement: '', words};
};

const operandChanges = (source: string, node: Node): Change[] => {
  const sides = [node['left'], node['right']].filter(isNode);
  return sides.map(({start, end}) => ({
    start: node.start,
    end: node.end,
    replacement: source.slice(start, end),
    words: `"${short(source.slice(node.start, node.end))}" asks only "${short(source.slice(start, end))}"`,
  }));
};

const expressionChanges = (source: string, node: Node): Change[] => {
  const text = source.slice(node.start, node.end);
  const replaced = (replacement: string): Change => ({
    start: node.start,
    end: node.end,
    replacement,
    words: `"${short(text)}" became "${short(replacement)}"`,
  });
  if (node.type === 'LogicalExpression' && node['operator'] !== '??') {
    return operandChanges(source, node);
  }
  if (node.type === 'BinaryExpression') {
    const other = OTHER_OPERATOR[String(node['operator'])];
    const {left, right} = node;
    if (!other || !isNode(left) || !isNode(right)) return [];
    const [before, after] = [
      source.slice(left.start, left.end),
      source.slice(right.start, right.end),
    ];
    return [replaced(`${before} ${other} ${after}`)];
  }
  if (node.type === 'UnaryExpression' && node['operator'] === '!') return [replaced(text.slice(1))];
  if (node.type === 'Literal' && typeof node['value'] === 'boolean') {
    return [replaced(String(!node['value']))];
  }
  if (node.type === 'Literal' && (node['value'] === 'push' || node['value'] === 'replace')) {
    return [replaced(node['value'] === 'push' ? `'replace'` : `'push'`)];
  }
  if (node.type === 'ConditionalExpression') {
    const branches = [node['consequent'], node['alternate']].filter(isNode);
    return branches.map(({start, end}) => replaced(source.slice(start, end)));
  }
  return [];
};

const isTransition = (node: Node): boolean =>
  node.type === 'ObjectExpression' &&
  (node['properties'] as Node[]).some((property) => /^(guard|target)$/.test(keyOf(property)));

const dropped = (source: string, node: Node): Change =>
  removal(source, node, `dropped: ${short(source.slice(node.start, node.end))}`);

const isAssign = ({callee}: Node): boolean =>
  isNode(callee) &&
  /^(assign)$/.test(String(callee['name'] ?? (callee['property'] as Node)?.['name']));

const assignedObjects = (node: Node): Node[] => {
  const [argument] = node['arguments'] as Node[];
  if (!argument) return [];
  const body = argument.type === 'ArrowFunctionExpression' ? (argument['body'] as Node) : argument;
  return body.type === 'ObjectExpression' ? [body] : [];
};

const chartChanges = (source: string, node: Node, targets: readonly string[]): Change[] => {
  if (node.type === 'Property') {
    const name = keyOf(node);
    const {value} = node;
    const lost = PARTS[name];
    const changes = lost
      ? [removal(source, node, `${lost}: ${short(source.slice(node.start, node.end))}`)]
      : [];
    if (name === 'on' && isNode(value) && value.type === 'ObjectExpression') {
      changes.push(...(value['properties'] as Node[]).map((property) => dropped(source, property)));
    }
    if (name === 'target' && isNode(value) && typeof value['value'] === 'string') {
      const at = targets.indexOf(value['value']);
      const other = targets[(at + 1) % targets.length];
      if (other !== undefined && other !== value['value']) {
        const words = `'${value['value']}' leads to '${other}'`;
        changes.push({start: value.start, end: value.end, replacement: `'${other}'`, words});
      }
    }
    return changes;
  }
  if (node.type === 'ArrayExpression') {
    const elements = (node['elements'] as Node[]).filter(isNode);
    return elements.some(isTransition) ? elements.map((element) => dropped(source, element)) : [];
  }
  if (node.type === 'CallExpression' && isAssign(node)) {
    return assignedObjects(node).flatMap(({properties}) =>
      (properties as Node[]).map((property) => dropped(source, property)),
    );
  }
  return [];
};

const childrenOf = (node: Node): Node[] =>
  Object.entries(node)
    .filter(([key]) => key !== 'parent')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode)
    .filter(
      ({type}) =>
        !type.startsWith('TS') || type === 'TSAsExpression' || type === 'TSSatisfiesExpression',
    );

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesIn(child);
}

const targetsIn = (source: string): string[] => [
  ...new Set([...source.matchAll(/target: '([^']+)'/g)].map(([, target]) => target ?? '')),
];

/** Everything that is tried on a file: guards, targets, transitions, actions, conditions and what is assigned. */
export const mutantsOf = (file: string): Mutant[] => {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const {program} = parseSync(file, source);
  const targets = targetsIn(source);
  const changes = [...nodesIn(program as unknown as Node)].flatMap((node) => [
    ...chartChanges(source, node, targets),
    ...expressionChanges(source, node),
  ]);
  const seen = new Set<string>();
  return changes
    .filter(({start, end, replacement}) => {
      const key = `${start}-${end}-${replacement}`;
      return !seen.has(key) && Boolean(seen.add(key));
    })
    .map((change) => ({file, line: source.slice(0, change.start).split('\n').length, ...change}));
};

/** The machines and what they are made of; examples for tests and bare types say nothing that can be wrong. */
export const mutatedFiles = (): string[] =>
  readdirSync(join(ROOT, 'machines'), {recursive: true, encoding: 'utf8'})
    .map((path) => `machines/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !/(Model|Types)\.ts$/.test(path))
    .toSorted();

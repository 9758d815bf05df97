import { isLeftOut } from './left-out.ts';
import { bare, below, child, list, nameOf, type Node, parse, word } from './syntax.ts';

/** The kinds of changes. */
export const KINDS = [
  'negate',
  'compare',
  'logic',
  'number',
  'boolean',
  'arithmetic',
  'extreme',
  'seat',
  'item',
  'step',
] as const;

/** The kind of a change. */
export type ChangeKind = (typeof KINDS)[number];

/** One change: the text from `start` to `end` is replaced by `to`. */
export interface Change {
  readonly file: string;
  readonly line: number;
  readonly kind: ChangeKind;
  readonly start: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
  /** True when a statement is removed; otherwise an expression is replaced. */
  readonly drops: boolean;
}

/** A node with the nodes above it, nearest first. */
interface NodeInContext {
  readonly node: Node;
  readonly field: string;
  readonly above: readonly Node[];
}

const COMPARED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};
const COMPUTED: Readonly<Record<string, string>> = {
  '+': '-',
  '-': '+',
  '*': '+',
  '/': '*',
  '%': '+',
  '&': '|',
  '|': '&',
  '<<': '>>',
  '>>': '<<',
};
const ASSIGNED: Readonly<Record<string, string>> = { '+=': '-=', '-=': '+=', '&=': '|=', '|=': '&=' };
const EXTREMES: Readonly<Record<string, string>> = { min: 'max', max: 'min', some: 'every', every: 'some' };

/** Pairs of names that are easily confused. */
const SIDES: readonly (readonly [string, string])[] = [
  ['attacker', 'defender'],
  ['onAttacker', 'onDefender'],
  ['from', 'to'],
  ['giver', 'taker'],
  ['buyer', 'seller'],
];
/** Names of variables for a seat; the change uses the seat with the next number. */
const ACTORS = /^(seat|player|faction|who|owner|actor)$/;
/** Statements that can be removed, because they declare nothing. */
const STEPS = /^(Expression|If|For|ForOf|While|Break|Continue)Statement$/;

const otherSide = (name: string): string | undefined =>
  SIDES.flatMap(([a, b]) => (name === a ? [b] : name === b ? [a] : []))[0];

/** All changes of a file that break a rule, in the order of the text. */
export function findChanges(file: string, text: string): readonly Change[] {
  const program = parse(file, text);
  if (program === undefined) throw new Error(`${file} is no TypeScript.`);
  const found: Change[] = [];
  const lines = lineStarts(text);
  const visit = (place: NodeInContext): void => {
    if (isLeftOut(place.node, place.field, place.above)) return;
    for (const [kind, to] of changesAt(place, text)) {
      const { start, end } = place.node;
      const line = lines.findLastIndex((at) => at <= start) + 1;
      found.push({ file, line, kind, start, end, from: text.slice(start, end), to, drops: kind === 'step' });
    }
    const above = [place.node, ...place.above];
    for (const [field, node] of below(place.node)) visit({ node, field, above });
  };
  visit({ node: program, field: '', above: [] });
  return found.sort((a, b) => a.start - b.start || b.end - a.end);
}

function lineStarts(text: string): readonly number[] {
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}

function changesAt(place: NodeInContext, text: string): readonly (readonly [ChangeKind, string])[] {
  const found: [ChangeKind, string][] = [];
  const { node } = place;
  const whole = text.slice(node.start, node.end);
  if (isCondition(place)) found.push(['negate', `!(${whole})`]);
  if (STEPS.test(node.type) && place.field !== 'update') found.push(['step', '{}']);
  const other = changeOf(place, text);
  if (other !== undefined) found.push(other);
  return found;
}

/** True for the condition of a branch or loop, or for a part of a longer condition that has no other change. */
function isCondition({ node, field, above }: NodeInContext): boolean {
  const parent = above[0];
  if (node.type === 'LogicalExpression' || node.type === 'Literal') return false;
  if (field === 'test' && parent?.type !== 'SwitchCase') return true;
  const isOperand = parent?.type === 'LogicalExpression' && word(parent, 'operator') !== '??';
  return isOperand && /^(Call|Member|Chain)Expression$|^Identifier$/.test(node.type);
}

function changeOf(place: NodeInContext, text: string): [ChangeKind, string] | undefined {
  const { node, field, above } = place;
  const parent = above[0];
  const cut = (part: Node | undefined): string => (part === undefined ? '' : text.slice(part.start, part.end));
  const left = child(node, 'left');
  const right = child(node, 'right');
  const operator = word(node, 'operator');
  const between = (swapped: string): string => {
    const gap = text.slice(left!.end, right!.start);
    return cut(left) + gap.replace(operator, swapped) + cut(right);
  };
  switch (node.type) {
    case 'BinaryExpression': {
      const compared = COMPARED[operator];
      // Negating the condition is the same change.
      if (compared !== undefined && /=/.test(operator + compared) && /^[=!]/.test(operator) && isCondition(place))
        return;
      if (compared !== undefined) return ['compare', between(compared)];
      const computed = COMPUTED[operator];
      return computed === undefined || isText(left!) || isText(right!) ? undefined : ['arithmetic', between(computed)];
    }
    case 'LogicalExpression':
      return operator === '&&' ? ['logic', between('||')] : operator === '||' ? ['logic', between('&&')] : undefined;
    case 'UnaryExpression':
      return operator === '!' && !isCondition(place) ? ['negate', cut(child(node, 'argument'))] : undefined;
    case 'AssignmentExpression': {
      const assigned = ASSIGNED[operator];
      return assigned === undefined || isText(right!) ? undefined : ['arithmetic', between(assigned)];
    }
    case 'UpdateExpression': {
      if (parent?.type === 'ForStatement') return undefined;
      return ['arithmetic', cut(node).replace(operator, operator === '++' ? '--' : '++')];
    }
    case 'Literal':
      if (typeof node['value'] === 'boolean') return ['boolean', String(!node['value'])];
      return typeof node['value'] === 'number' && Number.isInteger(node['value']) && !isKey(place)
        ? ['number', String(node['value'] + 1)]
        : undefined;
    case 'CallExpression': {
      const callee = child(node, 'callee');
      const extreme = EXTREMES[nameOf(callee && child(callee, 'property'))];
      if (callee?.type !== 'MemberExpression' || extreme === undefined) return undefined;
      const at = child(callee, 'property')!;
      return ['extreme', text.slice(node.start, at.start) + extreme + text.slice(at.end, node.end)];
    }
    case 'ArrayExpression': {
      const items = list(node, 'elements');
      const inFunction = above.some(({ type }) => /Function/.test(type));
      return inFunction && items.length > 0 ? ['item', `[${items.slice(0, -1).map(cut).join(', ')}]`] : undefined;
    }
    case 'Identifier':
    case 'MemberExpression':
      return isRead(place) && field !== 'callee' ? swapped(node, cut) : undefined;
    default:
      return undefined;
  }
}

/** The other one of a pair of names, or the seat with the next number. */
function swapped(node: Node, cut: (part: Node | undefined) => string): [ChangeKind, string] | undefined {
  const property = node.type === 'MemberExpression' && node['computed'] === false ? child(node, 'property') : node;
  const name = nameOf(property);
  const other = node.type === 'MemberExpression' ? otherSide(name) : undefined;
  if (other !== undefined) return ['seat', `${cut(child(node, 'object'))}.${other}`];
  return ACTORS.test(name) ? ['seat', `(${cut(node)} ^ 1)`] : undefined;
}

/** True when the value of a name is read here: not declared, written, called, or part of a longer path. */
function isRead({ node, field, above }: NodeInContext): boolean {
  const parent = above[0];
  if (parent === undefined) return false;
  switch (parent.type) {
    case 'CallExpression':
    case 'NewExpression':
      return field === 'arguments';
    case 'BinaryExpression':
    case 'ReturnStatement':
    case 'ConditionalExpression':
    case 'ArrayExpression':
      return true;
    case 'AssignmentExpression':
      return field === 'right';
    case 'VariableDeclarator':
      return field === 'init';
    case 'ArrowFunctionExpression':
      return field === 'body';
    case 'Property':
      return field === 'value' && parent['shorthand'] === false && above[1]?.type === 'ObjectExpression';
    case 'MemberExpression':
      return field === 'property' && parent['computed'] === true && node.type !== 'Literal';
    default:
      return false;
  }
}

const isKey = ({ field, above }: NodeInContext): boolean => field === 'key' && above[0]?.['computed'] !== true;

/** True when an operand is a text: then a plus joins texts. */
function isText(node: Node): boolean {
  const { type, value } = bare(node) as { type: string; value?: unknown };
  return type === 'TemplateLiteral' || (type === 'Literal' && typeof value === 'string');
}

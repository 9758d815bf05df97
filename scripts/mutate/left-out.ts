import { child, list, nameOf, type Node } from './syntax.ts';

/**
 * Places inside rule files where a change breaks no rule, by these rules:
 *
 * 1. imports, exports of names and types: nothing of them runs;
 * 2. events: `if (out.on) …` and `out.emit(…)`, which only the log shows;
 * 3. what never happens: `throw`, `if (…) throw …`, and a `default:` that throws;
 * 4. texts: template literals and the `name` of a chance;
 * 5. arguments of a refusal after its reason: they fill in the text that is shown;
 * 6. `got: …` in a frame: the kernel's own slot, written before it is read;
 * 7. the end of a counting loop, `i < n` with `i++`: one step beyond the end of a list there is nothing to find. That the
 *    loop starts at its first and does its work is broken all the same;
 * 8. `if (o.verb !== '…') return '…'` in a step that returns to itself: other answers are not offered there, the line only
 *    narrows a type;
 * 9. `part`, `quiet`, `secret` of a window, `hired` of a piece and `ok` of a result: their types have one value only, the
 *    other one does not compile;
 * 10. optimizations: `ask.isSatisfied`, `markShareable(…)`, `Object.freeze(…)`.
 */
export function isLeftOut(node: Node, field: string, above: readonly Node[]): boolean {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'TemplateLiteral':
    case 'ThrowStatement':
      return true;
    case 'MemberExpression':
      return memberName(node) === 'isSatisfied';
    case 'UnaryExpression':
      return memberName(child(node, 'argument')) === 'isSatisfied';
    case 'IfStatement':
      return (
        guardsEvents(child(node, 'test')) ||
        memberName(child(node, 'test')) === 'isSatisfied' ||
        onlyThrows(child(node, 'consequent')) ||
        isNarrowing(node, above)
      );
    case 'SwitchCase':
      return child(node, 'test') === undefined && list(node, 'consequent').some(onlyThrows);
    case 'ExpressionStatement':
      return isCallOf(child(node, 'expression'), 'emit') || isOptimization(child(node, 'expression'));
    case 'CallExpression':
      return isCallOf(node, 'emit') || (field === 'arguments' && isRefusalArgument(node, above[0]));
    case 'Property':
      return ONE_VALUE.includes(nameOf(child(node, 'key')));
    case 'BinaryExpression':
      return isEnd(node, above);
    default:
      return field === 'arguments' && isRefusalArgument(node, above[0]);
  }
}

const ONE_VALUE = ['got', 'name', 'part', 'quiet', 'secret', 'hired', 'ok'];

const isOptimization = (node: Node | undefined): boolean =>
  isCallOf(node, 'freeze') || (node?.type === 'CallExpression' && nameOf(child(node, 'callee')) === 'markShareable');

const memberName = (node: Node | undefined): string =>
  node?.type === 'MemberExpression' ? nameOf(child(node, 'property')) : '';

/** True for a condition that contains `out.on`. */
const guardsEvents = (test: Node | undefined): boolean =>
  memberName(test) === 'on' ||
  (test?.type === 'LogicalExpression' && (guardsEvents(child(test, 'left')) || guardsEvents(child(test, 'right'))));

const isCallOf = (node: Node | undefined, method: string): boolean =>
  node?.type === 'CallExpression' && memberName(child(node, 'callee')) === method;

function isNarrowing(node: Node, above: readonly Node[]): boolean {
  const test = child(node, 'test');
  const back = child(node, 'consequent');
  const to = back?.type === 'ReturnStatement' ? child(back, 'argument') : undefined;
  const isOwn = above.some((each) => each.type === 'Property' && nameOf(child(each, 'key')) === to?.['value']);
  return test?.type === 'BinaryExpression' && memberName(child(test, 'left')) === 'verb' && isOwn;
}

/** The first condition of a counting loop, alone or before `&&`. */
function isEnd(test: Node, above: readonly Node[]): boolean {
  const loop = above.find(({ type }) => type !== 'LogicalExpression');
  if (loop?.type !== 'ForStatement' || child(loop, 'update')?.type !== 'UpdateExpression') return false;
  return test['operator'] === '<' && test.start === child(loop, 'test')?.start;
}

function onlyThrows(node: Node | undefined): boolean {
  if (node?.type === 'BlockStatement') return list(node, 'body').length > 0 && list(node, 'body').every(onlyThrows);
  return node?.type === 'ThrowStatement';
}

const isRefusalArgument = (node: Node, call: Node | undefined): boolean =>
  call !== undefined && isCallOf(call, 'refuse') && list(call, 'arguments').indexOf(node) >= 2;

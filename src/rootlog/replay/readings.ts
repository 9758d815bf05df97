import { AVAILABLE, DECK, DISCARD, LOST_SOULS } from '../../games/root/components/piles.ts';
import { WOOD } from '../../games/root/components/pieces.ts';
import type { Need } from '../read/need.ts';
import type { Slip } from '../read/known-slips.ts';
import { readAction } from '../read/action.ts';
import { NotationError, type Turn } from '../read/notation.ts';
import type { Task } from '../read/task.ts';
import { ITEM_LETTERS, SUIT_LETTERS } from './recorded-game.ts';

/** Another way to read some actions of a turn: the columns of the actions, and what each is read as. */
export interface Reading {
  readonly actions: readonly { readonly column: number; readonly read: string }[];
}

/** Most readings of one action that are tried. */
const MOST_READINGS = 16;
const CLEARINGS = 12;

/** A part of an action that a scribe may get wrong: a clearing, a number, a letter. */
const PART = /\((\d),(\d)\)|(\d+)|%([a-z])|([A-Z])(?=[#@])|([A-Z])(\$?)/g;

/** A text that an action may have meant; of rank 0 when only the letter of a faction is another. */
interface RankedReading {
  readonly rank: number;
  readonly read: string;
}

/** The texts that differ from an action in one part: the letter of a faction, a clearing, an item, a number, a suit, hand for board. */
export function readingsOf(text: string, letters: readonly string[], mentioned: readonly number[]): RankedReading[] {
  const found: RankedReading[] = [];
  if (/^(?:[A-Z])?(?:\+\+|--)\d*$/.test(text)) return [];
  for (const m of text.matchAll(PART)) {
    const [whole, die, , number, item, suit, faction, board] = m;
    const at = m.index;
    const put = (rank: number, part: string): number =>
      found.push({ rank, read: text.slice(0, at) + part + text.slice(at + whole.length) });
    if (die !== undefined) continue;
    if (number !== undefined) {
      const isCount = /[A-Za-z#%(]/.test(text[at + whole.length] ?? '') && /^$|[(+]/.test(text[at - 1] ?? '');
      if (isCount) for (const other of [Number(number) + 1, Number(number) - 1]) put(2, String(other));
      else for (let c = 1; c <= CLEARINGS; c++) if (c !== Number(number)) put(mentioned.includes(c) ? 1 : 4, String(c));
    } else if (item !== undefined) {
      for (const other of ITEM_LETTERS) if (other !== item) put(2, `%${other}`);
    } else if (suit !== undefined) {
      for (const other of SUIT_LETTERS) if (other !== suit) put(5, other);
    } else if (faction !== undefined && letters.includes(faction)) {
      for (const other of letters) if (other !== faction) put(0, other + board);
      if (board === '' && text[at - 1] === '>') put(0, `${faction}$`);
    }
  }
  return found.sort((a, b) => a.rank - b.rank).slice(0, MOST_READINGS);
}

/** The clearings that the actions of a turn mention. */
export function clearingsOf(turn: Turn): number[] {
  const all = new Set<number>();
  for (const { changes } of turn.actions)
    for (const change of changes) {
      if (change.kind === 'battle') all.add(change.clearing);
      if (change.kind !== 'piece') continue;
      for (const at of [change.from, change.to]) if (at?.at === 'clearing') all.add(at.clearing);
    }
  return [...all];
}

/** A clearing of an action, where a number is neither a count nor a die. */
const CLEARING = /(?<=[a-z>+)_])\d+(?![A-Za-z#%(\d])/g;
const BATTLE = /(?<=^[A-Z]?X[A-Z])\d+/g;
const withClearing = (text: string, from: number, to: number): string =>
  text.replace(/X/.test(text) ? BATTLE : CLEARING, (number) => (Number(number) === from ? String(to) : number));

/** The readings of a turn in which one clearing was written for another in every action. */
export function wrongClearings(turn: Turn, differing: readonly string[]): Reading[] {
  const mentioned = clearingsOf(turn);
  return mentioned.flatMap((from) => {
    const hasIt = (text: string): boolean => withClearing(text, from, -1) !== text;
    if (differing.filter(hasIt).length < 2) return [];
    const others = Array.from({ length: CLEARINGS }, (_, c) => c + 1).filter((c) => c !== from);
    return others.map((to) => ({
      actions: turn.actions.flatMap(({ text, column }) =>
        hasIt(text) ? [{ column, read: withClearing(text, from, to) }] : [],
      ),
    }));
  });
}

/** The slips that a reading stands for; undefined when it is not in the notation. */
export function slipsFor(reading: Reading, turn: Turn): Slip[] | undefined {
  const slips: Slip[] = [];
  for (const { column, read } of reading.actions) {
    const action = turn.actions.find((each) => each.column === column)!;
    const nth = turn.actions.filter((each) => each.text === action.text && each.column <= column).length;
    try {
      readAction(read, turn.faction, turn.line, column);
    } catch (error) {
      if (error instanceof NotationError) return undefined;
      throw error;
    }
    slips.push({ line: turn.line, action: action.text, nth, kind: 'scribe', read, why: '' });
  }
  return slips;
}

/** True for piles that all players use: the deck, discarded and available cards. */
const isShared = (pile: number): boolean =>
  pile === DECK || pile === DISCARD || pile === LOST_SOULS || pile === AVAILABLE;

/** What the needs of an action concern: pieces in clearings, piles, items, pawns, funds. */
export function keysOf(task: Task): string[] {
  return task.needs.flatMap((need) => {
    switch (need.kind) {
      case 'piece':
        return [need.from, need.to].flatMap((at) => (at >= 0 ? [`piece ${need.piece} ${at}`] : []));
      case 'card':
        return [...need.from, ...need.to].flatMap((pile) => (isShared(pile) ? [] : [`pile ${pile}`]));
      case 'item':
      case 'pawn':
      case 'quest':
        return ['faction' in need ? `pack ${need.faction}` : `pack ${task.faction}`];
      case 'box':
        return [`funds ${need.owner}`];
      default:
        return [];
    }
  });
}

/** Most actions between a payment and what it pays for. */
const PAYMENT_REACH = 2;

/** True when a need is the payment for another one: cards, wood, funds, acolytes or items that are spent. */
function isPayment(need: Need): boolean {
  switch (need.kind) {
    case 'card':
      return !isShared(need.from[0]!) && need.to.includes(DISCARD);
    case 'piece':
      return need.piece === WOOD && need.to < 0;
    case 'box':
      return need.to === 'supply';
    case 'acolytes':
      return !need.more;
    case 'item':
      return need.deed === 'exhausted';
    default:
      return false;
  }
}

/** The clearing that a battle or move leads to; -1: none. */
function targetOf(need: Need): number {
  if (need.kind === 'battle') return need.clearing;
  if (need.kind === 'pawn') return need.to;
  return need.kind === 'piece' && need.from >= 0 ? need.to : -1;
}

/** True when an action happens in a clearing: a battle, a loss, a placing. */
function isIn(need: Need, clearing: number): boolean {
  if (need.kind === 'battle') return need.clearing === clearing;
  return need.kind === 'piece' && (need.from === clearing || (need.from < 0 && need.to === clearing));
}

/** True when an action is the effect of an earlier one of its turn: what is paid for, and what happens where a battle or move led. */
export function isEffect(before: Task, task: Task, apart: number): boolean {
  const places = task.needs.some((need) => need.kind === 'piece' && need.from < 0);
  if (places && apart <= PAYMENT_REACH && before.needs.length > 0 && before.needs.every(isPayment)) return true;
  return before.needs.some((need) => {
    const target = targetOf(need);
    return target >= 0 && task.needs.some((effect) => isIn(effect, target));
  });
}

import { CHARACTERS } from '../09-vagabond/characters.ts';
import { LEADERS } from '../07-eyrie/state.ts';
import { isVagabond } from '../02-key-terms/players.ts';
import { AVAILABLE, DECK, DECREE, DISCARD, handOf, LOST_SOULS, playArea, SUPPORTERS } from '../piles.ts';
import { ALLIANCE, EYRIE } from '../words.ts';
import { readAction } from './action.ts';
import { titlesOf } from './names.ts';
import type { Action, Change, Location, Turn } from './notation.ts';
import type { Slip } from './slips.ts';
import { ITEM_LETTERS, SUIT_LETTERS, type World } from './world.ts';

/** What happens to one item of a Vagabond. */
const ITEM_DEEDS = ['exhausted', 'refreshed', 'damaged', 'repaired', 'explored', 'item-taken', 'item-lost'] as const;
/** The name of such a deed. */
export type ItemDeed = (typeof ITEM_DEEDS)[number];

/** What the record says must happen, in the engine's terms. */
export type Need =
  | {
      readonly kind: 'piece';
      readonly piece: number;
      readonly from: number;
      readonly to: number;
      readonly count: number;
    }
  | {
      readonly kind: 'card';
      readonly from: readonly number[];
      readonly to: readonly number[];
      readonly suit: number;
      readonly titles: readonly number[];
      readonly count: number;
    }
  | { readonly kind: 'points'; readonly faction: number; readonly points: number; readonly count: 1 }
  | {
      readonly kind: 'battle';
      readonly attacker: number;
      readonly defender: number;
      readonly clearing: number;
      readonly dice?: readonly [number, number];
      readonly count: 1;
    }
  | { readonly kind: 'ambush'; readonly faction: number; readonly suit: number; readonly count: 1 }
  | {
      readonly kind: 'craft';
      readonly faction: number;
      readonly item: number;
      readonly titles: readonly number[];
      readonly count: 1;
    }
  | {
      readonly kind: 'item';
      readonly deed: ItemDeed;
      readonly faction: number;
      readonly item: number;
      readonly count: number;
    }
  | { readonly kind: 'pawn'; readonly faction: number; readonly to: number; readonly count: 1 }
  | {
      readonly kind: 'relation';
      readonly faction: number;
      readonly other: number;
      readonly value: number;
      readonly count: 1;
    }
  | { readonly kind: 'quest'; readonly suit: number; readonly count: 1 }
  | { readonly kind: 'leader'; readonly leader: number; readonly count: 1 }
  | { readonly kind: 'character'; readonly faction: number; readonly character: number; readonly count: 1 }
  | { readonly kind: 'turmoil'; readonly count: 1 }
  | { readonly kind: 'league'; readonly faction: number; readonly item: number; readonly count: number }
  | { readonly kind: 'shown'; readonly faction: number; readonly to: number; readonly count: 1 }
  | { readonly kind: 'officers'; readonly more: boolean; readonly count: number }
  | { readonly kind: 'coalition'; readonly faction: number; readonly partner: number; readonly count: 1 };

/** One recorded action with what it needs. */
export interface Task {
  readonly line: number;
  readonly action: Action;
  readonly faction: number;
  /** True: nothing the engine's rules can judge; it is simply carried out. */
  readonly outside: boolean;
  readonly needs: readonly Need[];
  /** What the action is taken for, when it is not taken at its word. */
  readonly slip?: Slip;
}

const COLUMNS = ['r', 'm', 'x', 'b'];
const RELATIONS: Readonly<Record<string, number>> = { h: -1, '0': 0, '1': 1, '2': 2, a: 3 };

/** The tasks of a turn, in the order of the record; slips are read as they are meant. */
export function tasksOf(world: World, turn: Turn, slips: readonly Slip[] = []): Task[] {
  const tasks: Task[] = [];
  const faction = world.faction(turn.faction);
  const times: Record<string, number> = {};
  for (const action of turn.actions) {
    const nth = (times[action.text] = (times[action.text] ?? 0) + 1);
    const slip = slips.find(
      (each) => each.line === turn.line && each.action === action.text && (each.nth ?? nth) === nth,
    );
    for (const read of readings(action, turn, slip)) {
      const before = tasks[tasks.length - 1];
      const outside = !world.plays(turn.faction) || isOutside(world, read, turn.faction) || follows(before, read);
      const needs = read.changes.flatMap((change) => needsOf(world, change, turn.faction));
      tasks.push({ line: turn.line, action: read, faction, outside, needs, ...(slip ? { slip } : {}) });
    }
  }
  return tasks;
}

/** The action itself, or what it is taken for; one that did not happen stays as an action that needs nothing. */
function readings(action: Action, turn: Turn, slip: Slip | undefined): Action[] {
  if (slip?.read === undefined) return [action];
  if (slip.read === '') return [{ ...action, changes: [] }];
  return slip.read.split('/').map((text) => ({
    text: action.text,
    column: action.column,
    changes: readAction(text, turn.faction, turn.line, action.column),
  }));
}

/** What follows from something outside: the point for an exposed plot, the card of a ferry trip. */
function follows(before: Task | undefined, action: Action): boolean {
  if (!before?.outside) return false;
  const [was] = before.action.changes;
  const [is] = action.changes;
  if (was?.kind === 'foreign' || (was?.kind === 'piece' && was.piece === 't' && is?.kind === 'points'))
    return is?.kind === 'points' || (is?.kind === 'piece' && is.piece === 't' && is.to === undefined);
  return was?.kind === 'piece' && isFerry(before.action) && is?.kind === 'card';
}

const isFerry = (action: Action): boolean => action.changes.some((c) => c.kind === 'piece' && c.piece === 'f');

const ownerOf = (at: Location | undefined): string | undefined =>
  at?.at === 'hand' || at?.at === 'board' ? at.faction : undefined;

/** True for services, plots, ferries and whatever else belongs to rules that are not played here. */
function isOutside(world: World, action: Action, self: string): boolean {
  const foreign = (letter: string | undefined): boolean => letter !== undefined && !world.plays(letter);
  return action.changes.some((c) => {
    switch (c.kind) {
      case 'foreign':
        return true;
      case 'reveal':
        return foreign(c.to === '' ? undefined : c.to) || foreign(c.of);
      case 'marker':
        return foreign(c.board);
      case 'card':
        return foreign(ownerOf(c.from)) || foreign(ownerOf(c.to));
      case 'piece':
        if (c.piece === 'f') return true;
        if (c.to?.at === 'board') return foreign(c.to.faction);
        // Pieces of others that move or appear in our turn do so by their own rules.
        return (
          foreign(c.faction) &&
          c.to !== undefined &&
          c.faction !== self &&
          world.faction(c.faction) >= 0 &&
          c.from === undefined
        );
      case 'points':
        return false;
      default:
        return false;
    }
  });
}

function pilesOf(world: World, at: Location | undefined, missing: readonly number[]): readonly number[] {
  if (at === undefined) return missing;
  if (at.at === 'discard') return [DISCARD, LOST_SOULS];
  if (at.at === 'hand') return [handOf(world.faction(at.faction))];
  if (at.at !== 'board') return [];
  const f = world.faction(at.faction);
  if (f === EYRIE && at.column !== '') return [DECREE + COLUMNS.indexOf(at.column)];
  return f === ALLIANCE ? [SUPPORTERS, playArea(f)] : [playArea(f)];
}

function needsOf(world: World, c: Change, self: string): Need[] {
  switch (c.kind) {
    case 'battle': {
      const attacker = world.faction(c.attacker);
      const defender = world.faction(c.defender);
      const battle: Need = {
        kind: 'battle',
        attacker,
        defender,
        clearing: c.clearing - 1,
        ...(c.dice ? { dice: c.dice } : {}),
        count: 1,
      };
      const ambush = (faction: number, suit: string | undefined): Need[] =>
        suit ? [{ kind: 'ambush', faction, suit: SUIT_LETTERS.indexOf(suit), count: 1 }] : [];
      return [battle, ...ambush(defender, c.ambush), ...ambush(attacker, c.foil)];
    }
    case 'craft':
      return [
        {
          kind: 'craft',
          faction: world.faction(self),
          item: c.item ? ITEM_LETTERS.indexOf(c.item) : -1,
          titles: c.card ? titlesOf(c.card, '') : [],
          count: 1,
        },
      ];
    case 'points':
      return [{ kind: 'points', faction: world.faction(c.faction), points: c.points, count: 1 }];
    case 'coalition':
      return [{ kind: 'coalition', faction: world.faction(self), partner: world.faction(c.partner), count: 1 }];
    case 'marker':
      return markerNeeds(world, c);
    case 'piece':
      return pieceNeeds(world, c);
    case 'card':
      return cardNeeds(world, c, self);
    case 'item':
      return itemNeeds(world, c, self);
    case 'reveal':
      return c.to === '' ? [] : [{ kind: 'shown', faction: world.faction(c.of), to: world.faction(c.to), count: 1 }];
    default:
      return [];
  }
}

function markerNeeds(world: World, c: Extract<Change, { kind: 'marker' }>): Need[] {
  const faction = world.faction(c.board);
  if (faction === EYRIE && c.marker === '' && c.value === '') return [{ kind: 'turmoil', count: 1 }];
  const other = world.faction(c.marker);
  const value = RELATIONS[c.value];
  if (!isVagabond(faction) || other < 0 || value === undefined) return [];
  return [{ kind: 'relation', faction, other, value, count: 1 }];
}

function pieceNeeds(world: World, c: Extract<Change, { kind: 'piece' }>): Need[] {
  const faction = world.faction(c.faction);
  if (c.piece === 'p') return [{ kind: 'pawn', faction, to: world.place(c.to), count: 1 }];
  const piece = world.piece(c.faction, c.piece, c.sub);
  if (piece < 0) return [];
  const isBoard = (at: Location | undefined): boolean => at?.at === 'board';
  if (isBoard(c.from) || isBoard(c.to)) {
    const board = (isBoard(c.to) ? c.to : c.from) as Extract<Location, { at: 'board' }>;
    const officers = world.faction(board.faction) === ALLIANCE && c.piece === 'w';
    return officers ? [{ kind: 'officers', more: isBoard(c.to), count: c.count }] : boardPieces(world, c, piece);
  }
  return [{ kind: 'piece', piece, from: world.place(c.from), to: world.place(c.to), count: c.count }];
}

/** Warriors that go from a board to the map, or the other way: the board itself is nothing to us. */
function boardPieces(world: World, c: Extract<Change, { kind: 'piece' }>, piece: number): Need[] {
  const from = world.place(c.from);
  const to = world.place(c.to);
  return from < 0 && to < 0 ? [] : [{ kind: 'piece', piece, from, to, count: c.count }];
}

function cardNeeds(world: World, c: Extract<Change, { kind: 'card' }>, self: string): Need[] {
  if (c.from?.at === 'quests') return [{ kind: 'quest', suit: SUIT_LETTERS.indexOf(c.suit), count: 1 }];
  const faction = world.faction(self);
  if (c.name !== '' && c.from === undefined && c.to?.at === 'board') {
    const leader = (LEADERS as readonly string[]).indexOf(c.name);
    if (leader >= 0 && faction === EYRIE) return [{ kind: 'leader', leader, count: 1 }];
    const character = (CHARACTERS as readonly string[]).indexOf(c.name);
    if (character >= 0 && isVagabond(faction)) return [{ kind: 'character', faction, character, count: 1 }];
    return [];
  }
  const dominance = c.name === 'dom';
  const from = pilesOf(world, c.from, dominance ? [AVAILABLE] : [DECK]);
  // §10.2.6: at a table with the Cult a card that is discarded becomes a lost soul.
  const to = pilesOf(world, c.to, [DISCARD, AVAILABLE, LOST_SOULS]);
  if (from.length === 0 || to.length === 0) return [];
  const titles = c.name === '' ? [] : titlesOf(c.name, c.suit);
  return [{ kind: 'card', from, to, suit: SUIT_LETTERS.indexOf(c.suit), titles, count: c.count }];
}

/** Every item at once: the count of a wildcard. */
const ALL_ITEMS = 99;

function itemNeeds(world: World, c: Extract<Change, { kind: 'item' }>, self: string): Need[] {
  const to = c.to.map((each) => (each.at === 'areas' ? each.areas : each.at === 'board' ? '$' : '')).join('');
  const owner = c.from?.at === 'board' ? c.from.faction : self;
  const faction = world.faction(owner);
  const item = ITEM_LETTERS.indexOf(c.item);
  const count = c.item === '_' ? ALL_ITEMS : c.count;
  const deed = (name: ItemDeed, who = faction): Need => ({ kind: 'item', deed: name, faction: who, item, count });
  if (c.from?.at === 'clearing') return [deed('explored', world.faction(self))];
  if (c.from?.at === 'board' && to === '$') return [deed('item-taken', world.faction(self))];
  // Crafted items that League of Adventurous Mice turns face down are no Vagabond's.
  if (!isVagabond(faction)) return to === 'e' ? [{ kind: 'league', faction, item, count }] : [];
  if (c.to.length === 0) return [deed('item-lost')];
  const wasDamaged = c.from?.at === 'areas' && c.from.areas.includes('d');
  const deeds: Need[] = [];
  if (wasDamaged && !to.includes('d')) deeds.push(deed('repaired'));
  else if (to.includes('r')) deeds.push(deed('refreshed'));
  if (to.includes('e')) deeds.push(deed('exhausted'));
  if (to.includes('d')) deeds.push(deed('damaged'));
  return deeds;
}

/** True for a need that takes as much as comes. */
export const isWildcard = (need: Need): boolean => need.count === ALL_ITEMS;

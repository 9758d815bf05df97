import { RELIC_TYPES } from '../../../../games/root/factions/13-keepers/state.ts';
import { IS_BUILDING, IS_WARRIOR, OWNER, PIECES, RELIC } from '../../../../games/root/components/pieces.ts';
import type { RootView } from '../../../../games/root/view.ts';
import { CLEARING_COUNT, FACTIONS, type Faction, PARTIES, type Place } from '../../../../games/root/words.ts';
import type { Names } from '../names.ts';
import type { Kind, Piece } from './counter.tsx';

/** The colour family of a faction; the second Vagabond wears the first one's, hirelings have none. */
export function familyOf(party: number): string | undefined {
  const faction = FACTIONS[party];
  return faction === 'vagabond2' ? 'vagabond' : faction;
}

/** What stands in one place, by where it is drawn. */
export interface PlaceContents {
  /** Ruins and buildings, which fill slots. */
  readonly slots: readonly Piece[];
  readonly warriors: readonly Piece[];
  readonly tokens: readonly Piece[];
  readonly pawns: readonly Piece[];
}

const OWN_MARKS: Readonly<Record<string, string>> = { warlord: 'w-warlord', mob: 't-mob' };

/** The stamp of a piece. */
export function markOf(p: number): string {
  const name = PIECES[p]!;
  const family = familyOf(OWNER[p]!);
  if (family === undefined) return 'w-hireling';
  if (OWN_MARKS[name] !== undefined) return OWN_MARKS[name];
  return IS_WARRIOR[p] ? `f-${family}` : `${IS_BUILDING[p] ? 'b' : 't'}-${name}`;
}

/** The outline of a piece. */
export function kindOf(p: number): Kind {
  if (familyOf(OWNER[p]!) === undefined) return 'hireling';
  return IS_WARRIOR[p] ? 'warrior' : IS_BUILDING[p] ? 'building' : 'token';
}

/** Relics by type: one sees what they are, not what they are worth. */
function relicsAt(view: RootView, place: Place, names: Names): Piece[] {
  return RELIC_TYPES.flatMap((type, t): Piece[] => {
    const count = view.keepers.place.filter((where, relic) => where === place && Math.floor(relic / 4) === t).length;
    if (count === 0) return [];
    return [
      { kind: 'token', owner: 'keepers', mark: `t-relic-${type}`, count, label: `${names.relic(type)}: ${count}` },
    ];
  });
}

/** The pawns of Vagabonds, and of the Exile in his forest. */
function pawnsAt(view: RootView, place: Place, names: Names): Piece[] {
  const vagabonds = view.vagabonds.flatMap((vagabond, i): Piece[] => {
    const faction = (['vagabond', 'vagabond2'] as const)[i]!;
    if (vagabond.place !== place || !view.factions.includes(faction)) return [];
    return [{ kind: 'pawn', owner: 'vagabond', mark: 'f-vagabond', count: 1, label: names.faction(faction) }];
  });
  if (view.hirelings?.exile !== place) return vagabonds;
  const exile: Piece = {
    kind: 'hireling',
    owner: undefined,
    mark: 'w-hireling',
    count: 1,
    label: names.party('the-exile'),
  };
  return [...vagabonds, exile];
}

/** What stands in a forest. */
export function inForest(i: number, view: RootView, names: Names): Piece[] {
  const place = CLEARING_COUNT + i;
  return [...pawnsAt(view, place, names), ...relicsAt(view, place, names)];
}

/** So many of a piece; those of hirelings look alike, therefore it is said whose they are. */
function labelOf(p: number, count: number, names: Names): string {
  const pieces = names.count(PIECES[p]!, count);
  const name = names.party(PARTIES[OWNER[p]!]!);
  const isNamed = kindOf(p) !== 'hireling' || pieces === name;
  return isNamed ? pieces : names.say.t('root-board.aria.pieces', { name, pieces: [pieces] });
}

/** What stands in a clearing. */
export function contentsAt(view: RootView, c: number, names: Names): PlaceContents {
  const slots: Piece[] = [];
  const warriors: Piece[] = [];
  const tokens: Piece[] = [];
  if (view.ruin[c] === 1)
    slots.push({ kind: 'building', owner: undefined, mark: 'b-ruin', count: 1, label: names.terms.name('root.ruin') });
  PIECES.forEach((_, p) => {
    const count = view.on[p * CLEARING_COUNT + c] ?? 0;
    if (count === 0 || p === RELIC) return;
    const piece: Piece = {
      kind: kindOf(p),
      party: OWNER[p]!,
      owner: familyOf(OWNER[p]!),
      mark: markOf(p),
      count,
      label: labelOf(p, count, names),
    };
    // Every building has a slot of its own.
    if (IS_BUILDING[p]) for (let i = 0; i < count; i++) slots.push({ ...piece, count: 1 });
    else (IS_WARRIOR[p] ? warriors : tokens).push(piece);
  });
  tokens.push(...relicsAt(view, c, names));
  return { slots, warriors, tokens, pawns: pawnsAt(view, c, names) };
}

/** Everything that stands there, in words: what is whose. */
export function wordsOf({ slots, warriors, tokens, pawns }: PlaceContents, names: Names): string[] {
  const whose = new Map<string, Map<string, number>>();
  for (const { party, label, kind } of [...slots, ...warriors, ...tokens, ...pawns]) {
    // Hirelings, ruins and pawns are named by what they are.
    const owner = party === undefined || kind === 'pawn' || kind === 'hireling' ? '' : names.party(PARTIES[party]!);
    const pieces = whose.get(owner) ?? new Map<string, number>();
    pieces.set(label, (pieces.get(label) ?? 0) + 1);
    whose.set(owner, pieces);
  }
  return [...whose].flatMap(([name, labels]) => {
    // Buildings of one kind stand in slots of their own: each is said.
    const pieces = [...labels].map(([label, times]) => (times > 1 ? `${label} × ${times}` : label));
    return name === '' ? pieces : [names.say.t('root-board.aria.pieces', { name, pieces })];
  });
}

/** The family whose ring a clearing wears; hirelings rule without a ring. */
export const rulerOf = (view: RootView, c: number): string | undefined => familyOf(view.ruler[c] as Faction);

import { IS_BUILDING, IS_WARRIOR, OWNER, PIECES } from '../../../../games/root/components/pieces.ts';
import { CLEARING_COUNT, type Faction, PARTIES, type Place } from '../../../../games/root/words.ts';
import type { Names } from '../names.ts';
import { DISTINCT_UIS } from '../factions/index.ts';
import type { PieceKind, Piece } from './piece.ts';
import { familyOf } from './family.ts';
import { landmarksIn } from './landmarks.ts';
import type { RootView } from '../../../../games/root/view-types.ts';

/** What stands in one place, by where it is drawn. */
export interface PlaceContents {
  /** Ruins and buildings, which fill slots. */
  readonly slots: readonly Piece[];
  readonly warriors: readonly Piece[];
  readonly tokens: readonly Piece[];
  readonly pawns: readonly Piece[];
  /** §21: landmarks stand beside their clearing. */
  readonly landmarks: readonly Piece[];
}

const OWN_MARKS = Object.assign({}, ...DISTINCT_UIS.map(({ marks }) => marks)) as Readonly<Record<string, string>>;
/** Pieces that differ from each other: their factions draw them. */
const APART: readonly string[] = DISTINCT_UIS.flatMap(({ drawnApart }) => drawnApart ?? []);

/** True for pawns, the Exile's included. */
const isPawn = ({ kind }: Piece): boolean => kind === 'pawn' || kind === 'hireling';

/** The stamp of a piece. */
export function markOf(p: number): string {
  const name = PIECES[p]!;
  const family = familyOf(OWNER[p]!);
  if (family === undefined) return 'w-hireling';
  if (OWN_MARKS[name] !== undefined) return OWN_MARKS[name];
  return IS_WARRIOR[p] ? `f-${family}` : `${IS_BUILDING[p] ? 'b' : 't'}-${name}`;
}

/** The outline of a piece. */
export function kindOf(p: number): PieceKind {
  if (familyOf(OWNER[p]!) === undefined) return 'hireling';
  return IS_WARRIOR[p] ? 'warrior' : IS_BUILDING[p] ? 'building' : 'token';
}

/** What factions draw apart from their common pieces, and the Exile in his forest. */
function apartAt(view: RootView, place: Place, names: Names): Piece[] {
  const own = DISTINCT_UIS.flatMap(({ piecesAt }) => piecesAt?.(view, place, names) ?? []);
  if (view.hirelings?.exile !== place) return own;
  return [
    ...own,
    { kind: 'hireling', owner: undefined, mark: 'w-hireling', count: 1, label: names.party('the-exile') },
  ];
}

/** What stands in a forest. */
export function inForest(i: number, view: RootView, names: Names): Piece[] {
  const place = CLEARING_COUNT + i;
  const pieces = apartAt(view, place, names);
  return [...pieces.filter(isPawn), ...pieces.filter((piece) => !isPawn(piece))];
}

/** A number of pieces of one kind; those of hirelings look alike, therefore it is said whose they are. */
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
    if (count === 0 || APART.includes(PIECES[p]!)) return;
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
  // §21.1.2: landmarks are nobody's.
  const landmarks = landmarksIn(view)
    .filter(({ clearing }) => clearing === c)
    .map(
      ({ name }): Piece => ({
        kind: 'token',
        owner: undefined,
        mark: `t-${name}`,
        count: 1,
        label: names.terms.name(`root.landmark.${name}`),
      }),
    );
  const apart = apartAt(view, c, names);
  tokens.push(...apart.filter((piece) => !isPawn(piece)));
  return { slots, warriors, tokens, pawns: apart.filter(isPawn), landmarks };
}

/** Everything that stands there, in words: what is whose. */
export function wordsOf({ slots, warriors, tokens, pawns, landmarks }: PlaceContents, names: Names): string[] {
  const whose = new Map<string, Map<string, number>>();
  for (const { party, label, kind } of [...landmarks, ...slots, ...warriors, ...tokens, ...pawns]) {
    // Hirelings, ruins and pawns are named by what they are.
    const owner = party === undefined || kind === 'pawn' || kind === 'hireling' ? '' : names.party(PARTIES[party]!);
    const pieces = whose.get(owner) ?? new Map<string, number>();
    // Buildings of one kind stand in slots of their own, and the label of each counts them all.
    if (kind === 'building' && pieces.has(label)) continue;
    pieces.set(label, (pieces.get(label) ?? 0) + 1);
    whose.set(owner, pieces);
  }
  return [...whose].flatMap(([name, labels]) => {
    const pieces = [...labels].map(([label, times]) => (times > 1 ? `${label} × ${times}` : label));
    return name === '' ? pieces : [names.say.t('root-board.aria.pieces', { name, pieces })];
  });
}

/** The family whose ring a clearing wears; hirelings rule without a ring. */
export const rulerOf = (view: RootView, c: number): string | undefined => familyOf(view.ruler[c] as Faction);

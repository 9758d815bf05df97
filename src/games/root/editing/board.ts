import { EditFieldBuilder, withValue, withAdded } from '../../../kernel/index.ts';
import type { RootLaw } from '../../../law/index.ts';
import { isVagabond, playing, seatBit } from '../rules/02-key-terms/players.ts';
import { setDown } from '../rules/02-key-terms/pieces.ts';
import { CHARACTERS } from '../factions/09-vagabond/characters.ts';
import { IS_BUILDING, OWNER, type Piece, PIECES, PIECES_OF } from '../components/pieces.ts';
import { clone, geographyOf, type RootState } from '../state.ts';
import {
  BAG,
  BOOT,
  type Clearing,
  CLEARING_COUNT,
  HAMMER,
  isClearing,
  isFaction,
  ITEMS,
  PARTIES,
  type Place,
  SUITS,
  SWORD,
} from '../words.ts';
import { EDITING_OF, EDITINGS } from './factions.ts';

/** Pieces that have fields of their own; bandits stand on paths. */
const OWN_FIELDS: readonly string[] = ['bandit', ...EDITINGS.flatMap(({ ownPieces }) => ownPieces ?? [])];
/** §9.3.4: what lies under ruins. */
const R_ITEMS = [BAG, BOOT, HAMMER, SWORD];
const PER_RUIN = 2;
const SCOUNDREL = CHARACTERS.indexOf('scoundrel');

/** What stands in a clearing or lies in a forest. */
export function placeFields(s: RootState, place: Place): EditFieldBuilder<RootState, RootLaw> {
  const fields = new EditFieldBuilder<RootState, RootLaw>(s, clone);
  if (isClearing(place)) {
    for (const f of playing(s)) for (const p of PIECES_OF[f]!) pieceField(fields, s, p, place);
    for (const party of s.hirelings.parties) for (const p of PIECES_OF[party]!) pieceField(fields, s, p, place);
    groundFields(fields, s, place);
  }
  for (const f of playing(s)) EDITING_OF[f]!.place?.(fields, s, place, f);
  return fields;
}

/** Pieces come from the supply and go back to it. */
function pieceField(fields: EditFieldBuilder<RootState, RootLaw>, s: RootState, p: Piece, c: Clearing): void {
  if (OWN_FIELDS.includes(PIECES[p]!)) return;
  const owner = OWNER[p]!;
  const here = s.on[p * CLEARING_COUNT + c]!;
  const room = IS_BUILDING[p] ? Math.max(0, s.open[c]!) : Number.POSITIVE_INFINITY;
  const naming = {
    name: `piece ${PIECES[p]}`,
    under: `${isFaction(owner) ? 'faction' : 'hireling'} ${PARTIES[owner]}`,
    law: IS_BUILDING[p] ? '2.2.3' : (EDITING_OF[owner]?.piecesLaw ?? '14.1.3'),
  } as const;
  fields.count(naming, here, 0, here + Math.min(s.supply[p]!, room), (t, by) => {
    t.supply[p]! -= by;
    setDown(t, p, c, by);
  });
}

function groundFields(fields: EditFieldBuilder<RootState, RootLaw>, s: RootState, c: Clearing): void {
  if (geographyOf(s).ruins[c] === 1)
    fields.flag({ name: 'ruin', under: 'ground', law: '5.1.4' }, s.ruin[c] === 1, (t, on) =>
      on ? raiseRuin(t, c) : takeRuin(t, c),
    );
  for (let k = 0; k < s.ruins.count[c]!; k++) ruinItemField(fields, s, c, k);
  if (s.settings.suits === 'dealt')
    fields.oneOf(
      { name: 'suit', under: 'ground', law: 'C.1' },
      c === s.landmarks.city ? s.landmarks.under : s.suit[c]!,
      SUITS.slice(0, 3).map((suit) => `suit ${suit}`),
      (t, suit) => {
        if (c === t.landmarks.city) t.landmarks.under = suit;
        else t.suit = withValue(t.suit, c, suit);
      },
    );
  if (s.vagabonds.some((v) => v.character === SCOUNDREL) || s.scorched[c] === 1)
    fields.flag({ name: 'scorched', under: 'ground', law: 'E.6.2' }, s.scorched[c] === 1, (t, on) => {
      t.scorched = withValue(t.scorched, c, on ? 1 : 0);
    });
}

/** §9.3.4: items under a ruin that a Vagabond has looked at, in ascending order; the others nobody has. */
function ruinItemField(fields: EditFieldBuilder<RootState, RootLaw>, s: RootState, c: Clearing, k: number): void {
  const at = c * PER_RUIN + k;
  const here = s.ruins.under[at]!;
  const before = k === 0 ? 0 : s.ruins.under[at - 1]!;
  const after = k + 1 < PER_RUIN ? s.ruins.under[at + 1]! : -1;
  if (before < 0) return;
  const items = R_ITEMS.filter(
    (item) => (item === here || s.ruins.hidden[item]! > 0) && item >= before && (after < 0 || item <= after),
  ).sort((a, b) => a - b);
  const choices = after < 0 ? [-1, ...items] : items;
  fields.oneOf(
    { name: k === 0 ? 'ruin-item' : 'second-ruin-item', under: 'ground', law: '9.3.4' },
    choices.indexOf(here),
    choices.map((item) => (item < 0 ? 'unseen' : `item ${ITEMS[item]}`)),
    (t, choice) => {
      const { ruins } = t;
      const to = choices[choice]!;
      if (here >= 0) ruins.hidden = withAdded(ruins.hidden, here, 1);
      if (to >= 0) ruins.hidden = withAdded(ruins.hidden, to, -1);
      ruins.under = withValue(ruins.under, at, to);
      const wanderers = playing(t).filter(isVagabond);
      const looked = wanderers.reduce((mask, f) => mask | seatBit(t, f), 0);
      const seen = ruins.under[c * PER_RUIN]! < 0 ? 0 : ruins.seenBy[c]! || looked;
      ruins.seenBy = withValue(ruins.seenBy, c, seen);
    },
  );
}

/** A ruin goes with what lies under it: its items are in the supply then. */
function takeRuin(s: RootState, c: Clearing): void {
  s.ruin = withValue(s.ruin, c, 0);
  s.open = withAdded(s.open, c, 1);
  for (let k = 0; k < s.ruins.count[c]!; k++) {
    const seen = s.ruins.under[c * PER_RUIN + k]!;
    const item = seen >= 0 ? seen : s.ruins.hidden.findIndex((count) => count > 0);
    if (seen < 0) s.ruins.hidden = withAdded(s.ruins.hidden, item, -1);
    s.items = withAdded(s.items, item, 1);
  }
  s.ruins.count = withValue(s.ruins.count, c, 0);
  s.ruins.seenBy = withValue(s.ruins.seenBy, c, 0);
  for (let k = 0; k < PER_RUIN; k++) s.ruins.under = withValue(s.ruins.under, c * PER_RUIN + k, -1);
}

/** A ruin comes back with items from the supply, as far as there are any; nobody has seen them. */
function raiseRuin(s: RootState, c: Clearing): void {
  s.ruin = withValue(s.ruin, c, 1);
  s.open = withAdded(s.open, c, -1);
  const sets = Math.max(...s.ruins.count, s.vagabonds.filter((v) => v.character >= 0).length);
  for (let k = 0; k < sets; k++) {
    const item = R_ITEMS.filter((each) => s.items[each]! > 0).sort(
      (a, b) => s.ruins.hidden[a]! - s.ruins.hidden[b]!,
    )[0];
    if (item === undefined) return;
    s.items = withAdded(s.items, item, -1);
    s.ruins.hidden = withAdded(s.ruins.hidden, item, 1);
    s.ruins.count = withAdded(s.ruins.count, c, 1);
  }
}

import { VIZIERS } from '../../games/root/factions/07-eyrie/state.ts';
import { SUIT_OF } from '../../games/root/components/cards/index.ts';
import { HAWK, ROOST } from '../../games/root/components/pieces.ts';
import { DECREE } from '../../games/root/components/piles.ts';
import { BIRD, CLEARING_COUNT, EVERY_SUIT, EYRIE, FACTIONS } from '../../games/root/words.ts';
import type { Board } from './board.ts';

const RECRUIT = 0;
const MOVE = 1;
const BATTLE = 2;
const BUILD = 3;
const COLUMN_COUNT = 4;
const SUIT_COUNT = 4;

/** §7.8.2: the Charismatic recruits two at once. */
const CHARISMATIC = 1;

/** What the decree is worth, in points; the fields are explained where the Eyrie set them. */
interface Weights {
  readonly columns: readonly number[];
  readonly useful: number;
  readonly further: number;
  readonly hopeless: number;
  readonly doubtful: number;
  readonly slender: number;
  readonly fallen: number;
  readonly purged: number;
  readonly next: number;
}

/** Where a column could be resolved, by suit; the last for birds, which fit everywhere (7.5.2). */
const places = new Int8Array(COLUMN_COUNT * SUIT_COUNT);
/** Cards of the whole decree, and those that the running turn still has to resolve, both by column and suit. */
const whole = new Int8Array(COLUMN_COUNT * SUIT_COUNT);
const rest = new Int8Array(COLUMN_COUNT * SUIT_COUNT);

function add(column: number, suit: number): void {
  // §21.7: the Lost City serves every suit.
  if (suit === EVERY_SUIT) for (let each = 0; each < BIRD; each++) places[column * SUIT_COUNT + each]!++;
  else if (suit >= 0) places[column * SUIT_COUNT + suit]!++;
  places[column * SUIT_COUNT + BIRD]!++;
}

function meetsEnemy(b: Board, c: number): boolean {
  for (let f = 0; f < FACTIONS.length; f++)
    if (f !== EYRIE && (b.s.force[f * CLEARING_COUNT + c]! > 0 || b.warriors[f * CLEARING_COUNT + c]! > 0)) return true;
  return false;
}

function findPlaces(b: Board): void {
  places.fill(0);
  const { s } = b;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const suit = s.suit[c]!;
    const hawks = b.warriors[EYRIE * CLEARING_COUNT + c]!;
    const roost = b.on(ROOST, c) > 0;
    if (roost) add(RECRUIT, suit);
    if (hawks > 0) {
      add(MOVE, suit);
      if (meetsEnemy(b, c)) add(BATTLE, suit);
    }
    if (!roost && b.ruler[c] === EYRIE && s.open[c]! > 0) add(BUILD, suit);
  }
}

/** Reads the cards and viziers of the decree; gives the birds among the cards. */
function readDecree(b: Board): number {
  const { cards, eyrie } = b.s;
  const { at, size } = cards;
  let birds = 0;
  let left = 0;
  whole.fill(0);
  for (let column = 0; column < COLUMN_COUNT; column++) left += size[DECREE + column]!;
  for (let card = 0; left > 0 && card < at.length; card++) {
    const column = at[card]! - DECREE;
    if (column < 0 || column >= COLUMN_COUNT) continue;
    whole[column * SUIT_COUNT + SUIT_OF[card]!]!++;
    if (SUIT_OF[card] === BIRD) birds++;
    left--;
  }
  const viziers = VIZIERS[eyrie.leader];
  if (viziers)
    for (const column of viziers) {
      whole[column * SUIT_COUNT + BIRD]!++;
      birds++;
    }
  return birds;
}

/** While the decree is being resolved: what is left of it (7.5.2). */
function readRest(b: Board): boolean {
  for (const f of b.s.stack) {
    if (f.proc !== 'decree') continue;
    rest.set(whole);
    for (let column = 0; column < COLUMN_COUNT && column <= f.column; column++)
      for (let suit = 0; suit < SUIT_COUNT; suit++)
        rest[column * SUIT_COUNT + suit] = column === f.column ? f.left[suit]! : 0;
    return true;
  }
  return false;
}

const inColumn = (due: Int8Array, column: number): number => {
  const at = column * SUIT_COUNT;
  return due[at]! + due[at + 1]! + due[at + 2]! + due[at + 3]!;
};

/** How likely the cards that are due come through without turmoil. */
function safety(b: Board, due: Int8Array, w: Weights): number {
  const { supply, eyrie } = b.s;
  let safe = 1;
  const recruits = inColumn(due, RECRUIT) * (eyrie.leader === CHARISMATIC ? 2 : 1);
  if (recruits > supply[HAWK]!) safe *= 1 - w.hopeless;
  if (inColumn(due, BUILD) > supply[ROOST]!) safe *= 1 - w.hopeless;
  // A move can bring hawks to where a battle or a roost is asked for; nothing helps a move or a recruit.
  const helped = inColumn(due, MOVE) > 0 ? w.doubtful : w.hopeless;
  for (let column = 0; column < COLUMN_COUNT; column++) {
    const fails = column <= MOVE ? w.hopeless : helped;
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const at = column * SUIT_COUNT + suit;
      if (due[at] === 0) continue;
      // Every roost needs a clearing of its own, everything else can be done twice in the same one.
      if (places[at]! < (column === BUILD ? due[at]! : 1)) safe *= 1 - fails;
      else if (places[at] === 1 && suit !== BIRD) safe *= 1 - w.slender;
    }
    if (column === BUILD && inColumn(due, BUILD) > places[BUILD * SUIT_COUNT + BIRD]!) safe *= 1 - fails;
  }
  return safe;
}

/**
 * What the decree is worth: every card an action in each turn to come, until one cannot be resolved. Turmoil costs a point
 * per bird (7.7.1), all the cards (7.7.2) and the rest of the turn.
 */
export function decree(b: Board, w: Weights): number {
  const birds = readDecree(b);
  findPlaces(b);
  let worth = 0;
  for (let column = 0; column < COLUMN_COUNT; column++) {
    const cards = inColumn(whole, column);
    const of = column === BUILD ? Math.min(cards, b.s.supply[ROOST]!) : cards;
    worth += w.columns[column]! * Math.min(of, w.useful) + w.further * Math.max(0, of - w.useful);
  }
  const fall = Math.min(b.s.points[EYRIE]!, birds) + w.fallen + w.purged * worth;
  if (readRest(b)) worth -= (1 - safety(b, rest, w)) * fall;
  return worth - w.next * (1 - safety(b, whole, w)) * fall;
}

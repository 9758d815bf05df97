import type { EventSink } from '../../kernel/index.ts';
import { defenderTakesHigher } from '../../games/root/rules/04-key-actions/battle/hooks.ts';
import { LEADERS } from '../../games/root/factions/07-eyrie/state.ts';
import { areLaidOut } from '../../games/root/factions/13-keepers/relics.ts';
import { FACTS, TITLE_OF } from '../../games/root/components/cards/index.ts';
import type { RootEvent } from '../../games/root/types.ts';
import { MOUSE_WARRIOR, OWNER, type Piece, RELIC, WAYSTATION } from '../../games/root/components/pieces.ts';
import {
  BOX,
  DECK,
  DECREE,
  DUCHY_REVEALED,
  LOST_SOULS,
  PILE_COUNT,
  REVEALED,
  SUPPORTERS,
} from '../../games/root/components/piles.ts';
import type { RootState } from '../../games/root/state.ts';
import {
  ALLIANCE,
  CORVIDS,
  CULT,
  DUCHY,
  EYRIE,
  type Faction,
  ITEMS,
  KEEPERS,
  type Party,
  RIVERFOLK,
} from '../../games/root/words.ts';
import { isHand } from '../replay/identities.ts';
import { factionWord } from './factions/index.ts';
import { stationWord } from './factions/keepers.ts';
import { cardName, cardWord, pieceWord, placeWord, prefix, suitWord } from './wording.ts';
import { ITEM_LETTERS, LETTER_OF, SUIT_LETTERS } from '../replay/recorded-game.ts';

/** The text between two slashes: terms with their numbers, and the destination. */
interface Writing {
  readonly terms: { term: string; count: number }[];
  rest: string;
  readonly kind: RootEvent['type'] | 'card';
}

/** A line of a record: the set-up or a turn of a faction. */
export interface RecordLine {
  readonly faction: Party;
  readonly writings: Writing[];
}

const SERVICE_LETTERS = ['h', 'r', 'm'];

/** A sink that writes events in the notation: changes of pieces, cards, items, points and markers. */
export class RootlogWriter implements EventSink<RootEvent> {
  readonly on = true;
  readonly setups: RecordLine[] = [];
  readonly turns: RecordLine[] = [];
  /** The clearings of landmarks that were set up, by number. */
  readonly landmarks: number[] = [];
  private readonly s: RootState;
  /** The pile of each card at the last event. */
  private at: number[];
  private officers = 0;
  private acolytes = 0;
  private spent: number[];
  private outcast = '';
  /** The clearing and the upper side of each waystation of the Keepers. */
  private readonly stations: ({ readonly clearing: number; readonly side: number } | undefined)[] = [];
  /** Cards whose move is implied by another notation: crafted cards and ambushes. */
  private implied: number[] = [];
  private battle: Writing | undefined;
  private scored: Writing | undefined;
  /** True between a right guess at a plot and the event for the card that was shown for it. */
  private guessed = false;
  /** The paragraph of the current discard. */
  private law = '';

  constructor(s: RootState) {
    this.s = s;
    this.at = s.cards.at.slice();
    this.spent = s.craftedSpent.slice();
  }

  learned(): void {}

  cite(): void {}

  emit(e: RootEvent): void {
    if (e.type === 'crafted') this.implied.push(e.card);
    this.law = e.type === 'discarded' ? e.law : '';
    // Cards that have moved by now belong to the event before.
    this.writeChanges();
    if (e.type === 'turn') this.turns.push({ faction: e.faction, writings: [] });
    else this.event(e);
    if (e.type === 'ambush') this.implied.push(e.card);
  }

  /** Writes changes that have no event: cards, officers, acolytes, items of the League. */
  writeChanges(): void {
    const { s } = this;
    s.cards.at.forEach((to, card) => {
      const from = this.at[card]!;
      if (from === to) return;
      this.at[card] = to;
      this.card(card, from, to);
    });
    const officers = s.alliance.officers - this.officers;
    this.officers = s.alliance.officers;
    if (officers !== 0) this.boardWarriors(ALLIANCE, MOUSE_WARRIOR, officers);
    const acolytes = s.cult.acolytes - this.acolytes;
    this.acolytes = s.cult.acolytes;
    // §10.2.3: records leave out warriors that become acolytes in defence.
    if (acolytes !== 0 && this.self() === CULT)
      this.write('acolytes', 'w', acolytes > 0 ? '->$' : '$->', Math.abs(acolytes));
    s.craftedSpent.forEach((spent, i) => {
      const more = spent - this.spent[i]!;
      this.spent[i] = spent;
      if (more > 0) this.write('exhausted', `%${ITEM_LETTERS[i % ITEMS.length]}`, '->e', more);
    });
  }

  private self(): Party {
    return this.turns[this.turns.length - 1]?.faction ?? -1;
  }

  /** Adds to the line of the current turn, or in set-up to the line of the faction. */
  private write(kind: Writing['kind'], term: string, rest: string, count = 1, of: Party = -1): Writing {
    const line = this.turns[this.turns.length - 1] ?? this.setupOf(of);
    const last = line.writings[line.writings.length - 1];
    const groups = kind === 'refreshed' || kind === 'exhausted' || kind === 'damaged';
    if (last?.kind === kind && last.rest === rest && MERGED.includes(kind)) {
      const same = last.terms.find((each) => each.term === term);
      if (same) {
        same.count += count;
        return last;
      }
      if (groups) {
        last.terms.push({ term, count });
        return last;
      }
    }
    // The same piece to another clearing: one term with both clearings.
    if (kind === 'placed' && last?.kind === kind && last.terms[0]?.term === term && last.terms[0].count === count) {
      last.rest += rest.replace('->', '+');
      return last;
    }
    const writing: Writing = { terms: [{ term, count }], rest, kind };
    line.writings.push(writing);
    return writing;
  }

  private setupOf(f: Party): RecordLine {
    const found = this.setups.find((line) => line.faction === f);
    if (found) return found;
    const line = { faction: f, writings: [] };
    this.setups.push(line);
    return line;
  }

  private piece(kind: 'placed' | 'removed' | 'moved', p: Piece, count: number, from: number, to: number): void {
    const self = this.turns.length === 0 ? OWNER[p]! : this.self();
    const word = pieceWord(this.s, p, from >= 0 ? from : to, self);
    const at = (c: number): string => (c < 0 ? '' : placeWord(this.s, c));
    this.write(kind, `${word}${at(from)}`, `->${at(to)}`, count, OWNER[p]);
  }

  private boardWarriors(board: Faction, p: Piece, change: number): void {
    const self = this.self();
    const word = pieceWord(this.s, p, 0, self);
    const place = `${prefix(board, self)}$`;
    if (change > 0) this.write('officers', word, `->${place}`, change, board);
    else this.write('officers', `${word}${place}`, '->', -change, board);
  }

  private card(card: number, from: number, to: number): void {
    const self = this.self();
    if (this.turns.length === 0) {
      if (to === SUPPORTERS) this.write('card', '#', '->$', 1, ALLIANCE);
      return;
    }
    const i = this.implied.indexOf(card);
    if (i >= 0 && isHand(from)) {
      this.implied.splice(i, 1);
      return;
    }
    if (to === DECK || from === BOX || to === BOX || from === LOST_SOULS || from >= PILE_COUNT) return;
    // §7.7.2, §10.6.1: implied by turmoil, or automatic.
    if (from >= DECREE && from < DECREE + 4) return;
    if (from === REVEALED || from === DUCHY_REVEALED) {
      const owner = from === REVEALED ? CULT : DUCHY;
      if (!isHand(to)) this.write('card', `${suitWord(card)}#${LETTER_OF[owner]}`, '->');
      return;
    }
    if (to === REVEALED || to === DUCHY_REVEALED) {
      this.write('revealed', `${suitWord(card)}#`, '^');
      return;
    }
    const { term, rest } = cardWord(card, from, to, self, this.law === '11.5.3.I');
    this.write('card', term, rest);
  }

  private event(e: RootEvent): void {
    const self = this.self();
    switch (e.type) {
      case 'placed':
        // §13.2.2: the next event gives the waystation and its upper side.
        if (e.piece === WAYSTATION && areLaidOut(this.s)) return;
        return this.piece('placed', e.piece, e.count, -1, e.clearing);
      case 'removed':
        if (e.piece === WAYSTATION && areLaidOut(this.s)) return;
        return this.piece('removed', e.piece, e.count, e.clearing, -1);
      case 'moved':
        if (e.piece === RELIC && areLaidOut(this.s)) return;
        return this.piece('moved', e.piece, e.count, e.from, e.to);
      case 'path-cleared':
        this.write('path-cleared', `${e.from + 1}_${e.to + 1}->`, '');
        return;
      case 'scored':
        this.scored = this.write('scored', `${prefix(e.faction, self)}++`, e.points > 1 ? String(e.points) : '');
        return;
      case 'lost':
        this.write('lost', `${prefix(e.faction, self)}--`, e.points > 1 ? String(e.points) : '');
        return;
      case 'crafted': {
        const { item } = FACTS[TITLE_OF[e.card]!]!;
        return this.crafted(`Z${item >= 0 ? `%${ITEM_LETTERS[item]}` : cardName(e.card)}`);
      }
      case 'landmark':
        this.landmarks[e.landmark] = e.clearing;
        return;
      case 'ferry':
        this.write('ferry', `f${e.from + 1}`, `->${e.to + 1}`);
        return;
      case 'plot-guessed':
        this.guessed = e.right;
        break;
      case 'shown':
        // §18.2.4: the card of a right guess is written with the guess.
        if (this.guessed && e.to === CORVIDS) {
          this.guessed = false;
          return;
        }
        this.write('shown', `${prefix(e.faction, self)}^${LETTER_OF[e.to]}`, '');
        return;
      case 'coalition':
        this.write('coalition', '++', `->${LETTER_OF[e.partner]}$`);
        return;
      case 'battle':
      case 'ambush':
      case 'rolled':
        return this.fight(e);
      case 'leader':
        this.write('leader', `#${LEADERS[e.leader]}`, '->$', 1, EYRIE);
        return;
      case 'turmoil':
        this.write('turmoil', '$_', '->');
        return;
      case 'warriors':
        return this.warriors(e);
      case 'price':
        this.write('price', `$_${SERVICE_LETTERS[e.service]}`, `->${e.price}`, 1, RIVERFOLK);
        return;
      case 'outcast': {
        const now = `$_${e.hated ? 'ho' : 'o'}->${SUIT_LETTERS[e.suit]}`;
        if (now !== this.outcast) this.write('outcast', now, '', 1, CULT);
        this.outcast = now;
        return;
      }
      case 'waystation':
        return this.waystation(e);
      default:
    }
    const line = this.turns.length === 0 ? undefined : this.self();
    const word = factionWord(this.s, e, line);
    if (word) this.write(e.type, word.term, word.rest, 1, word.of);
  }

  /** §13.2.2: writes a waystation with its sides. */
  private waystation({ station, clearing, side }: Extract<RootEvent, { type: 'waystation' }>): void {
    const was = this.stations[station];
    this.stations[station] = clearing < 0 ? undefined : { clearing, side };
    const self = this.self();
    if (clearing >= 0) this.write('waystation', stationWord(station, side, self), `->${clearing + 1}`, 1, KEEPERS);
    else if (was) this.write('waystation', `${stationWord(station, was.side, self)}${was.clearing + 1}`, '->');
  }

  /** Writes a craft before its points, although its event comes after theirs. */
  private crafted(word: string): void {
    const writings = this.turns[this.turns.length - 1]?.writings ?? [];
    const isAfter = writings.length > 0 && writings[writings.length - 1] === this.scored;
    const points = isAfter ? writings.pop() : undefined;
    this.scored = undefined;
    this.write('crafted', word, '');
    if (points) writings.push(points);
  }

  /** Writes a battle as one action: its clearing, then the ambush cards, then the dice. */
  private fight(e: Extract<RootEvent, { type: 'battle' | 'ambush' | 'rolled' }>): void {
    if (e.type === 'battle') {
      const word = `${prefix(e.attacker, this.self())}X${LETTER_OF[e.defender]}${e.clearing + 1}`;
      this.battle = this.write('battle', word, '');
      return;
    }
    if (!this.battle) return;
    if (e.type === 'ambush') {
      this.battle.rest += `${suitWord(e.card)}@`;
      return;
    }
    const top = this.s.stack[this.s.stack.length - 1];
    const turned = top?.proc === 'battle' && defenderTakesHigher.apply(false, this.s, top);
    this.battle.rest += turned ? `(${e.low},${e.high})` : `(${e.high},${e.low})`;
  }

  /** Writes warriors that move between boxes of the Riverfolk, except committed and gathered ones. */
  private warriors(e: Extract<RootEvent, { type: 'warriors' }>): void {
    const self = this.turns.length === 0 ? RIVERFOLK : this.self();
    const word = `${prefix(e.owner, self)}w`;
    const board = `${prefix(RIVERFOLK, self)}$`;
    if (e.to === 'payments') this.write('warriors', word, `->${board}`, e.count, RIVERFOLK);
    else if (e.to === 'supply') this.write('warriors', `${word}${board}`, '->', e.count, RIVERFOLK);
  }
}

/** Kinds that are written once with a number when they repeat. */
const MERGED: readonly Writing['kind'][] = [
  'card',
  'placed',
  'removed',
  'refreshed',
  'exhausted',
  'damaged',
  'warriors',
  'acolytes',
  'revealed',
];

/** The text of a line, without its letter. */
export function lineText(line: RecordLine): string {
  return line.writings
    .map(({ terms, rest }) => terms.map(({ term, count }) => `${count > 1 ? count : ''}${term}`).join('+') + rest)
    .join('/');
}

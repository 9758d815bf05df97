import type { Components } from '../components/components.ts';
import { turn } from '../frames.ts';
import { DECK, DISCARD, NONE } from '../components/piles.ts';
import type { ScythiaState } from '../state.ts';
import { fieldsOf, type ScythiaFields } from './board.ts';
import { cardNamed, cardsAt, freeCards, lay } from './changes.ts';

const MOST_TURNS = 200;

/** True at the start of an ordinary turn. */
const isAtStart = (s: ScythiaState): boolean => {
  const top = s.stack[s.stack.length - 1];
  return s.stack.length === 2 && top?.proc === 'turn' && top.step === 'start';
};

/** §S-3.1: a turn begins, with a worker in hand. */
function moveTo(s: ScythiaState, seat: number): void {
  s.active = seat;
  s.turns = Math.max(1, s.turns);
  s.scored = 0;
  s.usedHero = 0;
  s.usedEagles = [];
  s.stack = [{ proc: 'round', step: 'after', got: 0 }, turn()];
}

/** Whose turn it is, how many were played, and the discard pile. */
export function tableFields(c: Components, s: ScythiaState): ScythiaFields {
  const fields = fieldsOf(s);
  const seats = s.heroes.map((_, seat) => `seat ${seat}`);
  fields.oneOf({ name: 'turn', law: 'S-3.1' }, s.active, seats, (t, seat) => moveTo(t, seat));
  if (!isAtStart(s))
    fields.oneOf({ name: 'moment', law: 'S-3.1' }, 0, ['as-it-stands', 'turn-start'], (t, choice) => {
      if (choice === 1) moveTo(t, t.active);
    });
  fields.oneOf({ name: 'first', law: 'S-2.9' }, s.first, seats, (t, seat) => {
    t.first = seat;
  });
  fields.count({ name: 'turns', law: 'S-3.1' }, s.turns, 1, MOST_TURNS, (t, by) => {
    t.turns += by;
  });
  const last = s.settings.seats === 1 ? 2 : s.settings.seats;
  fields.count({ name: 'last-turns', law: 'S-11.2' }, s.lastTurns + 1, 0, last + 1, (t, by) => {
    t.lastTurns += by;
  });
  fields.things({ name: 'discard', law: 'S-10.3' }, cardsAt(c, s, DISCARD), freeCards(c, s, DISCARD), (t, name, on) =>
    lay(t, cardNamed(c, name), on ? DISCARD : DECK),
  );
  if (s.settings.seats === 1) {
    const schemes = [NONE, ...c.scheme.names.keys()];
    fields.oneOf(
      { name: 'scheme', law: 'S-12.3' },
      schemes.indexOf(s.scheme),
      schemes.map((scheme) => (scheme === NONE ? 'nothing' : `scheme ${c.scheme.names[scheme]}`)),
      (t, choice) => turnScheme(t, schemes[choice]!),
    );
  }
  return fields;
}

/** Turns a scheme up; the open scheme goes back into the scheme deck. */
function turnScheme(s: ScythiaState, scheme: number): void {
  const [inDeck, open] = [0, 1];
  if (s.scheme !== NONE) s.schemes[s.scheme] = inDeck;
  s.scheme = scheme;
  if (scheme !== NONE) s.schemes[scheme] = open;
}

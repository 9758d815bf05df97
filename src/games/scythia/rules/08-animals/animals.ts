import { seatMask } from '../../../../kernel/index.ts';
import type { Components } from '../../components/components.ts';
import type { AnimalFrame } from '../../frames.ts';
import type { Collector, ChanceStep, Section, Sink, After } from '../../types.ts';
import { declined, fillAnimalDeck, placeAnimal, takeFromRow } from '../transfers.ts';
import { mayGainAnimal, slotOf } from '../queries.ts';
import { refusal } from '../../refusals.ts';
import { IN_DECK, NONE, OPEN } from '../../components/piles.ts';
import type { ScythiaState } from '../../state.ts';
import { CREW_SLOTS, EAGLE, HORSE } from '../../words.ts';

const JUST_RETURNED = refusal('S-13.6', 'just-returned');

/** The animals in the deck. */
export function deckSize(s: ScythiaState): number {
  let count = 0;
  for (let a = 0; a < s.animals.length; a++) if (s.animals[a] === IN_DECK) count++;
  return count;
}

/** The n-th animal of the deck. */
export function nthAnimal(s: ScythiaState, n: number): number {
  let left = n;
  for (let a = 0; a < s.animals.length; a++) if (s.animals[a] === IN_DECK && left-- === 0) return a;
  throw new Error(`the deck has no animal number ${n}`);
}

/** Turns an animal up at a place of the row. */
export function showAnimal(s: ScythiaState, place: number, animal: number, out: Sink): void {
  s.row[place] = animal;
  s.animals[animal] = OPEN;
  if (out.on) out.emit({ type: 'animal-shown', place, animal });
}

/** §S-8.2: the chance that fills the empty place of the row. */
export function refill<F extends { place: number; step: string; proc: string; got: number }>(
  c: Components,
  then: (s: ScythiaState, f: F) => After<F>,
): ChanceStep<F> {
  return {
    kind: 'chance',
    law: 'S-8.2',
    count: deckSize,
    name: (s, _f, n) => `animal ${c.animal.names[nthAnimal(s, n)]}`,
    take(s, f, n, out) {
      showAnimal(s, f.place, nthAnimal(s, n), out);
      return then(s, f);
    },
  };
}

/** S-8: one of the three open animals, on one side of any slot. */
export function animalSection(c: Components): Section<AnimalFrame> {
  function list(s: ScythiaState, f: AnimalFrame, ask: Collector): void {
    for (let place = 0; place < s.row.length; place++) {
      const animal = s.row[place]!;
      for (let side = EAGLE; side <= HORSE; side++) {
        if ((f.sides & (1 << side)) === 0) continue;
        for (let slot = 0; slot < CREW_SLOTS; slot++)
          if (animal !== f.back) ask.offer(c.verbs.tame(animal, side, slot));
          else if (ask.wantsRefusals) ask.refuse(c.verbs.tame(animal, side, slot), JUST_RETURNED);
      }
    }
  }
  return {
    tame: {
      kind: 'choice',
      window: 'tame',
      law: 'S-8.2',
      part: true,
      seats: (s) => seatMask(s.active),
      options(s, f, _seat, ask) {
        if (!mayGainAnimal(s)) return;
        list(s, f, ask);
        if (f.must === 0) ask.offer(c.verbs.pass());
      },
      none: () => 'done',
      // §S-8.2: the row is filled before a replaced animal is discarded, so that animal cannot come back at once.
      take(s, f, o, seat, out) {
        if (o.verb !== 'tame') return declined(seat, out, 'done');
        fillAnimalDeck(s, out);
        f.place = takeFromRow(s, o.animal);
        placeAnimal(s, seat, o.animal, o.side, o.slot, out);
        return 'refill';
      },
    },
    refill: refill<AnimalFrame>(c, () => 'done'),
    // §S-13.6: an eagle goes back to the row, which then has four cards.
    release: {
      kind: 'choice',
      window: 'release',
      law: 'S-13.6',
      part: true,
      seats: (s) => seatMask(s.active),
      options(s, f, seat, ask) {
        if (!mayGainAnimal(s)) return;
        let any = false;
        for (let slot = 0; slot < CREW_SLOTS; slot++)
          if (s.eagles[slotOf(seat, slot)] !== NONE) {
            any = true;
            ask.offer(c.verbs.release(slot));
          }
        if (any && f.must === 0) ask.offer(c.verbs.pass());
      },
      none: () => 'done',
      take(s, f, o, seat, out) {
        if (o.verb !== 'release') return declined(seat, out, 'done');
        const at = slotOf(seat, o.slot);
        f.back = s.eagles[at]!;
        s.eagles[at] = NONE;
        s.animals[f.back] = OPEN;
        s.row.push(f.back);
        if (out.on) out.emit({ type: 'released', seat, animal: f.back, slot: o.slot });
        return 'retake';
      },
    },
    // §S-13.6: one of the other three becomes a horse; the returned card takes its place in the row, nothing is drawn.
    retake: {
      kind: 'choice',
      window: 'tame',
      law: 'S-13.6',
      part: true,
      seats: (s) => seatMask(s.active),
      options: (s, f, _seat, ask) => list(s, f, ask),
      take(s, f, o, seat, out) {
        if (o.verb !== 'tame') return declined(seat, out, 'done');
        const place = takeFromRow(s, o.animal);
        s.row.length = ROW_SIZE;
        showAnimal(s, place, f.back, out);
        placeAnimal(s, seat, o.animal, o.side, o.slot, out);
        return 'done';
      },
    },
  };
}

const ROW_SIZE = 3;

import { deckSize, nthAnimal, showAnimal } from '../08-animals/animals.ts';
import type { Components } from '../../components/components.ts';
import type { ChiefFrame } from '../../frames.ts';
import type { Section, Sink, After } from '../../types.ts';
import { fillAnimalDeck, keepQuest, takeFromRow } from '../transfers.ts';
import { mayGainAnimal } from '../queries.ts';
import { isFaceDown, reveal } from '../09-quests/quests.ts';
import { scoreChief } from '../11-scoring/scoring.ts';
import { AVAILABLE, CHIEF, DISCARDED, IN_DECK, NONE, OPEN, RAIDED } from '../../components/piles.ts';
import type { ScythiaState } from '../../state.ts';
import { CIVS, HORSE, PLUNDER, VILLAGE_QUESTS } from '../../words.ts';

/** The AI chief's character by number. */
export const chiefOf = (c: Components, s: ScythiaState): number => c.chief.names.indexOf(s.settings.chief);

/** §S-12.3: base strength and all horses. */
export function chiefStrength(c: Components, s: ScythiaState): number {
  let sum = c.chief.strength[chiefOf(c, s)]!;
  for (const animal of s.chiefHorses) sum += c.animal.strength[HORSE]![animal]!;
  return sum;
}

/** §S-12.4: the rows from top to bottom: two of the village, one per civilisation; the leftmost face-up quest of the first. */
export function chiefQuest(c: Components, s: ScythiaState, arrow: number): number {
  const rows: (readonly number[])[] = [
    ...VILLAGE_QUESTS.map((_, place) => [place]),
    ...CIVS.map((_, civ) => c.civ.spots[civ]!.map((spot) => VILLAGE_QUESTS.length + spot)),
  ];
  if (arrow === 1) rows.reverse();
  for (const row of rows) for (const place of row) if (s.places[place]! >= 0) return s.places[place]!;
  return NONE;
}

/** §S-12.7: the printed spot, else the next one to the right, from the far left when there is none. */
export function chiefTarget(c: Components, s: ScythiaState, scheme: number): number {
  const spots = c.civ.spots[c.scheme.civ[scheme]!]!;
  const start = spots.findIndex((spot) => c.spot.column[spot] === c.scheme.column[scheme]);
  for (let i = 0; i < spots.length; i++) {
    const spot = spots[(start + i) % spots.length]!;
    if (s.spots[spot] === AVAILABLE) return spot;
  }
  return NONE;
}

/**
 * §S-12.8: the horses that are spent for a strength: as few as possible, then with as little excess as possible, then
 * worth the fewest points, then the oldest (§A-28).
 */
export function spentHorses(c: Components, horses: readonly number[], needed: number): number[] {
  let best: number[] = [];
  let worth: readonly number[] | undefined;
  const chosen: number[] = [];
  function search(from: number, strength: number, points: number): void {
    if (strength >= needed) {
      const value = [chosen.length, strength, points];
      const better =
        worth === undefined ||
        value.some((n, i) => n < worth![i]! && value.slice(0, i).every((m, k) => m === worth![k]));
      if (better) {
        worth = value;
        best = chosen.slice();
      }
      return;
    }
    if (worth !== undefined && chosen.length >= worth[0]!) return;
    for (let i = from; i < horses.length; i++) {
      chosen.push(horses[i]!);
      search(i + 1, strength + c.animal.strength[HORSE]![horses[i]!]!, points + c.animal.vp[HORSE]![horses[i]!]!);
      chosen.pop();
    }
  }
  search(0, 0, 0);
  return best;
}

/** §S-12.3: the AI chief's turn. */
export function chiefSection(c: Components): Section<ChiefFrame> {
  const inDeck = (s: ScythiaState): number[] => c.scheme.names.map((_, k) => k).filter((k) => s.schemes[k] === IN_DECK);

  /** §S-12.6: the animal at a place of the row, of which only the horse counts; nothing if none can be gained (§A-30). */
  function takeHorse(s: ScythiaState, f: ChiefFrame, out: Sink): After<ChiefFrame> {
    if (!mayGainAnimal(s)) return 'end';
    fillAnimalDeck(s, out);
    f.place = c.scheme.horse[s.scheme]!;
    const animal = s.row[f.place]!;
    takeFromRow(s, animal);
    s.chiefHorses.push(animal);
    if (out.on) out.emit({ type: 'chief-horse', animal, place: f.place });
    return 'refill';
  }
  function takeQuest(s: ScythiaState, f: ChiefFrame, out: Sink): After<ChiefFrame> {
    const tile = chiefQuest(c, s, c.scheme.quest[s.scheme]!);
    if (tile === NONE) return takeHorse(s, f, out);
    const place = keepQuest(s, tile, CHIEF);
    if (out.on) out.emit({ type: 'quest-completed', seat: -1, quest: tile, place });
    return 'end';
  }
  function takeProvisions(s: ScythiaState, out: Sink): After<ChiefFrame> {
    const amount = c.scheme.gain[s.scheme]! + c.chief.extra[chiefOf(c, s)]!;
    s.chiefProvisions += amount;
    if (out.on) out.emit({ type: 'chief-provisions', amount });
    return 'end';
  }
  /** §S-12.7, §S-12.8: plunder goes back to the supply, the worker out of the game (§A-26). */
  function raid(s: ScythiaState, f: ChiefFrame, spot: number, out: Sink): After<ChiefFrame> {
    const provisions = c.scheme.provisions[s.scheme]!;
    const strength = c.scheme.strength[s.scheme]!;
    s.spots[spot] = RAIDED;
    for (let p = 0; p < PLUNDER.length; p++) {
      s.supply[p]! += s.plunder[spot * PLUNDER.length + p]!;
      s.plunder[spot * PLUNDER.length + p] = 0;
    }
    s.unused[s.spotWorkers[spot]!]!++;
    s.spotWorkers[spot] = NONE;
    s.chiefProvisions -= provisions;
    if (out.on) out.emit({ type: 'chief-raid', spot, provisions, strength });
    for (const animal of spentHorses(c, s.chiefHorses, strength - c.chief.strength[chiefOf(c, s)]!)) {
      s.chiefHorses.splice(s.chiefHorses.indexOf(animal), 1);
      s.animals[animal] = DISCARDED;
      if (out.on) out.emit({ type: 'chief-spent', animal });
    }
    scoreChief(s, 'scheme', c.scheme.vp[s.scheme]!, 'S-12.8', out);
    f.place = VILLAGE_QUESTS.length + spot;
    return isFaceDown(s, f.place) ? 'reveal' : 'end';
  }

  return {
    // §S-12.10: an empty deck is made of the discard when the next scheme is needed.
    scheme: {
      kind: 'rule',
      law: 'S-12.10',
      run(s, _f, out) {
        if (s.scheme !== NONE) s.schemes[s.scheme] = DISCARDED;
        s.scheme = NONE;
        if (s.schemes.includes(IN_DECK)) return 'card';
        for (let k = 0; k < s.schemes.length; k++) s.schemes[k] = IN_DECK;
        if (out.on) out.emit({ type: 'reshuffled', deck: 'schemes' });
        return 'card';
      },
    },
    card: {
      kind: 'chance',
      law: 'S-12.3',
      count: (s) => inDeck(s).length,
      name: (s, _f, n) => `scheme ${c.scheme.names[inDeck(s)[n]!]}`,
      take(s, _f, n, out) {
        s.scheme = inDeck(s)[n]!;
        s.schemes[s.scheme] = OPEN;
        if (out.on) out.emit({ type: 'scheme', scheme: s.scheme });
        return 'check';
      },
    },
    // §S-12.3: only the first failure is resolved, and nothing is paid for it.
    check: {
      kind: 'rule',
      law: 'S-12.3',
      run(s, f, out) {
        const spot = chiefTarget(c, s, s.scheme);
        if (spot === NONE) {
          if (out.on) out.emit({ type: 'chief-failed', law: 'S-12.3', lacks: 'spot' });
          return takeQuest(s, f, out);
        }
        if (s.chiefProvisions < c.scheme.provisions[s.scheme]!) {
          if (out.on) out.emit({ type: 'chief-failed', law: 'S-12.3', lacks: 'provisions' });
          return takeProvisions(s, out);
        }
        if (chiefStrength(c, s) < c.scheme.strength[s.scheme]!) {
          if (out.on) out.emit({ type: 'chief-failed', law: 'S-12.3', lacks: 'strength' });
          return takeHorse(s, f, out);
        }
        return raid(s, f, spot, out);
      },
    },
    refill: {
      kind: 'chance',
      law: 'S-8.2',
      count: deckSize,
      name: (s, _f, n) => `animal ${c.animal.names[nthAnimal(s, n)]}`,
      take(s, f, n, out) {
        showAnimal(s, f.place, nthAnimal(s, n), out);
        return 'end';
      },
    },
    reveal: reveal<ChiefFrame>(c, (f) => f.place, 'end'),
    end: { kind: 'rule', run: () => ({ done: 1 }) },
  };
}

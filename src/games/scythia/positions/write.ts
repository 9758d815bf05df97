import type { Components } from '../components/components.ts';
import {
  AVAILABLE,
  CHIEF,
  crewOf,
  DISCARD,
  DISCARDED,
  FACE_DOWN,
  handOf,
  KEPT,
  NONE,
  NOT_IN_PLAY,
  OFFER,
  OUT_OF_GAME,
  OWNERS,
} from '../components/piles.ts';
import type { ScythiaState } from '../state.ts';
import { BUILDINGS, COLOURS, CREW_SLOTS, HELD, ITEMS, PLUNDER, VILLAGE_QUESTS } from '../words.ts';

/** The words for the states of a raid spot, by number. */
export const SPOT_STATES = ['unused', 'available', 'raided'] as const;
/** The words for an empty place and for a face-down quest. */
export const NOTHING = 'none';
export const FACE_DOWN_WORD = 'face-down';

const nameOr = (names: readonly string[], id: number): string => (id === NONE ? NOTHING : names[id]!);

/** The number of a plain-data list that are not zero, by their names. */
function counts(names: readonly string[], list: readonly number[]): Record<string, number> {
  return Object.fromEntries(names.flatMap((name, i) => (list[i] ? [[name, list[i]]] : [])));
}

const questWord = (c: Components, tile: number): string =>
  tile === FACE_DOWN ? FACE_DOWN_WORD : nameOr(c.quest.names, tile);

function cardsAt(c: Components, s: ScythiaState, pile: number): string[] {
  return c.cards.names.filter((_, card) => s.cards.at[card] === pile);
}

/** The exact card that a list of kinds means at a place: the copies in the pile in their order. */
function exact(c: Components, s: ScythiaState, pile: number, kinds: readonly number[], at: number): string {
  const kind = kinds[at]!;
  const before = kinds.slice(0, at).filter((other) => other === kind).length;
  return c.cards.names.filter((_, card) => s.cards.at[card] === pile && c.cards.kind[card] === kind)[before]!;
}

function writePlayer(c: Components, s: ScythiaState, seat: number): object {
  const crew = s.crew.slice(seat * CREW_SLOTS, (seat + 1) * CREW_SLOTS);
  return {
    hero: nameOr(c.hero.names, s.heroes[seat]!),
    score: s.score[seat]!,
    ...counts(ITEMS, s.held.slice(seat * HELD, (seat + 1) * HELD)),
    worker: nameOr(COLOURS, s.worker[seat]!),
    hand: cardsAt(c, s, handOf(seat)),
    crew: Array.from({ length: CREW_SLOTS }, (_, slot) => {
      const at = seat * CREW_SLOTS + slot;
      return {
        ...(s.crew[at] !== NONE && { character: exact(c, s, crewOf(seat), crew, slot) }),
        ...(s.wounds[at]! > 0 && { wounds: s.wounds[at]! }),
        ...(s.eagles[at] !== NONE && { eagle: c.animal.names[s.eagles[at]!]! }),
        ...(s.horses[at] !== NONE && { horse: c.animal.names[s.horses[at]!]! }),
      };
    }),
    quests: c.quest.names.filter((_, q) => s.quests[q] === KEPT + seat),
  };
}

function writeSpots(c: Components, s: ScythiaState): object {
  const one = (spot: number): object => ({
    state: SPOT_STATES[s.spots[spot]!]!,
    plunder: counts(PLUNDER, s.plunder.slice(spot * PLUNDER.length, (spot + 1) * PLUNDER.length)),
    worker: nameOr(COLOURS, s.spotWorkers[spot]!),
    quest: questWord(c, s.places[VILLAGE_QUESTS.length + spot]!),
  });
  return Object.fromEntries(c.spot.names.map((name, spot) => [name, one(spot)]));
}

/** A position as data that a person can read and change. */
export function writePosition(c: Components, s: ScythiaState): object {
  const { at, knows, pool } = s.cards;
  const odd = (list: readonly number[], usual: (card: number) => number): Record<string, number> =>
    Object.fromEntries(
      c.cards.names.flatMap((name, card) => (list[card] === usual(card) ? [] : [[name, list[card]!]])),
    );
  return {
    settings: s.settings,
    first: s.first,
    active: s.active,
    turns: s.turns,
    lastTurns: s.lastTurns,
    scored: s.scored,
    usedHero: s.usedHero === 1,
    usedEagles: s.usedEagles.map((animal) => c.animal.names[animal]!),
    players: s.score.map((_, seat) => writePlayer(c, s, seat)),
    offer: s.offerHeroes.map((hero, i) => ({
      hero: c.hero.names[hero]!,
      character: i < s.offerCharacters.length ? exact(c, s, OFFER, s.offerCharacters, i) : NOTHING,
    })),
    village: Object.fromEntries(BUILDINGS.map((name, k) => [name, nameOr(COLOURS, s.village[k]!)])),
    villageQuests: VILLAGE_QUESTS.map((_, place) => questWord(c, s.places[place]!)),
    spots: writeSpots(c, s),
    stationed: Object.fromEntries(
      c.settlement.names.map((name, k) => [name, counts(COLOURS, s.stationed.slice(k * 3, k * 3 + 3))]),
    ),
    row: s.row.map((animal) => nameOr(c.animal.names, animal)),
    animalDiscard: c.animal.names.filter((_, a) => s.animals[a] === DISCARDED),
    discard: cardsAt(c, s, DISCARD),
    outOfGame: cardsAt(c, s, OUT_OF_GAME),
    cards: { seen: odd(knows, (card) => OWNERS[at[card]!]!), pools: odd(pool, () => 0) },
    chief: {
      score: s.chiefScore,
      provisions: s.chiefProvisions,
      horses: s.chiefHorses.map((animal) => c.animal.names[animal]!),
      quests: c.quest.names.filter((_, q) => s.quests[q] === KEPT + CHIEF),
      scheme: nameOr(c.scheme.names, s.scheme),
      schemesGone: c.scheme.names.filter((_, k) => s.schemes[k] === DISCARDED),
    },
    stack: s.stack.map((frame) => ({ ...frame })),
  };
}

/** A short text that shows a position. */
export function showPosition(c: Components, s: ScythiaState): string {
  const top = s.stack[s.stack.length - 1];
  const lines = [`turn ${s.turns}, seat ${s.active}${top ? `, ${top.proc}.${top.step}` : ''}`];
  s.score.forEach((score, seat) => {
    const items = counts(ITEMS, s.held.slice(seat * HELD, (seat + 1) * HELD));
    const crew = Array.from({ length: CREW_SLOTS }, (_, slot) => {
      const at = seat * CREW_SLOTS + slot;
      const wounds = '*'.repeat(s.wounds[at]!);
      const animals = `${s.eagles[at] === NONE ? '' : '^'}${s.horses[at] === NONE ? '' : '_'}`;
      return `${nameOr(c.kind.names, s.crew[at]!)}${wounds}${animals}`;
    });
    lines.push(
      `${seat}: ${score} VP, ${nameOr(COLOURS, s.worker[seat]!)}, ${Object.entries(items)
        .map(([name, n]) => `${n} ${name}`)
        .join(', ')}`,
      `   crew ${crew.join(' ')}; hand ${cardsAt(c, s, handOf(seat)).join(' ')}`,
    );
  });
  const inPlay = s.spots.flatMap((state, spot) => (state === NOT_IN_PLAY ? [] : [spot]));
  lines.push(
    `village ${BUILDINGS.flatMap((name, k) => (s.village[k] === NONE ? [] : [`${name}:${COLOURS[s.village[k]!]}`])).join(' ')}`,
  );
  lines.push(
    `open spots ${inPlay
      .filter((spot) => s.spots[spot] === AVAILABLE)
      .map((spot) => c.spot.names[spot])
      .join(' ')}`,
  );
  return lines.join('\n');
}

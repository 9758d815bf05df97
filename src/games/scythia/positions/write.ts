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
  type ScythiaState,
} from '../state.ts';
import { BUILDINGS, COLOURS, CREW_SLOTS, HELD, ITEMS, PLUNDER, VILLAGE_QUESTS } from '../words.ts';

/** The words for what a raid spot is, by number. */
export const SPOT_STATES = ['unused', 'available', 'raided'] as const;
/** The word for nothing, and for a quest that nobody has seen. */
export const NOTHING = 'none';
export const FACE_DOWN_WORD = 'face-down';

const nameOr = (names: readonly string[], id: number): string => (id === NONE ? NOTHING : names[id]!);

/** The number of a plain-data list that are not zero, by their names. */
function counts(names: readonly string[], list: readonly number[]): Record<string, number> {
  return Object.fromEntries(names.flatMap((name, i) => (list[i] ? [[name, list[i]]] : [])));
}

const questWord = (b: Components, tile: number): string =>
  tile === FACE_DOWN ? FACE_DOWN_WORD : nameOr(b.quest.names, tile);

function cardsAt(b: Components, s: ScythiaState, pile: number): string[] {
  return b.cards.names.filter((_, card) => s.cards.at[card] === pile);
}

/** The exact card that a list of kinds means at a place: the copies in the pile in their order. */
function exact(b: Components, s: ScythiaState, pile: number, kinds: readonly number[], at: number): string {
  const kind = kinds[at]!;
  const before = kinds.slice(0, at).filter((other) => other === kind).length;
  return b.cards.names.filter((_, card) => s.cards.at[card] === pile && b.cards.kind[card] === kind)[before]!;
}

function writePlayer(b: Components, s: ScythiaState, seat: number): object {
  const crew = s.crew.slice(seat * CREW_SLOTS, (seat + 1) * CREW_SLOTS);
  return {
    hero: nameOr(b.hero.names, s.heroes[seat]!),
    score: s.score[seat]!,
    ...counts(ITEMS, s.held.slice(seat * HELD, (seat + 1) * HELD)),
    worker: nameOr(COLOURS, s.worker[seat]!),
    hand: cardsAt(b, s, handOf(seat)),
    crew: Array.from({ length: CREW_SLOTS }, (_, slot) => {
      const at = seat * CREW_SLOTS + slot;
      return {
        ...(s.crew[at] !== NONE && { character: exact(b, s, crewOf(seat), crew, slot) }),
        ...(s.wounds[at]! > 0 && { wounds: s.wounds[at]! }),
        ...(s.eagles[at] !== NONE && { eagle: b.animal.names[s.eagles[at]!]! }),
        ...(s.horses[at] !== NONE && { horse: b.animal.names[s.horses[at]!]! }),
      };
    }),
    quests: b.quest.names.filter((_, q) => s.quests[q] === KEPT + seat),
  };
}

function writeSpots(b: Components, s: ScythiaState): object {
  const one = (spot: number): object => ({
    state: SPOT_STATES[s.spots[spot]!]!,
    plunder: counts(PLUNDER, s.plunder.slice(spot * PLUNDER.length, (spot + 1) * PLUNDER.length)),
    worker: nameOr(COLOURS, s.spotWorkers[spot]!),
    quest: questWord(b, s.places[VILLAGE_QUESTS.length + spot]!),
  });
  return Object.fromEntries(b.spot.names.map((name, spot) => [name, one(spot)]));
}

/** A position as data that a person can read and change. */
export function writePosition(b: Components, s: ScythiaState): object {
  const { at, knows, pool } = s.cards;
  const odd = (list: readonly number[], usual: (card: number) => number): Record<string, number> =>
    Object.fromEntries(
      b.cards.names.flatMap((name, card) => (list[card] === usual(card) ? [] : [[name, list[card]!]])),
    );
  return {
    settings: s.settings,
    first: s.first,
    active: s.active,
    turns: s.turns,
    lastTurns: s.lastTurns,
    scored: s.scored,
    usedHero: s.usedHero === 1,
    usedEagles: s.usedEagles.map((animal) => b.animal.names[animal]!),
    players: s.score.map((_, seat) => writePlayer(b, s, seat)),
    offer: s.offerHeroes.map((hero, i) => ({
      hero: b.hero.names[hero]!,
      character: i < s.offerCharacters.length ? exact(b, s, OFFER, s.offerCharacters, i) : NOTHING,
    })),
    village: Object.fromEntries(BUILDINGS.map((name, k) => [name, nameOr(COLOURS, s.village[k]!)])),
    villageQuests: VILLAGE_QUESTS.map((_, place) => questWord(b, s.places[place]!)),
    spots: writeSpots(b, s),
    stationed: Object.fromEntries(
      b.settlement.names.map((name, k) => [name, counts(COLOURS, s.stationed.slice(k * 3, k * 3 + 3))]),
    ),
    row: s.row.map((animal) => nameOr(b.animal.names, animal)),
    animalDiscard: b.animal.names.filter((_, a) => s.animals[a] === DISCARDED),
    discard: cardsAt(b, s, DISCARD),
    outOfGame: cardsAt(b, s, OUT_OF_GAME),
    cards: { seen: odd(knows, (card) => OWNERS[at[card]!]!), pools: odd(pool, () => 0) },
    chief: {
      score: s.chiefScore,
      provisions: s.chiefProvisions,
      horses: s.chiefHorses.map((animal) => b.animal.names[animal]!),
      quests: b.quest.names.filter((_, q) => s.quests[q] === KEPT + CHIEF),
      scheme: nameOr(b.scheme.names, s.scheme),
      schemesGone: b.scheme.names.filter((_, k) => s.schemes[k] === DISCARDED),
    },
    stack: s.stack.map((frame) => ({ ...frame })),
  };
}

/** A position in a few lines. */
export function showPosition(b: Components, s: ScythiaState): string {
  const top = s.stack[s.stack.length - 1];
  const lines = [`turn ${s.turns}, seat ${s.active}${top ? `, ${top.proc}.${top.step}` : ''}`];
  s.score.forEach((score, seat) => {
    const items = counts(ITEMS, s.held.slice(seat * HELD, (seat + 1) * HELD));
    const crew = Array.from({ length: CREW_SLOTS }, (_, slot) => {
      const at = seat * CREW_SLOTS + slot;
      const wounds = '*'.repeat(s.wounds[at]!);
      const animals = `${s.eagles[at] === NONE ? '' : '^'}${s.horses[at] === NONE ? '' : '_'}`;
      return `${nameOr(b.kind.names, s.crew[at]!)}${wounds}${animals}`;
    });
    lines.push(
      `${seat}: ${score} VP, ${nameOr(COLOURS, s.worker[seat]!)}, ${Object.entries(items)
        .map(([name, n]) => `${n} ${name}`)
        .join(', ')}`,
      `   crew ${crew.join(' ')}; hand ${cardsAt(b, s, handOf(seat)).join(' ')}`,
    );
  });
  const inPlay = s.spots.flatMap((state, spot) => (state === NOT_IN_PLAY ? [] : [spot]));
  lines.push(
    `village ${BUILDINGS.flatMap((name, k) => (s.village[k] === NONE ? [] : [`${name}:${COLOURS[s.village[k]!]}`])).join(' ')}`,
  );
  lines.push(
    `open spots ${inPlay
      .filter((spot) => s.spots[spot] === AVAILABLE)
      .map((spot) => b.spot.names[spot])
      .join(' ')}`,
  );
  return lines.join('\n');
}

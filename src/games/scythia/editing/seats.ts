import type { Components } from '../components/components.ts';
import { CHIEF, crewOf, DECK, handOf, IN_DECK, KEPT, NONE, OWNED } from '../components/piles.ts';
import type { ScythiaState } from '../state.ts';
import { CREW_SLOTS, FIRST_PLUNDER, HELD, ITEMS, SLOTS } from '../words.ts';
import { fieldsOf, type ScythiaFields, workerField } from './board.ts';
import { animalsFor, cardNamed, cardsAt, freeCards, keepQuest, lay, putAnimal, questPlace } from './changes.ts';

const MOST_POINTS = 200;
const MOST_GOODS = 30;

/** What a player has. */
export function seatFields(c: Components, s: ScythiaState, seat: number): ScythiaFields {
  const fields = fieldsOf(s);
  fields.count({ name: 'points', law: 'S-11.5' }, s.score[seat]!, 0, MOST_POINTS, (t, by) => {
    t.score[seat]! += by;
  });
  const free = c.hero.names.flatMap((_, hero) =>
    s.heroes.every((each, k) => k === seat || each !== hero) ? [hero] : [],
  );
  fields.oneOf(
    { name: 'hero', law: 'S-2.10' },
    free.indexOf(s.heroes[seat]!),
    free.map((hero) => `hero ${c.hero.names[hero]}`),
    (t, choice) => {
      t.heroes[seat] = free[choice]!;
    },
  );
  workerField(fields, s, 'S-1.5', s.worker[seat]!, (t, colour) => {
    t.worker[seat] = colour;
  });
  itemFields(fields, s, seat);
  fields.things(
    { name: 'hand', law: 'S-10.1' },
    cardsAt(c, s, handOf(seat)),
    freeCards(c, s, handOf(seat)),
    (t, name, on) => lay(t, cardNamed(c, name), on ? handOf(seat) : DECK),
  );
  for (let slot = 0; slot < CREW_SLOTS; slot++) slotFields(fields, c, s, seat, slot);
  questsField(fields, c, s, seat);
  return fields;
}

/** §S-1.2: goods without limit, plunder as far as the supply lasts. */
function itemFields(fields: ScythiaFields, s: ScythiaState, seat: number): void {
  for (let item = 0; item < HELD; item++) {
    const at = seat * HELD + item;
    const plunder = item - FIRST_PLUNDER;
    const value = s.held[at]!;
    const most = plunder < 0 ? MOST_GOODS : value + s.supply[plunder]!;
    fields.count({ name: `item ${ITEMS[item]}`, under: 'held', law: 'S-1.2' }, value, 0, most, (t, by) => {
      t.held[at]! += by;
      if (plunder >= 0) t.supply[plunder]! -= by;
    });
  }
}

/** §S-1.3, §S-8.5: a crew member with its wounds, and at most one eagle and one horse. */
function slotFields(fields: ScythiaFields, c: Components, s: ScythiaState, seat: number, slot: number): void {
  const at = seat * CREW_SLOTS + slot;
  const under = `slot ${SLOTS[slot]}`;
  const own = s.crew[at]!;
  const free = new Set(freeCards(c, s, crewOf(seat)).map(({ name }) => c.cards.kind[cardNamed(c, name)]!));
  const kinds = [NONE, ...c.kind.names.flatMap((_, kind) => (kind === own || free.has(kind) ? [kind] : []))];
  fields.oneOf(
    { name: 'crew', under, law: 'S-1.3' },
    kinds.indexOf(own),
    kinds.map((kind) => (kind === NONE ? 'nobody' : `character ${c.kind.names[kind]}`)),
    (t, choice) => hire(c, t, seat, slot, kinds[choice]!),
  );
  if (own !== NONE)
    fields.count({ name: 'wounds', under, law: 'S-7.3' }, s.wounds[at]!, 0, c.kind.strength[own]!, (t, by) => {
      t.wounds[at]! += by;
    });
  for (const side of ['eagles', 'horses'] as const) {
    const choices = [NONE, ...animalsFor(s, s[side][at]!)];
    fields.oneOf(
      { name: side, under, law: 'S-8.5' },
      choices.indexOf(s[side][at]!),
      choices.map((animal) => (animal === NONE ? 'nothing' : `${side}-of ${c.animal.names[animal]}`)),
      (t, choice) => putAnimal(t, t[side], at, choices[choice]!, OWNED),
    );
  }
}

function hire(c: Components, s: ScythiaState, seat: number, slot: number, kind: number): void {
  const at = seat * CREW_SLOTS + slot;
  const pile = crewOf(seat);
  if (s.crew[at] !== NONE)
    lay(
      s,
      c.cards.kind.findIndex((each, card) => each === s.crew[at] && s.cards.at[card] === pile),
      DECK,
    );
  s.crew[at] = kind;
  s.wounds[at] = 0;
  if (kind === NONE) return;
  const card = freeCards(c, s, pile).find(({ name }) => c.cards.kind[cardNamed(c, name)] === kind);
  if (card) lay(s, cardNamed(c, card.name), pile);
}

/** §S-9.3: quests that were completed. */
function questsField(fields: ScythiaFields, c: Components, s: ScythiaState, owner: number): void {
  const named = (quest: number): string => `quest ${c.quest.names[quest]}`;
  const all = c.quest.names.map((_, quest) => quest);
  fields.things(
    { name: 'quests', law: 'S-9.3' },
    all.filter((quest) => s.quests[quest] === KEPT + owner).map(named),
    all
      .filter((quest) => s.quests[quest] !== KEPT + owner)
      .map((quest) => ({ name: named(quest), from: questPlace(s, quest) })),
    (t, name, isHere) => keepQuest(t, all.find((quest) => named(quest) === name)!, isHere ? owner : undefined),
  );
}

/** S-12: the AI chief of a game of one. */
export function chiefFields(c: Components, s: ScythiaState): ScythiaFields {
  const fields = fieldsOf(s);
  fields.count({ name: 'points', law: 'S-12.12' }, s.chiefScore, 0, MOST_POINTS, (t, by) => {
    t.chiefScore += by;
  });
  fields.count({ name: 'item provisions', law: 'S-12.5' }, s.chiefProvisions, 0, MOST_GOODS, (t, by) => {
    t.chiefProvisions += by;
  });
  questsField(fields, c, s, CHIEF);
  const named = (animal: number): string => `horses-of ${c.animal.names[animal]}`;
  fields.things(
    { name: 'horses', law: 'S-12.6' },
    s.chiefHorses.map(named),
    animalsFor(s, NONE).map((animal) => ({ name: named(animal) })),
    (t, name, isHere) => {
      const animal = c.animal.names.indexOf(name.slice('horses-of '.length));
      if (isHere) {
        t.chiefHorses = [...t.chiefHorses, animal];
        t.animals[animal] = OWNED;
      } else {
        t.chiefHorses = t.chiefHorses.filter((each) => each !== animal);
        t.animals[animal] = IN_DECK;
      }
    },
  );
  return fields;
}

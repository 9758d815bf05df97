import { describe, expect, test } from 'vitest';
import {
  type AnyEditing,
  type AnyGame,
  canonicalJson,
  type EditField,
  type EditPlace,
  fastRandom,
  MUTE,
  OfferList,
  type Option,
  type Random,
  readPosition,
  seatsOf,
  SPECTATOR,
  type State,
} from '../kernel/index.ts';
import { GAME_IDS, GAMES } from './index.ts';

const CASES = GAME_IDS.flatMap((id) =>
  GAMES[id].engine.sampleTables.map(({ settings }, n) => ({ id, settings, seed: n + 1 })),
);

const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Moves of chance and of players who choose at random. */
function step(game: AnyGame, s: State, random: Random): void {
  const outcomes = game.outcomeCount(s);
  if (outcomes > 0) return game.applyOutcome(s, random(outcomes), MUTE);
  const seats = seatsOf(game.asked(s));
  const seat = seats[random(seats.length)]!;
  const offers = new OfferList<Option>();
  game.options(s, seat, offers);
  game.choose(s, seat, offers.list[random(offers.list.length)]!, MUTE);
}

function texts(game: AnyGame, s: State): string {
  return seatsOf(game.asked(s))
    .map((seat) => {
      const offers = new OfferList<Option>();
      game.options(s, seat, offers);
      return offers.list.map((o) => o.text).join();
    })
    .join('|');
}

function begin(game: AnyGame, settings: object): State {
  const reading = game.readSettings(settings);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  return game.begin(reading.value);
}

/** Changes one thing of a position, in any way the field allows. */
function change(field: EditField<State>, random: Random): State {
  switch (field.kind) {
    case 'count':
      return field.put(field.least + random(field.most - field.least + 1));
    case 'flag':
      return field.put(!field.value);
    case 'one-of':
      return field.put(field.choices[random(field.choices.length)]!);
    case 'things': {
      const out = field.value[random(field.value.length + 1)];
      const inward = field.choices[random(Math.max(1, field.choices.length))];
      if (out !== undefined) return field.put(out, false);
      return inward ? field.put(inward.name, true) : field.put(field.value[0]!, false);
    }
  }
}

const isIdle = (field: EditField<State>): boolean =>
  field.kind === 'things' && field.value.length + field.choices.length === 0;

function fieldsOf(editing: AnyEditing, s: State): { place: EditPlace<State>; field: EditField<State> }[] {
  return editing.places(s).flatMap((place) => place.fields().map((field) => ({ place, field })));
}

describe.each(CASES)('$id with $settings', ({ id, settings, seed }) => {
  test('every position of a random game is sound, and its text brings back the same state and options', async () => {
    const game = await GAMES[id].engine.game();
    const random = fastRandom(seed);
    const s = begin(game, settings);
    const wrong: string[] = [];
    for (let act = 0; act < 400 && !s.over; act++) {
      if (act < 20 || act % 10 === 0) {
        const reading = game.positions!.read(json(game.positions!.write(s)));
        if (!reading.ok) wrong.push(`${act}: ${JSON.stringify(reading.problems)}`);
        else if (canonicalJson(reading.value) !== canonicalJson(s)) wrong.push(`${act}: another state`);
        else if (texts(game, reading.value) !== texts(game, s)) wrong.push(`${act}: other options`);
      }
      step(game, s, random);
    }
    expect(wrong).toEqual([]);
  });

  test('whatever is changed by hand can be looked at, written and judged; what is sound can be played', async () => {
    const game = await GAMES[id].engine.game();
    const editing = await GAMES[id].engine.editing();
    const random = fastRandom(100 + seed);
    let s = begin(game, settings);
    while (!editing.isDealt(s)) step(game, s, random);
    for (let act = 0; act < 120; act++) {
      const next = game.clone(s);
      step(game, next, random);
      if (!next.over) s = next;
    }
    let sound = 0;
    let faulty = 0;
    const lost: string[] = [];
    const dealt = s;
    for (let edit = 0; edit < 50; edit++) {
      const places = editing.places(s);
      const place = places[random(places.length)]!;
      const fields = place.fields().filter((each) => !isIdle(each));
      const field = fields[random(fields.length)];
      if (!field) continue;
      const before = canonicalJson(s);
      const after = change(field, random);
      expect(canonicalJson(s), `${place.id} ${field.name} changes the old position`).toBe(before);
      game.view(after, 0);
      game.view(after, SPECTATOR);
      const reading = readPosition(game, json(game.positions!.write(after)));
      if (reading.ok) {
        sound++;
        const copy = reading.value;
        for (let act = 0; act < 10 && !copy.over; act++) step(game, copy, random);
        s = after;
      } else {
        faulty++;
        const ids = editing.places(after).map((each) => each.id);
        for (const problem of reading.problems) {
          const at = editing.placeOf(after, problem);
          if (at !== undefined && !ids.includes(at)) lost.push(`${problem.path} is said to be at ${at}`);
        }
        // Now and then a wrong position is changed further, as people do.
        s = random(3) === 0 ? after : s;
        if (faulty % 10 === 0) s = dealt;
      }
    }
    expect(lost).toEqual([]);
    expect(sound).toBeGreaterThan(12);
  });

  test('what is put somewhere is there', async () => {
    const game = await GAMES[id].engine.game();
    const editing = await GAMES[id].engine.editing();
    const random = fastRandom(200 + seed);
    const s = begin(game, settings);
    while (!editing.isDealt(s)) step(game, s, random);
    const again = (after: State, place: string, field: EditField<State>): EditField<State> | undefined =>
      editing
        .places(after)
        .find((each) => each.id === place)
        ?.fields()
        .find((each) => each.name === field.name && each.under === field.under);
    const wrong: string[] = [];
    for (const { place, field } of fieldsOf(editing, s)) {
      const label = `${place.id} ${field.under ?? ''} ${field.name}`;
      if (field.kind === 'count' && field.value < field.most) {
        const after = again(field.put(field.value + 1), place.id, field);
        if (after?.kind !== 'count' || after.value !== field.value + 1) wrong.push(label);
      }
      if (field.kind === 'one-of')
        for (const choice of field.choices.filter((each) => each !== 'as-it-stands').slice(0, 4)) {
          const after = again(field.put(choice), place.id, field);
          // A moment that was chosen is no longer "as it stands", and a hint at it goes away.
          if (after?.kind === 'one-of' && after.value !== choice) wrong.push(`${label}: ${choice}`);
        }
      if (field.kind === 'things' && field.choices.length > 0) {
        const { name: thing } = field.choices[random(field.choices.length)]!;
        const there = again(field.put(thing, true), place.id, field);
        if (there?.kind !== 'things' || !there.value.includes(thing)) wrong.push(`${label}: ${thing}`);
        else if (
          canonicalJson(game.positions!.write(there.put(thing, false))) ===
          canonicalJson(game.positions!.write(field.put(thing, true)))
        )
          wrong.push(`${label}: ${thing} stays`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

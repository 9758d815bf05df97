import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../i18n/index.ts';
import { fastRandom, MUTE, OfferList, type Option, seatsOf, type State } from '../../kernel/index.ts';
import { type AnyGame, GAME_IDS, GAMES } from '../../registry/index.ts';
import type { GameId } from '../../law/index.ts';
import { CLIENT_GAMES } from '../registry/index.ts';
import { dealt } from './sources.ts';

const TABLES = GAME_IDS.flatMap((id) => GAMES[id].engine.sampleTables.map(({ settings }) => [id, settings] as const));
/** What each fault of a game's positions breaks. */
const faultsOf = async (id: GameId): Promise<object> =>
  ((await import(`../../games/${id}/editing/faults.ts`)) as { readonly FAULT_LAWS: object }).FAULT_LAWS;

/** Everything that the editor says of some positions of a game. */
async function wordsOf(id: GameId, settings: object): Promise<ReadonlySet<string>> {
  const [game, editing] = await Promise.all([GAMES[id].engine.game(), GAMES[id].engine.editing()]);
  const reading = game.readSettings(settings);
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const words = new Set<string>();
  const s = dealt(game, editing, reading.value, 3);
  const random = fastRandom(8);
  for (let act = 0; act < 200 && !s.over; act++) {
    if (act % 50 === 0)
      for (const place of editing.places(s)) {
        words.add(place.name);
        for (const field of place.fields()) {
          words.add(field.name);
          if (field.under !== undefined) words.add(field.under);
          if (field.kind === 'one-of') for (const choice of field.choices) words.add(choice);
          if (field.kind !== 'things') continue;
          for (const thing of field.value) words.add(thing);
          for (const { name, from } of field.choices) words.add(name).add(from ?? 'table');
        }
      }
    step(game, s, random);
  }
  return words;
}

function step(game: AnyGame, s: State, random: (of: number) => number): void {
  const outcomes = game.outcomeCount(s);
  if (outcomes > 0) return game.applyOutcome(s, random(outcomes), MUTE);
  const seat = seatsOf(game.asked(s))[0]!;
  const offers = new OfferList<Option>();
  game.options(s, seat, offers);
  game.choose(s, seat, offers.list[random(offers.list.length)]!, MUTE);
}

describe.each(TABLES)('%s with %o', (id, settings) => {
  test('every place, field and choice has a name in every language', async () => {
    const words = await wordsOf(id, settings);
    expect(words.size).toBeGreaterThan(50);
    for (const language of LANGUAGES) {
      const namer = await CLIENT_GAMES[id].editorTexts(language);
      const unnamed = [...words].filter((word) => {
        const name = namer.name(word);
        // English words may well be called what the engine calls them.
        return (name === word && language !== 'en') || name === '' || name.includes('⟦') || name.includes('undefined');
      });
      expect(unnamed, language).toEqual([]);
    }
  });
});

test.each(GAME_IDS)('every fault of %s has words in every language', async (id) => {
  const codes = Object.keys(await faultsOf(id));
  expect(codes.length).toBeGreaterThan(0);
  for (const language of LANGUAGES) {
    const namer = await CLIENT_GAMES[id].editorTexts(language);
    const silent = codes.filter(
      (code) => namer.problemText({ path: '', code, args: { found: 1, most: 2, n: 1 } }) === undefined,
    );
    expect(silent, language).toEqual([]);
  }
});

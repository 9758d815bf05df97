import { describe, expect, test } from 'vitest';
import type { Language } from '../../i18n/index.ts';
import { LANGUAGES } from '../../i18n/index.ts';
import { fastRandom, type GameTypes } from '../../kernel/index.ts';
import { randomPlayer } from '../../kernel/referee/index.ts';
import { GAMES } from '../../registry/index.ts';
import type { GameTexts } from '../registry/game-ui.ts';
import { LocalTable } from '../table/local-table.ts';
import type { SeatUpdate } from '../table/messages.ts';
import { joinSentences, plainText } from '../turns/join.ts';
import { turnsOf } from '../turns/turns.ts';
import { rootTexts } from './root/texts.ts';
import { scythiaTexts } from './scythia/texts.ts';
import { wildTexts } from './wild/texts.ts';

const TEXTS: Readonly<Record<string, (language: Language) => Promise<GameTexts>>> = {
  root: rootTexts,
  wild: wildTexts,
  scythia: scythiaTexts,
};

/** Tables that between them meet almost every kind of event. */
const TABLES: readonly (readonly [
  game: 'root' | 'wild' | 'scythia',
  seats: number,
  settings: Record<string, unknown>,
])[] = [
  ['root', 4, { factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] }],
  ['root', 4, { factions: ['cult', 'riverfolk', 'hundreds', 'keepers'], hirelings: ['marauder', 'riverfolk-pack'] }],
  ['wild', 3, { seats: 3 }],
  ['wild', 1, { seats: 1 }],
  ['scythia', 2, {}],
  ['scythia', 1, { seats: 1 }],
];

const AND: Readonly<Record<Language, string>> = { uk: 'та', ru: 'и', en: 'and' };

/** Types of events that no sentence tells by itself: heads of turns, answers, costs, parts of a battle or raid. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  root: [
    'chose',
    'turn',
    'phase',
    'exhausted',
    'item-turned',
    'hits',
    'scored',
    'lost',
    'rolled',
    'ambush',
    'discarded',
    'looked',
    'ruin',
    'revealed',
    'item',
    'removed',
    'damaged',
  ],
  wild: [
    'points',
    'round',
    'round-ended',
    'turn',
    'turn-ended',
    'step',
    'machine',
    'machine-done',
    'healed',
    'damage',
    'drew',
    'polluted',
  ],
  scythia: [
    'quest-shown',
    'animal-shown',
    'turn',
    'chose',
    'passed',
    'kumis',
    'rolled',
    'strength',
    'wounds',
    'wounded',
    'killed',
    'ability',
    'reroll',
    'wounds-lost',
    'paid',
    'used',
    'discarded',
    'scored',
  ],
};

/** A random game as one of its seats saw it. */
async function played(
  id: 'root' | 'wild' | 'scythia',
  seats: number,
  settings: Record<string, unknown>,
): Promise<SeatUpdate> {
  const game = await GAMES[id].engine.game();
  const read = game.readSettings(settings);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const sitters = Array.from({ length: seats }, (_, seat) => ({ who: 'bot' as const, name: `Ada ${seat + 1}` }));
  const init = {
    id: 't',
    config: { game: id, settings, sitters, curtain: false },
    seed: '7c'.repeat(32),
    made: 1,
    entries: [],
  };
  const table = new LocalTable<GameTypes>(game, init, read.value, randomPlayer(fastRandom(3)), 1);
  await table.run();
  return table.seat(0);
}

describe.each(TABLES)('turns of %s with %i seats', async (id, seats, settings) => {
  const { log, view } = await played(id, seats, settings);
  const names = Array.from({ length: seats }, (_, seat) => `Ada ${seat + 1}`);

  test.each(LANGUAGES)('are told in whole sentences in %s', async (language) => {
    const texts = await TEXTS[id]!(language);
    const turns = turnsOf(log, (event) => texts.turnStart!(event, view));
    expect(turns.length).toBeGreaterThan(5);
    const told = new Set<string>();
    const bad: string[] = [];
    for (const turn of turns) {
      const sentences = texts.turnSentences!(turn.events, names, view);
      for (const { from, to } of sentences) {
        const steps = turn.events.filter(({ step }) => step >= from && step <= to);
        for (const { event } of steps) told.add((event as { type: string }).type);
      }
      const lines = joinSentences(sentences, AND[language]).map(({ parts }) => plainText(parts));
      if (turn.kind === 'setup') continue;
      // Telegram style: who, a colon, and no verb.
      for (const { parts } of sentences) {
        const at = parts[0] === 'The ' ? 1 : 0;
        const next = parts[at + 1];
        if (typeof parts[at] === 'object' && typeof next === 'string' && next.startsWith(':'))
          bad.push(plainText(parts));
      }
      for (const text of lines) {
        // A sentence has a subject and a verb: at least two words.
        if (/⟦|undefined|NaN|\{|\s\s|^\s|\s$/.test(text) || !/\S[\s\u00a0]+\S/.test(text)) bad.push(text);
      }
      expect(lines.length).toBeLessThanOrEqual(Math.max(1, turn.events.length));
    }
    expect([...new Set(bad)]).toEqual([]);
    const met = new Set(log.flatMap(({ events }) => events.map((event) => (event as { type: string }).type)));
    const untold = [...met].filter((type) => !told.has(type) && !PARTS[id]!.includes(type));
    expect(untold).toEqual([]);
  });

  test('name no card that the viewer did not see', async () => {
    const texts = await TEXTS[id]!('en');
    // The same turns, told from single events only: a turn must not say more than its events.
    const said = new Set(
      log.flatMap(({ events }) => events.flatMap((event) => quoted(plainText(texts.event(event, names, view) ?? [])))),
    );
    for (const turn of turnsOf(log, (event) => texts.turnStart!(event, view)))
      for (const { parts } of texts.turnSentences!(turn.events, names, view))
        for (const name of quoted(plainText(parts))) expect(said).toContain(name);
  });
});

test.each(TABLES.filter(([id]) => id !== 'wild'))(
  '%s with %i seats: told points are the score',
  async (id, seats, settings) => {
    const { log, view, scores } = await played(id, seats, settings);
    const texts = await TEXTS[id]!('en');
    const names = Array.from({ length: seats }, (_, seat) => `Ada ${seat + 1}`);
    const sums = scores.map(() => 0);
    for (const { events } of turnsOf(log, (event) => texts.turnStart!(event, view)))
      for (const { points = [] } of texts.turnSentences!(events, names, view))
        for (const { seat, n } of points) if (seat >= 0) sums[seat]! += n;
    expect(sums).toEqual(scores);
  },
);

const quoted = (text: string): string[] => text.match(/“[^”]+”/g) ?? [];

test('answers, costs and what follows from them are one sentence, equal things are added up', async () => {
  const texts = await rootTexts('en');
  const view = { factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] };
  const tell = (...events: readonly (readonly [step: number, event: object])[]): string[] =>
    joinSentences(
      texts.turnSentences!(
        events.map(([step, event]) => ({ event, step, law: undefined })),
        ['A', 'B', 'C', 'D'],
        view,
      ),
      'and',
    ).map(({ parts }) => plainText(parts).replaceAll('\u00a0', ' '));
  const chose = { type: 'chose', faction: 0, text: 'build sawmill c5' };
  expect(
    tell(
      [1, chose],
      [1, { type: 'removed', piece: 5, clearing: 4, count: 1, by: 0 }],
      [1, { type: 'placed', piece: 1, clearing: 4, count: 1 }],
      [1, { type: 'scored', faction: 0, points: 1, law: '6.5.4' }],
    ),
  ).toEqual(['The Marquise built a sawmill in clearing 5 (+1)']);
  expect(tell(...[1, 3, 8].map((clearing) => [2, { type: 'placed', piece: 0, clearing, count: 1 }] as const))).toEqual([
    'The Marquise placed 3 warriors in clearings 2, 4, 9',
  ]);
  expect(
    tell(
      [1, { type: 'battle', clearing: 4, attacker: 1, defender: 0 }],
      [2, { type: 'chose', faction: 0, text: 'pass' }],
      [3, { type: 'rolled', high: 2, low: 1, attacker: 2, defender: 1 }],
      [3, { type: 'hits', on: 0, hits: 2, dealt: 3, law: '4.3.3' }],
      [3, { type: 'removed', piece: 0, clearing: 4, count: 2, by: 1 }],
      [3, { type: 'removed', piece: 6, clearing: 4, count: 1, by: 0 }],
    ),
  ).toEqual([
    'The Eyrie attacked the Marquise in clearing 5: the dice came up 2 and 1; the Eyrie lost a warrior; the Marquise lost 2 warriors',
  ]);
});

test('a march of many warriors outweighs a few recruits, which outweigh one warrior that moves', async () => {
  const texts = await rootTexts('en');
  const weigh = (event: object): number =>
    texts.turnSentences!([{ event, step: 1, law: undefined }], ['A', 'B'], { factions: ['marquise', 'eyrie'] })[0]!
      .weight;
  const march = (count: number): number => weigh({ type: 'moved', piece: 6, from: 0, to: 9, count, by: 1 });
  const recruits = weigh({ type: 'placed', piece: 6, clearing: 0, count: 2 });
  expect(march(7)).toBeGreaterThan(recruits);
  expect(march(1)).toBeLessThan(recruits);
});

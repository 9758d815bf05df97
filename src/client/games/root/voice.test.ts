import { describe, expect, test } from 'vitest';
import { root } from '../../../games/root/index.ts';
import { DECKS, TITLES } from '../../../games/root/decks/index.ts';
import { EDITIONS, SWITCHES } from '../../../games/root/editions.ts';
import type { RootEvent, RootOption } from '../../../games/root/kinds.ts';
import { MAPS } from '../../../games/root/maps/index.ts';
import { refusal } from '../../../games/root/refusals.ts';
import { settingsForm } from '../../../games/root/settings.ts';
import { MUTE, Reasons } from '../../../kernel/index.ts';
import { LANGUAGES, type Part } from '../../../i18n/index.ts';
import { rootVoice } from './voice.ts';

const SEATS = ['Оля', 'Mark', 'Ира', 'Jo'];

const textOf = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'arg' in part ? part.text : textOf(part.parts))).join('');

/** All that is asked anywhere in the rules. */
const windows = (): string[] =>
  Object.values(root.procs).flatMap((steps: object) =>
    Object.values(steps).flatMap((step: { readonly kind: string; readonly window?: string }) =>
      step.kind === 'choice' && step.window !== undefined ? [step.window] : [],
    ),
  );

/** One event of every kind: a kind that is missing here does not compile. */
/** The events of one kind, also where several kinds share their fields. */
type EventOf<E extends RootEvent['e'], V = RootEvent> = V extends { readonly e: infer X }
  ? E extends X
    ? V
    : never
  : never;

const EVENTS: { readonly [E in RootEvent['e']]: readonly EventOf<E>[] } = {
  chose: [
    { e: 'chose', faction: 0, text: 'build sawmill c4' },
    { e: 'chose', faction: 2, text: 'mobilize' },
  ],
  suit: [{ e: 'suit', clearing: 0, suit: 1 }],
  seated: [{ e: 'seated', place: 0, seat: 1 }],
  turn: [{ e: 'turn', faction: 4, turn: 3 }],
  phase: [{ e: 'phase', faction: 1, phase: 'birdsong' }],
  drew: [
    { e: 'drew', faction: 0, to: 13 },
    { e: 'drew', faction: 0, to: 13, card: 0 },
    { e: 'drew', faction: 2, to: 5 },
    { e: 'drew', faction: 2, to: 5, card: 3 },
  ],
  reshuffled: [{ e: 'reshuffled' }],
  discarded: [{ e: 'discarded', faction: 0, card: 7, law: '2.1' }],
  given: [
    { e: 'given', from: 0, to: 1, pile: 14 },
    { e: 'given', from: 0, to: 1, pile: 14, card: 1 },
    { e: 'given', from: 0, to: 2, pile: 5 },
    { e: 'given', from: 0, to: 2, pile: 5, card: 1 },
    { e: 'given', from: 2, to: 2, pile: 5 },
    { e: 'given', from: 2, to: 2, pile: 5, card: 1 },
  ],
  shown: [
    { e: 'shown', faction: 0, to: 1 },
    { e: 'shown', faction: 0, to: 1, cards: [] },
    { e: 'shown', faction: 0, to: 1, cards: [1, 2] },
  ],
  revealed: [{ e: 'revealed', faction: 0, card: 9 }],
  took: [{ e: 'took', faction: 0, card: 9, law: '3.3.4' }],
  placed: [{ e: 'placed', piece: 0, clearing: 3, count: 2 }],
  removed: [
    { e: 'removed', piece: 1, clearing: 3, count: 1, by: -1 },
    { e: 'removed', piece: 6, clearing: 3, count: 5, by: 0 },
  ],
  moved: [
    { e: 'moved', piece: 0, from: 1, to: 2, count: 21, by: 0 },
    { e: 'moved', piece: 0, from: 1, to: 2, count: 2, by: 3 },
  ],
  ruin: [
    { e: 'ruin', clearing: 5, stands: true },
    { e: 'ruin', clearing: 5, stands: false },
  ],
  scored: [{ e: 'scored', faction: 0, points: 2, law: '3.2.1' }],
  lost: [{ e: 'lost', faction: 1, points: 5, law: '7.7.1' }],
  crafted: [{ e: 'crafted', faction: 0, card: 12, law: '4.1' }],
  item: [{ e: 'item', faction: 0, item: 0 }],
  dominance: [{ e: 'dominance', faction: 0, card: 6 }],
  battle: [{ e: 'battle', clearing: 4, attacker: 0, defender: 1 }],
  ambush: [
    { e: 'ambush', faction: 0, card: 0, foil: false },
    { e: 'ambush', faction: 0, card: 0, foil: true },
  ],
  rolled: [{ e: 'rolled', high: 3, low: 1, attacker: 3, defender: 1 }],
  hits: [{ e: 'hits', on: 0, hits: 2, law: '4.3.3' }],
  effect: [{ e: 'effect', faction: 0, card: 40 }],
  coffins: [
    { e: 'coffins', piece: 0, count: 2 },
    { e: 'coffins', piece: 0, count: -2 },
  ],
  won: [{ e: 'won', faction: 0, law: '3.1' }],
  leader: [{ e: 'leader', leader: 0 }],
  deposed: [{ e: 'deposed', leader: 3 }],
  turmoil: [{ e: 'turmoil' }],
  tucked: [{ e: 'tucked', card: 11, column: 3 }],
  officers: [{ e: 'officers', officers: 2 }],
  'first-setup': [{ e: 'first-setup', faction: 3 }],
  character: [{ e: 'character', faction: 3, character: 5 }],
  pawn: [
    { e: 'pawn', faction: 3, from: -1, to: 13, law: '9.3.2' },
    { e: 'pawn', faction: 3, from: 13, to: 2, law: '9.4.2' },
  ],
  'ruins-filled': [{ e: 'ruins-filled', items: 4 }],
  looked: [
    { e: 'looked', faction: 3, clearing: 5 },
    { e: 'looked', faction: 3, clearing: 5, item: 1 },
  ],
  explored: [{ e: 'explored', faction: 3, clearing: 5, item: 4 }],
  'quest-up': [{ e: 'quest-up', quest: 0 }],
  'quest-done': [{ e: 'quest-done', faction: 3, quest: 14 }],
  exhausted: [{ e: 'exhausted', faction: 3, item: 7 }],
  damaged: [{ e: 'damaged', faction: 3, item: 6 }],
  refreshed: [{ e: 'refreshed', faction: 3, item: 5 }],
  repaired: [{ e: 'repaired', faction: 3, item: 4 }],
  'item-lost': [{ e: 'item-lost', faction: 3, item: 3 }],
  shifted: [
    { e: 'shifted', faction: 3, item: 1, to: 0 },
    { e: 'shifted', faction: 3, item: 1, to: 1 },
  ],
  'item-taken': [{ e: 'item-taken', faction: 3, from: 0, item: 2 }],
  relation: [-1, 0, 1, 2, 3].map(
    (relation) => ({ e: 'relation', faction: 3, with: 0, relation, law: '9.2.9' }) as const,
  ),
  'ally-fights': [{ e: 'ally-fights', faction: 3, ally: 0 }],
  coalition: [{ e: 'coalition', faction: 3, partner: 1, card: 5 }],
  enlisted: [{ e: 'enlisted', faction: 3, by: 0, swords: 2 }],
  scorched: [{ e: 'scorched', faction: 3, clearing: 6 }],
};

describe.each(LANGUAGES)('Root in %s', (language) => {
  const FOREIGN = language === 'en' ? /\p{Script=Cyrillic}/u : /\p{Script=Latin}/u;

  test('every verb, window and reason has words', async () => {
    const voice = await rootVoice(language);
    const verbs = [...root.lexicon.verbs, 'first'];
    expect(verbs.filter((verb) => voice.verb(verb) === undefined)).toEqual([]);
    const asked = [...windows(), 'order'];
    expect(asked.length).toBeGreaterThan(40);
    expect(asked.filter((name) => voice.window(name) === undefined)).toEqual([]);
    expect(refusal.all.length).toBeGreaterThan(100);
    const texts = refusal.all.map(({ why }) => voice.reason(why, 1, 2) ?? `⟦${why}⟧`);
    expect(texts.filter((text) => text.includes('⟦'))).toEqual([]);
  });

  test('every option that play brings up is a sentence without ids', async () => {
    const voice = await rootVoice(language);
    const met = new Set<string>();
    for (const [seed, factions] of [
      ['marquise', 'eyrie', 'alliance', 'vagabond'],
      ['vagabond', 'vagabond2', 'eyrie', 'marquise'],
    ].entries()) {
      const read = root.readSettings({ factions, deck: DECKS[seed] });
      if (!read.ok) throw new Error(JSON.stringify(read.problems));
      const s = root.begin(read.value);
      for (let act = 0; act < 500 && !s.over; act++) {
        const outcomes = root.outcomes(s);
        if (outcomes > 0) {
          root.befall(s, (act * 7) % outcomes, MUTE);
          continue;
        }
        const seat = Math.log2(root.asked(s) & -root.asked(s));
        const asked = new Reasons<RootOption>();
        root.options(s, seat, asked);
        for (const { text } of [...asked.list, ...asked.refused.map(({ option }) => option)]) met.add(text);
        root.choose(s, seat, asked.list[(act * 13) % asked.list.length]!, MUTE);
      }
    }
    expect(met.size).toBeGreaterThan(300);
    for (const text of met) {
      const [verb = '', ...rest] = text.split(' ');
      const words = [voice.verb(verb), ...rest.map((word, at) => voice.word(word, verb, at))];
      expect(words, text).not.toContain(undefined);
      expect(words.join(' '), text).not.toMatch(/⟦/);
      expect(words.join(' '), text).not.toMatch(FOREIGN);
    }
  });

  test('every kind of event has a line', async () => {
    const voice = await rootVoice(language);
    for (const [kind, events] of Object.entries(EVENTS))
      for (const event of events) {
        const line = textOf(voice.event(event, SEATS) ?? []);
        expect(line, kind).not.toBe('');
        expect(line, kind).not.toMatch(/⟦|undefined/);
        expect(
          SEATS.reduce((text, name) => text.replace(name, ''), line),
          kind,
        ).not.toMatch(FOREIGN);
      }
  });

  test('every card says what it does', async () => {
    const voice = await rootVoice(language);
    for (const title of TITLES) {
      const { name, suit, effect } = voice.card(title);
      expect([name, suit, effect].join(' '), title).not.toMatch(/⟦/);
      expect(effect.length, title).toBeLessThan(200);
    }
  });

  test('every setting and each of its choices is explained', async () => {
    const voice = await rootVoice(language);
    for (const field of settingsForm) {
      expect(voice.setting(field.id), field.id).toBeDefined();
      const choices = 'choices' in field ? field.choices : [];
      const untold = choices.filter((choice) => voice.setting(field.id, choice) === undefined);
      expect(untold, field.id).toEqual([]);
      const explained = field.kind === 'one-of' ? choices : [];
      expect(
        explained.filter((choice) => voice.setting(field.id, choice)?.about === undefined),
        field.id,
      ).toEqual([]);
    }
    for (const [id, values] of Object.entries(SWITCHES)) {
      expect(voice.setting(`law.${id}`)?.about, id).toBeDefined();
      for (const value of values) expect(voice.setting(`law.${id}`, String(value)), `${id} ${value}`).toBeDefined();
    }
    for (const map of MAPS) expect(voice.setting('map', map)?.about, map).toBeDefined();
    for (const edition of EDITIONS) expect(voice.setting('edition', edition)?.about, edition).toBeDefined();
  });

  test('every field of the view has a name', async () => {
    const voice = await rootVoice(language);
    const read = root.readSettings({ factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] });
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const fields = new Set<string>();
    const gather = (value: unknown): void => {
      if (Array.isArray(value)) value.forEach(gather);
      else if (typeof value === 'object' && value !== null)
        for (const [name, inner] of Object.entries(value)) {
          fields.add(name);
          gather(inner);
        }
    };
    gather(root.view(root.begin(read.value), 0));
    expect([...fields].filter((name) => voice.field(name) === undefined)).toEqual([]);
  });
});

test('options read as sentences', async () => {
  const say = async (language: (typeof LANGUAGES)[number], text: string): Promise<string> => {
    const voice = await rootVoice(language);
    const [verb = '', ...rest] = text.split(' ');
    return [voice.verb(verb), ...rest.map((word, at) => voice.word(word, verb, at))]
      .join(' ')
      .replaceAll('\u00A0', ' ');
  };
  expect(await say('en', 'battle c4 eyrie')).toBe('Battle in clearing 4 against the Eyrie');
  expect(await say('uk', 'battle c4 eyrie')).toBe('Розпочати бій на галявині 4 проти Крилатих');
  expect(await say('ru', 'move c4 c12')).toBe('Переместиться с поляны 4 на поляну 12');
  expect(await say('uk', 'build sawmill c5')).toBe('Збудувати лісопильню на галявині 5');
  expect(await say('ru', 'aid marquise')).toBe('Помочь Маркисе');
  expect(await say('uk', 'slip f3')).toBe('Шмигнути до хащ 3');
  expect(await say('uk', 'spend better-burrow-bank')).toBe('Витратити «Банк „Надійна нора“» (кролі)');
  expect(await say('en', 'craft anvil')).toBe('Craft “Anvil” (fox)');
});

test('names in a line keep their ids', async () => {
  const voice = await rootVoice('uk');
  const parts = voice.event({ e: 'battle', clearing: 4, attacker: 0, defender: 1 }, SEATS) ?? [];
  const values = parts.flatMap((part) => (typeof part !== 'string' && 'arg' in part ? [part.value] : []));
  expect(values).toEqual([5, 'marquise', 'eyrie']);
});

import { describe, expect, test } from 'vitest';
import type { WildEvent } from '../../../games/wild/events.ts';
import { SUPPORT_SOURCES } from '../../../games/wild/events.ts';
import { CELL_COUNT, EDGE_COUNT } from '../../../games/wild/rules/00-board/geometry.ts';
import { wild } from '../../../games/wild/index.ts';
import { parser, verbs, type WildOption } from '../../../games/wild/verbs.ts';
import { PROCEDURES } from '../../../games/wild/game.ts';
import { refusal } from '../../../games/wild/refusals.ts';
import { WISH_REASONS } from '../../../games/wild/wishes.ts';
import { DAMAGE_SOURCES } from '../../../games/wild/frames.ts';
import type { WildView } from '../../../games/wild/view.ts';
import { ABILITIES, CARDS, FACTIONS, ITEMS, LEADERS, MACHINES, TERRAINS, TURNINGS } from '../../../games/wild/words.ts';
import { LANGUAGES, type Part } from '../../../i18n/index.ts';
import { COMPONENTS, reconstructedGroups } from './facts.ts';
import { loadNames } from './names.ts';
import { wildTexts } from './texts.ts';

const SEATS = ['Оля', 'Mark', 'Ира', 'Jo'];
const game = wild();

const textOf = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'arg' in part ? part.text : textOf(part.parts))).join('');

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i);

/** All that is asked anywhere in the rules. */
const windows = (): string[] =>
  Object.values(PROCEDURES).flatMap((steps: object) =>
    Object.values(steps).flatMap((step: { readonly kind: string; readonly window?: string }) =>
      step.kind === 'choice' && step.window !== undefined ? [step.window] : [],
    ),
  );

/** A view in which the players have factions, as after the set-up. */
function aView(seats: number): WildView {
  const read = game.readSettings({ seats });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const view = game.view(game.begin(read.value), 0);
  return { ...view, players: view.players.map((player, i) => ({ ...player, faction: i })) };
}

/** Everything that can be said: each verb with each of its words. */
const OPTIONS: { readonly [V in keyof typeof verbs]: () => readonly WildOption[] } = {
  faction: () => upTo(FACTIONS.length).map((n) => verbs.faction(n)),
  leader: () => upTo(LEADERS.length).map((n) => verbs.leader(n)),
  mix: () => upTo(4).map((n) => verbs.mix(n)),
  settle: () => upTo(CELL_COUNT).map((n) => verbs.settle(n)),
  play: () => upTo(CARDS.length).map((n) => verbs.play(n)),
  unseen: () => upTo(FACTIONS.length).map((n) => verbs.unseen(n)),
  nobody: () => [verbs.nobody()],
  reveal: () => upTo(CARDS.length).map((n) => verbs.reveal(n)),
  move: () => upTo(CELL_COUNT).map((n) => verbs.move(n)),
  camp: () => [verbs.camp()],
  regroup: () => upTo(CELL_COUNT).map((n) => verbs.regroup(n)),
  clear: () => [verbs.clear()],
  heal: () => [verbs.heal()],
  destroyMech: () => [verbs.destroyMech()],
  breach: () => upTo(EDGE_COUNT).map((n) => verbs.breach(n)),
  destroyFactory: () => [verbs.destroyFactory()],
  takeItem: () => [verbs.takeItem()],
  bread: () => [verbs.bread()],
  potionsHeal: () => [verbs.potionsHeal()],
  potionsClear: () => [verbs.potionsClear()],
  rocketsMech: () => upTo(CELL_COUNT).map((n) => verbs.rocketsMech(n)),
  rocketsBreach: () => upTo(EDGE_COUNT).map((n) => verbs.rocketsBreach(n)),
  mapsMove: () => upTo(CELL_COUNT).map((n) => verbs.mapsMove(n)),
  mapsRegroup: () => upTo(CELL_COUNT).map((n) => verbs.mapsRegroup(n)),
  add: () => upTo(CARDS.length).map((n) => verbs.add(n)),
  end: () => [verbs.end()],
  shoot: () => upTo(CELL_COUNT).map((n) => verbs.shoot(n)),
  demolish: () => upTo(EDGE_COUNT).map((n) => verbs.demolish(n)),
  rust: () => upTo(CELL_COUNT).map((n) => verbs.rust(n)),
  tunnel: () => upTo(CELL_COUNT).map((n) => verbs.tunnel(n)),
  slip: () => upTo(CELL_COUNT).map((n) => verbs.slip(n)),
  stay: () => [verbs.stay()],
  resettle: () => upTo(CELL_COUNT).map((n) => verbs.resettle(n, CELL_COUNT - 1 - n)),
  cure: () => upTo(FACTIONS.length).map((n) => verbs.cure(n)),
  tell: () => [verbs.tell()],
};

type EventOf<T extends WildEvent['type']> = Extract<WildEvent, { readonly type: T }>;

/** Events of every kind with every word they can hold: a kind that is missing here does not compile. */
const EVENTS: { readonly [T in WildEvent['type']]: readonly EventOf<T>[] } = {
  tile: upTo(COMPONENTS.sides.length).map((side) => ({ type: 'tile', slot: side >> 1, side })),
  arrow: upTo(6).map((arrow) => ({ type: 'arrow', number: 5, arrow })),
  'machines-ready': [{ type: 'machines-ready' }],
  faction: upTo(4).map((faction) => ({ type: 'faction', player: faction, faction })),
  leader: upTo(LEADERS.length).map((leader) => ({ type: 'leader', player: leader >> 1, leader })),
  'hard-card': [{ type: 'hard-card', machine: 7, replaces: 0 }],
  settled: [{ type: 'settled', player: 0, cell: 0 }],
  first: [{ type: 'first', player: 1 }],
  round: [{ type: 'round', round: 3 }],
  drew: [
    { type: 'drew', player: 0 },
    { type: 'drew', player: 0, card: 4 },
  ],
  reshuffled: [{ type: 'reshuffled', player: 0 }],
  active: upTo(CARDS.length).map((card) => ({ type: 'active', player: 0, card, unseen: card % 2 === 0 })),
  mix: [{ type: 'mix', n: 2 }],
  laid: [{ type: 'laid', player: 0 }],
  nobody: [{ type: 'nobody', player: 0 }],
  ability: upTo(ABILITIES.length).map((ability) => ({ type: 'ability', player: 0, ability })),
  turn: [{ type: 'turn', player: 0, ap: 3 }],
  points: [{ type: 'points', player: 0, ap: 2 }],
  travelled: (['move', 'regroup', 'relocate'] as const).map((how) => ({
    type: 'travelled',
    player: 0,
    from: 0,
    to: 36,
    how,
  })),
  stayed: [{ type: 'stayed', player: 0 }],
  camp: [{ type: 'camp', player: 0, cell: 9, hand: 4, law: 'W-11.2' }],
  'camp-moved': [{ type: 'camp-moved', player: 0, from: 1, to: 2 }],
  left: [{ type: 'left', player: 0 }],
  cleared: [true, false].map((toxic) => ({ type: 'cleared', player: 0, cell: 5, toxic })),
  healed: [{ type: 'healed', player: 0, n: 2 }],
  'mech-destroyed': [{ type: 'mech-destroyed', player: 0, cell: 5 }],
  'mech-rusted': [{ type: 'mech-rusted', player: 0, cell: 5 }],
  breached: upTo(EDGE_COUNT).map((edge) => ({ type: 'breached', player: 0, edge })),
  'factory-destroyed': [{ type: 'factory-destroyed', player: 0, cell: 5, number: 4 }],
  item: upTo(ITEMS.length).map((item) => ({ type: 'item', player: 0, item })),
  'item-used': upTo(ITEMS.length).map((item) => ({ type: 'item-used', player: 0, item })),
  added: [{ type: 'added', player: 0, card: 8 }],
  support: SUPPORT_SOURCES.flatMap((source) =>
    [0, 1].map((n) => ({ type: 'support', player: 0, n, lost: 1 - n, source, law: 'W-9.1' }) as const),
  ),
  roll: [0, 1, 2].flatMap((face) =>
    [true, false].map((melee) => ({ type: 'roll', player: 0, face, melee, n: melee ? face : 0 }) as const),
  ),
  damage: DAMAGE_SOURCES.map((source) => ({ type: 'damage', player: 0, n: 1, source })),
  died: upTo(TERRAINS.length).map((terrain) => ({ type: 'died', player: 0, card: 3, terrain })),
  'nobody-died': [{ type: 'nobody-died', player: 0 }],
  'turn-ended': [{ type: 'turn-ended', player: 0 }],
  machine: upTo(MACHINES.length).map((machine) => ({ type: 'machine', player: 0, machine })),
  'no-machine': [{ type: 'no-machine', player: 0 }],
  'machine-done': [true, false].map((reshuffled) => ({ type: 'machine-done', machine: 0, reshuffled })),
  advanced: [
    { type: 'advanced', which: 0, from: 60, to: 61, walls: [3] },
    { type: 'advanced', which: 1, from: 60, to: -1, walls: [3, 4] },
  ],
  deployed: [{ type: 'deployed', which: 0, at: 61, number: 5 }],
  waiting: [{ type: 'waiting', which: 1 }],
  built: [{ type: 'built', cell: 9, number: 5 }],
  polluted: [{ type: 'polluted', cell: 9, number: 5 }],
  toxic: [{ type: 'toxic', cell: 9 }],
  turning: upTo(TURNINGS.length).map((turning) => ({ type: 'turning', turning })),
  hunter: [{ type: 'hunter', which: 0, cell: 9 }],
  pursued: [{ type: 'pursued', player: 0, from: 8, to: 9, n: 2 }],
  step: COMPONENTS.steps.flatMap((steps, machine) =>
    steps.map(({ op }, at) => ({ type: 'step', op, machine, at }) as const),
  ),
  'round-ended': [{ type: 'round-ended', round: 2 }],
  lost: [1, 2, 3].map((defeat) => ({ type: 'lost', defeat, law: 'W-1.3' })),
  won: [{ type: 'won', law: 'W-20.1' }],
  terrains: [
    { type: 'terrains', player: 0, counts: [1, 0, 2, 0] },
    { type: 'terrains', player: 0, counts: [0, 0, 0, 0] },
  ],
};

/** Events that another event tells already. */
const SILENT = ['points', 'round-ended', 'machine-done'];

describe.each(LANGUAGES)('Defenders of the Wild in %s', (language) => {
  const FOREIGN = language === 'en' ? /\p{Script=Cyrillic}/u : /\p{Script=Latin}/u;

  test('every verb, window and reason has words', async () => {
    const gameTexts = await wildTexts(language);
    expect(parser.verbs.filter((verb) => gameTexts.verb(verb) === undefined)).toEqual([]);
    expect(windows().length).toBeGreaterThan(14);
    expect(windows().filter((name) => gameTexts.window(name) === undefined)).toEqual([]);
    expect(refusal.all.length).toBeGreaterThan(60);
    const reasons = [...refusal.all.map(({ why }) => why), ...WISH_REASONS];
    const texts = reasons.map((why) => gameTexts.reason(why, 1, 2) ?? `⟦${why}⟧`);
    expect(texts.filter((text) => /⟦|undefined/.test(text) || FOREIGN.test(text))).toEqual([]);
  });

  test('every option is a sentence without ids', async () => {
    const gameTexts = await wildTexts(language);
    expect(Object.keys(OPTIONS).length).toBe(parser.verbs.length);
    const all = Object.values(OPTIONS).flatMap((list) => list());
    expect(all.length).toBeGreaterThan(1000);
    for (const { text } of all) {
      const [verb = '', ...rest] = text.split(' ');
      const words = [gameTexts.verb(verb), ...rest.map((word, at) => gameTexts.word(word, verb, at))];
      expect(words, text).not.toContain(undefined);
      expect(words.join(' '), text).not.toMatch(/⟦/);
      expect(words.join(' '), text).not.toMatch(FOREIGN);
    }
  });

  test('every kind of event has a line, in a game of many and alone', async () => {
    const gameTexts = await wildTexts(language);
    for (const view of [aView(4), aView(1)])
      for (const [kind, events] of Object.entries(EVENTS))
        for (const event of events) {
          const line = textOf(gameTexts.event(event, SEATS, view) ?? ['⟦⟧']);
          expect(line === '' && !SILENT.includes(kind), kind).toBe(false);
          expect(line, kind).not.toMatch(/⟦|undefined/);
          const bare = SEATS.reduce((text, name) => text.replace(name, ''), line);
          expect(bare, kind).not.toMatch(FOREIGN);
        }
  });

  test('every card, ability, machine card and setting says what it does', async () => {
    const names = await loadNames(language);
    for (const card of upTo(CARDS.length)) {
      const { name, terrain, ability, effect } = names.card(card);
      const text = [name, terrain, ability, effect].join(' ');
      expect(text, CARDS[card]).not.toMatch(/⟦/);
      expect(text, CARDS[card]).not.toMatch(FOREIGN);
      expect(effect.length, CARDS[card]).toBeLessThan(130);
    }
    for (const machine of upTo(MACHINES.length)) {
      const text = [names.machine(machine), ...COMPONENTS.steps[machine]!.map((step) => names.step(step))].join(' ');
      expect(text, MACHINES[machine]).not.toMatch(/⟦|undefined/);
      expect(text, MACHINES[machine]).not.toMatch(FOREIGN);
    }
    const gameTexts = await wildTexts(language);
    for (const { id } of game.settingsForm ?? []) expect(gameTexts.setting(id)?.about, id).toMatch(/\.$/);
    expect(reconstructedGroups().length).toBeGreaterThan(3);
    expect(names.say.missing('wild.group', reconstructedGroups())).toEqual([]);
  });
});

test('options read as sentences', async () => {
  const sentence = async (language: (typeof LANGUAGES)[number], text: string): Promise<string> => {
    const gameTexts = await wildTexts(language);
    const [verb = '', ...rest] = text.split(' ');
    return [gameTexts.verb(verb), ...rest.map((word, at) => gameTexts.word(word, verb, at))]
      .join(' ')
      .replaceAll('\u00A0', ' ');
  };
  expect(await sentence('uk', 'move d6')).toBe('Переміститися на Г6');
  expect(await sentence('uk', 'move e2')).toBe('Переміститися на Д2');
  expect(await sentence('ru', 'move e2')).toBe('Переместиться на Д2');
  expect(await sentence('en', 'regroup g4')).toBe('Regroup to G4');
  expect(await sentence('uk', 'breach c3-se')).toBe('Проламати стіну між В3 та Г4');
  expect(await sentence('en', 'breach a1-nw')).toBe('Breach a wall at the perimeter, A1 (north-west)');
  expect(await sentence('uk', 'play council-base-1')).toBe('Вибрати активного оборонця: «Ячмінь» (степи, 5 очок дій)');
  expect(await sentence('ru', 'reveal order-s-1')).toBe('Применить способность «Манифест» (Фолиант)');
});

test('what another line tells is not told again: pollution of a mech that rusts is no factory’s, nobody unhurt is healed', async () => {
  const rusted = { type: 'polluted', cell: 9, number: -1 };
  const unhurt = { type: 'healed', player: 0, n: 0 };
  for (const language of LANGUAGES) {
    const gameTexts = await wildTexts(language);
    for (const event of [rusted, unhurt]) expect(gameTexts.event(event, SEATS, aView(2))).toEqual([]);
  }
});

test('a line names factions as soon as the table knows them', async () => {
  const gameTexts = await wildTexts('uk');
  const event = { type: 'stayed', player: 1 };
  expect(textOf(gameTexts.event(event, SEATS) ?? [])).toBe('Mark лишається на місці');
  expect(textOf(gameTexts.event(event, SEATS, aView(2)) ?? [])).toBe('Рада лишається на місці');
});

test('a lone player reads whose deck each card comes from', async () => {
  const texts = await wildTexts('en');
  expect(texts.word('2', 'mix', 0, aView(1))).toBe('2 from the Order, 1 from the Council');
  expect((await wildTexts('uk')).word('0', 'mix', 0, aView(1))).toBe('0\u00a0— Орден, 3\u00a0— Рада');
});

test('the ending counts the camps that were built, as the boards do, not those of the start', async () => {
  const view = aView(2);
  const all = COMPONENTS.track[2]!.hands.length;
  const players = view.players.map((player, i) => ({ ...player, camps: all - i }));
  const { ending } = await wildTexts('en');
  const camp = view.camp.map((_, cell) => (cell < 4 ? cell % 2 : -1));
  const { say } = await loadNames('en');
  expect(ending!({ ...view, players, camp }, false)?.facts).toContain(say.t('wild.ending.camps', { n: 1 }));
});

test.each([
  ['uk', 'Д3'],
  ['ru', 'Д3'],
  ['en', 'E3'],
] as const)('a cell that was pointed at is named in the reader’s language: %s', async (language, name) => {
  const texts = await wildTexts(language);
  expect(texts.thing?.('e3')).toBe(name);
  expect(texts.thing?.('nothing')).toBeUndefined();
});

test('who was away reads of a camp and of a dead defender before a roll', async () => {
  const texts = await wildTexts('en');
  const view = aView(2);
  const events: readonly WildEvent[] = [
    { type: 'roll', player: 1, face: 1, melee: false, n: 1 },
    { type: 'damage', player: 1, n: 1, source: 'roll' },
    { type: 'camp', player: 1, cell: 3, hand: 5, law: 'W-9.3' },
    { type: 'died', player: 1, card: 0, terrain: 0 },
  ];
  const told = texts.turnSentences!(
    events.map((event, step) => ({ event, step, law: undefined })),
    SEATS,
    view,
  );
  const order = told.toSorted((a, b) => b.weight - a.weight).map(({ parts }) => textOf(parts));
  expect(order[0]).toMatch(/lost a defender/);
  expect(order[1]).toMatch(/camp/);
});

test('a roll without damage weighs less than a move', async () => {
  const texts = await wildTexts('en');
  const view = aView(2);
  const weightOf = (event: WildEvent): number =>
    texts.turnSentences!([{ event, step: 0, law: undefined }], SEATS, view)[0]!.weight;
  const roll = (n: number): WildEvent => ({ type: 'roll', player: 0, face: n, melee: false, n });
  const move = weightOf({ type: 'travelled', player: 0, from: 0, to: 1, how: 'move' });
  expect(weightOf(roll(0))).toBeLessThan(move);
  expect(weightOf(roll(1))).toBeGreaterThan(move);
});

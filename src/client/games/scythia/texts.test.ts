import { describe, expect, test } from 'vitest';
import { scythia } from '../../../games/scythia/index.ts';
import { type ScythiaEvent, SOURCES } from '../../../games/scythia/events.ts';
import { BUILT_IN } from '../../../games/scythia/components/built-in.ts';
import type { Effect, RaidEffect } from '../../../games/scythia/components/pack.ts';
import { refusal } from '../../../games/scythia/refusals.ts';
import { WISH_REASONS } from '../../../games/scythia/wishes.ts';
import { settingsForm } from '../../../games/scythia/settings.ts';
import type { ScythiaOption } from '../../../games/scythia/verbs.ts';
import { COUNTS, ITEMS, RIVALRIES, SLOTS, TRIGGERS } from '../../../games/scythia/words.ts';
import { EventRecorder, eventsFor, lowestSeat, OfferRefusalList } from '../../../kernel/index.ts';
import { LANGUAGES, type Part } from '../../../i18n/index.ts';
import { EVENTS } from './events.testkit.ts';
import { COMPONENTS, loadNames } from './names.ts';
import { alternativeText, arranged } from './option-texts.ts';
import { scythiaTexts } from './texts.ts';

const GAME = scythia(BUILT_IN);
const SEATS = ['Оля', 'Mark', 'Ира', 'Jo'];
const UNSAID = /⟦|undefined|NaN|\{/;

const textOf = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'arg' in part ? part.text : textOf(part.parts))).join('');

/** All that is asked anywhere in the rules. */
const windows = (): string[] =>
  Object.values(GAME.procs).flatMap((steps: object) =>
    Object.values(steps).flatMap((step: { readonly kind: string; readonly window?: string }) =>
      step.kind === 'choice' && step.window !== undefined ? [step.window] : [],
    ),
  );

/** Plays games and passes every option and event to `see`, with the view. */
function walk(
  seats: number,
  acts: number,
  see: { option?(text: string, view: object): void; event?(event: ScythiaEvent): void },
): void {
  const read = GAME.readSettings({ seats });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const s = GAME.begin(read.value);
  for (let act = 0; act < acts && !s.over; act++) {
    const recorder = new EventRecorder<ScythiaEvent>();
    const outcomes = GAME.outcomeCount(s);
    if (outcomes > 0) GAME.applyOutcome(s, (act * 7) % outcomes, recorder);
    else {
      const seat = lowestSeat(GAME.asked(s));
      const asked = new OfferRefusalList<ScythiaOption>();
      GAME.options(s, seat, asked);
      const view = GAME.view(s, seat);
      for (const { text } of [...asked.list, ...asked.refused.map(({ option }) => option)]) see.option?.(text, view);
      const wanted = asked.list.filter(({ verb }) => verb === 'raid' || verb === 'use' || verb === 'play');
      const among = wanted.length > 0 ? wanted : asked.list;
      GAME.choose(s, seat, among[(act * 13) % among.length]!, recorder);
    }
    for (const event of eventsFor(recorder.tellings, 0)) see.event?.(event);
  }
}

/** Everything the closed list of effects can say, also what no card of the box says. */
const EFFECTS: readonly Effect[] = [
  { do: 'gain', items: Object.fromEntries(ITEMS.map((item) => [item, 2])) },
  { do: 'heal', amount: 3 },
  { do: 'hire', discount: 0 },
  ...COUNTS.flatMap((count): Effect[] =>
    [1, 2].flatMap((every): Effect[] => [
      { do: 'gainPer', items: { silver: 1 }, per: { count, every } },
      { do: 'gainPer', items: { silver: 1 }, per: { count, every }, max: 3 },
    ]),
  ),
  ...RIVALRIES.map(
    (thing): Effect => ({ do: 'gainIf', condition: { everyOpponentHasMore: thing }, items: { gold: 1 } }),
  ),
  { do: 'hire', discount: 2 },
  { do: 'drawThenDiscard', draw: 3, discard: 1 },
  { do: 'choose', options: [[{ do: 'swapCrew' }], [{ do: 'tradeEagleForHorse' }], [{ do: 'completeQuest' }]] },
  ...(['eagle', 'horse', 'either'] as const).map((side): Effect => ({ do: 'takeAnimal', side })),
  ...(['buildingAction', 'villageCentre', 'playCard', 'useHero', 'useEagle'] as const).map((verb) => ({ do: verb })),
];
const RAID_EFFECTS: readonly RaidEffect[] = [
  ...TRIGGERS.map((trigger): RaidEffect => ({ trigger, do: 'gain', items: { vp: 1 } })),
  { trigger: 'onPay', do: 'payLess', items: { provisions: 1, wagons: 1 } },
  { trigger: 'onRoll', do: 'reroll', dice: 2 },
  { trigger: 'onRoll', do: 'reroll', dice: 1, colours: ['red', 'white', 'yellow'] },
  { trigger: 'onWounds', do: 'reduceWounds', amount: 1 },
  ...COUNTS.map(
    (count): RaidEffect => ({ trigger: 'onStrength', do: 'strengthPer', amount: 1, per: { count, every: 2 }, max: 3 }),
  ),
  {
    trigger: 'onStrength',
    do: 'strength',
    amount: 2,
    when: {
      civ: ['cimmeria', 'assyria', 'persia', 'greece'],
      kumisSpentAtLeast: 1,
      hasHorse: true,
      hasEagle: true,
      crewWoundsAtLeast: 2,
      selfUnwounded: true,
      band: 'top',
      plunderTakenIncludes: 'gold',
    },
  },
];

describe.each(LANGUAGES)('Raiders of Scythia in %s', (language) => {
  const FOREIGN = language === 'en' ? /\p{Script=Cyrillic}/u : /\p{Script=Latin}/u;
  const isGood = (text: string, of: string): void => {
    expect(text, of).not.toBe('');
    expect(text, of).not.toMatch(UNSAID);
    expect(text, of).not.toMatch(FOREIGN);
  };

  test('every verb, window and reason has words', async () => {
    const gameTexts = await scythiaTexts(language);
    expect(GAME.lexicon.verbs.length).toBeGreaterThan(20);
    for (const verb of GAME.lexicon.verbs) isGood(gameTexts.verb(verb) ?? '', verb);
    expect(windows().length).toBeGreaterThan(15);
    for (const name of windows()) isGood(gameTexts.window(name) ?? '', name);
    expect(refusal.all.length).toBeGreaterThan(60);
    for (const { why } of refusal.all) isGood(gameTexts.reason(why, 6, 1) ?? '', why);
    for (const why of WISH_REASONS) isGood(gameTexts.reason(why, 6, 1) ?? '', why);
  });

  test('every option that play brings up is a sentence without ids, with and without the view', async () => {
    const gameTexts = await scythiaTexts(language);
    const met = new Map<string, object>();
    for (const seats of [1, 2, 4]) walk(seats, 700, { option: (text, view) => met.set(text, view) });
    expect(met.size).toBeGreaterThan(300);
    for (const [text, view] of met)
      for (const seen of [undefined, view]) {
        const [verb = '', ...rest] = text.split(' ');
        const words = [gameTexts.verb(verb), ...rest.map((word, at) => gameTexts.word(word, verb, at, seen))];
        expect(words, text).not.toContain(undefined);
        isGood(words.join(' '), text);
      }
  });

  test('every option of the game has words', async () => {
    const gameTexts = await scythiaTexts(language);
    const list: readonly (readonly [verb: string, at: number, words: readonly string[]])[] = [
      ['pair', 0, COMPONENTS.hero.names],
      ['drop', 0, COMPONENTS.kind.names],
      ['raid', 0, COMPONENTS.settlement.names],
      ['use', 0, COMPONENTS.alternative.names],
      ['tame', 0, COMPONENTS.animal.names],
      ['complete', 0, COMPONENTS.quest.names],
      ['plunder', 0, COMPONENTS.spot.names],
    ];
    for (const [verb, at, words] of list)
      for (const word of words) isGood(gameTexts.word(word, verb, at) ?? '', `${verb} ${word}`);
  });

  test('every kind of event has a line', async () => {
    const gameTexts = await scythiaTexts(language);
    const line = (event: object): string =>
      SEATS.reduce((text, name) => text.replace(name, ''), textOf(gameTexts.event(event, SEATS) ?? []));
    for (const [kind, events] of Object.entries(EVENTS)) for (const event of events) isGood(line(event), kind);
    for (const seats of [1, 3]) walk(seats, 600, { event: (event) => isGood(line(event), JSON.stringify(event)) });
  });

  test('all effects of the closed list read well, and so does every card', async () => {
    const names = await loadNames(language);
    for (const effect of EFFECTS)
      for (const spoken of [false, true]) isGood(names.text.play([effect], spoken), effect.do);
    for (const text of names.text.raid(RAID_EFFECTS)) isGood(text, 'raid');
    for (const [kind, card] of BUILT_IN.characters.entries()) {
      isGood(names.character(kind), card.id);
      isGood(names.text.play(card.play), card.id);
      for (const text of names.text.raid(card.raid)) {
        isGood(text, card.id);
        expect(text.length, card.id).toBeLessThan(80);
      }
    }
    for (const [hero, { id, ability }] of BUILT_IN.heroes.entries())
      isGood([names.hero(hero), names.text.play(ability)].join(), id);
    for (const [at, { id }] of BUILT_IN.quests.entries()) isGood(names.quest(at), id);
    for (const [at, { id }] of BUILT_IN.animals.entries()) isGood(names.animal(at), id);
    for (const [at, { id }] of BUILT_IN.chiefs.entries()) isGood(names.chief(at), id);
    for (const [at, name] of COMPONENTS.alternative.names.entries()) isGood(alternativeText(names, at, true), name);
  });

  test('every setting and each of its choices is explained', async () => {
    const gameTexts = await scythiaTexts(language);
    for (const field of settingsForm(COMPONENTS.chief.names)) {
      expect(gameTexts.setting(field.id)?.about, field.id).toBeDefined();
      for (const choice of 'choices' in field ? field.choices : [])
        isGood(`${gameTexts.setting(field.id, choice)?.name} ${gameTexts.setting(field.id, choice)?.about}`, choice);
    }
  });
});

test('options read as sentences', async () => {
  const say = async (language: (typeof LANGUAGES)[number], text: string): Promise<string> => {
    const gameTexts = await scythiaTexts(language);
    const [verb = '', ...rest] = text.split(' ');
    return [gameTexts.verb(verb), ...rest.map((word, at) => gameTexts.word(word, verb, at))]
      .join(' ')
      .replaceAll('\u00A0', ' ');
  };
  expect(await say('uk', 'place farm')).toBe('Розмістити робітника у будівлі «Ферма»');
  expect(await say('ru', 'raid assyria-s2')).toBe('Совершить набег на Ассирию, центральное поселение');
  expect(await say('en', 'use chiefs-tent.trade')).toBe('Use the Chief’s Tent: 1 livestock → 2 provisions, 1 kumis');
  expect(await say('uk', 'hire trader 3')).toBe('Найняти персонажа «Крамарка» на місце 3');
  expect(await say('ru', 'complete quest-01')).toBe('Выполнить задание на 5 ПО (1 повозка, 3 головы скота)');
});

test('a reason says what is needed and what there is', async () => {
  const gameTexts = await scythiaTexts('uk');
  expect(gameTexts.reason('raid-provisions', 3, 1)).toBe('провізії потрібно 3, а є 1');
  expect(gameTexts.reason('raid-colour', 6, 0)).toBe('потрібен робітник іншого кольору (сірий, червоний); ваш — синій');
});

test('lines of the log say what somebody gets, pays and loses', async () => {
  const gameTexts = await scythiaTexts('uk');
  const read = (event: ScythiaEvent): string => textOf(gameTexts.event(event, ['Оля']) ?? []).replaceAll('\u00A0', ' ');
  const provisions = ITEMS.indexOf('provisions');
  expect(read({ type: 'gained', seat: 0, item: provisions, amount: 1 })).toBe('Оля отримує 1 провізію');
  expect(read({ type: 'placed', seat: 0, worker: 0, building: 0 })).toMatch(
    /^Оля розміщує синього робітника в будівлі «/,
  );
  const scored = { type: 'scored', seat: 0, source: SOURCES[0], law: 'S-11.3', total: 7 } as const;
  expect(read({ ...scored, points: 4 })).toMatch(/^Оля отримує 4 ПО \(/);
  expect(read({ ...scored, points: -2 })).toMatch(/^Оля втрачає 2 ПО \(/);
});

test('hiring offers empty places first, and says whom a place would discard', async () => {
  const slots = [{ crew: 3 }, { crew: -1 }, { crew: 5 }];
  const view = { active: 0, players: [{ slots }] };
  const moves = ['hire x s1', 'hire x s2', 'hire x s3', 'end'].map((text) =>
    text.replace(/s(\d)$/, (_, n: string) => SLOTS[Number(n) - 1]!),
  );
  expect(arranged(moves, view)).toEqual([moves[1], moves[3], moves[0], moves[2]]);
  const { say } = await loadNames('en');
  expect(say.t('scythia.word.toSlotOf', { n: 1, name: 'Conspirator' })).toContain('discarding “Conspirator”');
});

test('a crew member on offer is told with what it costs now and its strength (S-5.2)', async () => {
  const { word } = await scythiaTexts('en');
  const trader = COMPONENTS.kind.names.indexOf('trader');
  const { cost, strength } = COMPONENTS.pack.characters[trader]!;
  const told = (discount: number): string | undefined =>
    word('trader', 'hire', 0, { task: { discount } })?.replaceAll('\u00A0', ' ');
  expect(told(0)).toBe(`“Trader” (${cost} silver, strength ${strength})`);
  expect(told(2)).toBe(`“Trader” (${Math.max(0, cost - 2)} silver, strength ${strength})`);
  expect(word('trader', 'discard', 0, { task: { discount: 0 } })).toBe('“Trader”');
});

test('an animal goes beside a member, free places come first, and the animal that it discards is named (S-8.2)', async () => {
  const bare = { crew: 3, wounds: 0, eagle: -1, horse: -1 };
  const slots = [{ ...bare, horse: 7 }, bare, { ...bare, crew: -1 }];
  const view = { active: 0, players: [{ slots }] };
  const [one, two, three] = SLOTS;
  const animal = COMPONENTS.animal.names[0]!;
  const moves = [one, two, three].map((slot) => `tame ${animal} horse ${slot}`);
  expect(arranged(moves, view)).toEqual([moves[1], moves[2], moves[0]]);
  const { word } = await scythiaTexts('en');
  const told = (slot: string, side: string): string | undefined => word(slot, 'tame', 2, view, side);
  const { character } = await loadNames('en');
  expect(told(one, 'horse')).toBe('into slot 1, discarding the horse there');
  expect(told(one, 'eagle')).toBe(`beside “${character(3)}” (slot 1)`);
  expect(told(three, 'horse')).toBe('into slot 3');
});

test('pairs are offered in the order in which they lie on the board (S-2.9)', async () => {
  const [first, second, third] = COMPONENTS.hero.names.map((_, hero) => hero);
  const offer = [third!, first!, second!].map((hero) => ({ hero, character: 3 }));
  const moves = offer.map(({ hero }) => `pair ${COMPONENTS.hero.names[hero]!}`);
  expect(arranged(moves.toSorted(), { offer, players: [], active: 0 })).toEqual(moves);
});

test('an animal is told by its place in the row and by the half that is taken', async () => {
  const animals = [4, 0, 2];
  const view = { row: animals };
  for (const [language, where] of [
    ['en', 'in the center as a horse ('],
    ['uk', 'у центрі як коня ('],
    ['ru', 'в центре как коня ('],
  ] as const) {
    const { word } = await scythiaTexts(language);
    const { text } = await loadNames(language);
    const animal = COMPONENTS.animal.names[0]!;
    const told = [word(animal, 'tame', 0, view), word('horse', 'tame', 1, view, animal)].join(' ');
    expect(told).toBe(`${where}${text.horse(COMPONENTS.pack.animals[0]!)})`);
  }
});

test('the prompt counts the cards that are still to be discarded (S-2.12)', async () => {
  const { allowance } = await scythiaTexts('en');
  expect(allowance!({ dropped: ['drop scout'] }, 'keep')).toEqual({ label: 'Left to discard', left: 1, most: 2 });
  expect(allowance!({ dropped: [] }, 'turn')).toBeUndefined();
});

test('a hero that was used is told with what it does', async () => {
  const { event } = await scythiaTexts('en');
  const ateas = COMPONENTS.pack.heroes.findIndex(({ id }) => id === 'ateas');
  const told = textOf(event({ type: 'hero-used', seat: 0, hero: ateas }, ['Olha']) ?? []);
  expect(told.replaceAll('\u00A0', ' ')).toBe('Olha used their hero, Ateas (2 silver, 1 card)');
});

test('the news tell a raid without its worker, the dead together, and a quest once', async () => {
  const gameTexts = await scythiaTexts('en');
  const tell = (...events: readonly ScythiaEvent[]): { text: string; brief: string; weight: number }[] =>
    gameTexts.turnSentences!(
      events.map((event) => ({ event, step: 1, law: undefined })),
      ['Ada'],
      {},
    ).map(({ parts, brief, weight }) => ({ text: textOf(parts), brief: textOf(brief ?? parts), weight }));
  const killed = (character: number): ScythiaEvent => ({ type: 'killed', seat: 0, slot: character, character });
  const [raid] = tell({ type: 'raid', seat: 0, settlement: 0, worker: 1 }, killed(0), killed(1));
  expect(raid!.text).toMatch(/ worker: killed: \S/);
  expect(raid!.brief).not.toMatch(/worker/);
  expect(raid!.brief).toMatch(/^Ada raided .+: killed: .+,? .+$/);
  const completed: ScythiaEvent = { type: 'quest-completed', seat: 0, quest: 2, place: 1 };
  expect(tell({ type: 'quest-chosen', seat: 0, quest: 2 }, completed)).toHaveLength(1);
  // What is gained weighs more than what is discarded for it, and where a worker stands can be seen.
  const gained = tell({ type: 'gained', seat: 0, item: 0, amount: 2 })[0]!.weight;
  const discarded = tell({ type: 'discarded', seat: 0, character: 4 })[0]!.weight;
  const placed = tell({ type: 'placed', seat: 0, building: 1, worker: 0 })[0]!.weight;
  expect([gained > discarded, discarded > placed]).toEqual([true, true]);
});

test('the recap adds up cards, wounds and goods, and the points of the AI chief’s raid stand at the raid', async () => {
  const gameTexts = await scythiaTexts('en');
  const read = (...events: readonly ScythiaEvent[]): string[] =>
    gameTexts.turnSentences!(
      events.map((event) => ({ event, step: 1, law: undefined })),
      ['Ada'],
      {},
    ).map(({ parts }) => textOf(parts).replaceAll('\u00A0', ' '));
  const healed = (slot: number): ScythiaEvent => ({ type: 'healed', seat: 0, slot });
  expect(read(healed(1), healed(1))).toEqual(['Ada healed 2 wounds (slot 2)']);
  expect(read(healed(2), healed(0))).toEqual(['Ada healed 2 wounds (slots 1, 3)']);
  const discarded = (character: number): ScythiaEvent => ({ type: 'discarded', seat: 0, character });
  expect(read(discarded(4), discarded(5))).toEqual([expect.stringMatching(/^Ada discarded cards: .+, .+$/)]);
  const over: ScythiaEvent = { type: 'over-limit', seat: 0, item: 0, amount: 1 };
  expect(read(over, over)).toHaveLength(1);
  const raid: ScythiaEvent = { type: 'chief-raid', spot: 0, provisions: 2, strength: 9 };
  const points: ScythiaEvent = { type: 'scored', seat: -1, source: 'scheme', points: 5, law: 'S-12.8', total: 5 };
  const [raided, spent] = read(raid, { type: 'chief-spent', animal: 3 }, points);
  expect(raided).toMatch(/\(\+5\)$/);
  expect(spent).not.toContain('+5');
});

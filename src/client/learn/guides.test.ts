import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, load } from '../../i18n/index.ts';
import { isLaw } from '../../law/index.ts';
import { listQuestion } from '../../kernel/referee/index.ts';
import { GAME_RULES } from '../../registry/index.ts';
import { BrokenScript, GuidedGame } from './guided-game.ts';
import type { Guide } from './guide.ts';
import { findLesson, LESSONS } from './lessons.ts';
import { type Note, readScript } from './script.ts';

/** What a lesson lets the learner do, by the first words of the moves. */
const DONE: Readonly<Record<string, readonly string[]>> = {
  'root/marquise': ['keep', 'build', 'craft', 'recruit', 'march', 'move', 'battle', 'ambush', 'save', 'extra'],
  'root/eyrie': ['leader', 'tuck', 'move', 'battle', 'build', 'craft'],
  'root/alliance': ['spread', 'revolt', 'mobilize', 'train', 'organize', 'recruit-at', 'battle', 'craft'],
  'root/vagabond': ['slip', 'explore', 'aid', 'claim', 'go', 'quest', 'damage', 'craft', 'repair'],
  'root/cult': [
    'first-garden',
    'outcast',
    'reveal',
    'recruit-at',
    'sacrifice',
    'sanctify',
    'convert',
    'build',
    'battle',
    'score',
    'craft',
  ],
  'root/riverfolk': ['place', 'price', 'trade-post', 'draw', 'craft', 'move'],
  'root/hundreds': [
    'lair',
    'mood',
    'craft',
    'hoard',
    'move',
    'battle',
    'with-warlord',
    'incite',
    'raze',
    'anoint',
    'spurn',
  ],
  'root/keepers': [
    'muster',
    'encamp',
    'craft',
    'serve',
    'move',
    'battle',
    'delve',
    'carry',
    'gather',
    'recruit-at',
    'recover',
  ],
  'root/duchy': ['surface', 'build', 'recruit-below', 'sway', 'present', 'craft', 'dig', 'battle', 'minister', 'move'],
  'root/corvids': ['scatter', 'recruit-suit', 'plot', 'hide', 'move', 'exert', 'craft', 'flip', 'trick', 'battle'],
  'wild/first': ['settle', 'play', 'move', 'clear', 'camp', 'heal', 'breach', 'destroy-mech', 'destroy-factory', 'add'],
  'scythia/first': ['pair', 'place', 'take', 'hire', 'raid', 'kumis', 'wound', 'plunder', 'complete'],
};

/** What a lesson explains, by its paragraphs. */
const EXPLAINED: Readonly<Record<string, readonly string[]>> = {
  'root/marquise': ['3.1', '6.4', '4.3.1', '6.2.3', '6.5.4'],
  'root/eyrie': ['7.5.2', '7.6.1', '7.7', '7.2.2', '7.2.3'],
  'root/alliance': ['8.2.6', '8.4.1', '8.2.2', '8.2.4', '8.6.1'],
  'root/vagabond': ['9.2.5', '9.4.1', '9.5.3', '9.5.4', '9.5.5', '9.2.7'],
  'root/cult': ['10.2.3', '10.2.4', '10.2.6', '10.4.1', '10.4.3.I', '10.4.3.II', '10.4.3.III', '10.5.3', '10.5.4'],
  'root/riverfolk': [
    '11.2.2',
    '11.2.3',
    '11.2.6.I',
    '11.2.6.II',
    '11.2.5.I',
    '11.4.2',
    '11.4.3',
    '11.5.6.II',
    '11.6.2',
  ],
  'root/hundreds': ['12.2.3', '12.2.4', '12.4.1', '12.4.3', '12.4.4', '12.5.2', '12.5.3', '12.6.1', '12.6.2'],
  'root/keepers': ['13.2.4', '13.2.5', '13.4.1', '13.4.3', '13.5.2.II.b', '13.5.2.III.c', '13.6.1', '13.6.2'],
  'root/duchy': ['17.2.2', '17.2.3', '17.4', '17.5.1.V', '17.5.2', '17.5.3.II', '17.6.1'],
  'root/corvids': ['18.2.3', '18.2.4', '18.2.5', '18.4.2', '18.5.4', '18.6.1', '18.7.1', '18.7.2', '18.7.3', '18.7.4'],
  'wild/first': ['W-1.2', 'W-1.3', 'W-4.1', 'W-6.6', 'W-10.2', 'W-14.2', 'W-15.2', 'W-16.2', 'W-18.1'],
  'scythia/first': ['S-3.1', 'S-4.3', 'S-6.1', 'S-6.8', 'S-7.2', 'S-9.1', 'S-11.1'],
};

const MESSAGES = join(import.meta.dirname, '../../i18n/messages');

/** A first game is short. */
const LEAST_MOVES = 15;
const MOST_MOVES = 60;

const notesOf = ({ script }: Guide, kind: 'tell' | 'ask'): readonly Note[] =>
  script.flatMap((line) => (line.do === kind ? [line.note] : []));

async function opened(id: string) {
  const guide = await findLesson(id)!.load();
  return { guide, game: await GAME_RULES[guide.game]!() };
}

/** Follows a guide to its end; where move number `at` leaves a choice, answer number `which` is taken. */
async function followed(id: string, at = -1, which = 0) {
  const { guide, game } = await opened(id);
  const guidedGame = new GuidedGame(game, guide);
  const said: string[] = [];
  for (let { stop } = guidedGame; stop.waits !== 'nobody'; { stop } = guidedGame) {
    if (stop.waits === 'reader') {
      guidedGame.read();
      continue;
    }
    const say = stop.says[said.length === at ? which : 0]!;
    expect(stop.note, say).toBeDefined();
    expect(guidedGame.answer(say), say).toEqual({ ok: true });
    said.push(say);
  }
  expect(game.checks.audit(guidedGame.referee.state)).toEqual([]);
  return said;
}

describe.each(LESSONS)('the guide $id', ({ id, subject }) => {
  test('can be followed to its end, whichever of several answers is given', async () => {
    const said = await followed(id);
    expect(said.length).toBeGreaterThanOrEqual(LEAST_MOVES);
    expect(said.length).toBeLessThanOrEqual(MOST_MOVES);
    const { guide } = await opened(id);
    const moves = guide.script.filter((line) => line.do === 'move');
    for (const [at, { says }] of moves.entries())
      for (let which = 1; which < says.length; which++) expect((await followed(id, at, which))[at]).toBe(says[which]);
  });

  test('lets the learner do what makes it tick, and explains it', async () => {
    const verbs = (await followed(id)).map((say) => say.split(' ')[0]);
    expect(verbs).toEqual(expect.arrayContaining([...DONE[id]!]));
    const { guide } = await opened(id);
    const laws = [...notesOf(guide, 'tell'), ...notesOf(guide, 'ask')].flatMap(({ law }) => law);
    expect(laws).toEqual(expect.arrayContaining([...EXPLAINED[id]!]));
  });

  test('cites paragraphs that exist, at every step', async () => {
    const { guide } = await opened(id);
    for (const { key, law } of [...notesOf(guide, 'tell'), ...notesOf(guide, 'ask')]) {
      expect(law.length, key).toBeGreaterThan(0);
      expect(
        law.filter((one) => !isLaw(guide.game, one)),
        key,
      ).toEqual([]);
    }
  });

  test('has words for every step in every language, and none without a step', async () => {
    const { guide } = await opened(id);
    const tells = notesOf(guide, 'tell').map(({ key }) => key);
    const asks = notesOf(guide, 'ask').map(({ key }) => key);
    expect(new Set([...tells, ...asks]).size).toBe(tells.length + asks.length);
    const keys = [...tells.map((key) => `tell.${key}`), ...asks.flatMap((key) => [`do.${key}`, `why.${key}`])];
    const written = readFileSync(join(MESSAGES, 'en', `${subject}.json`), 'utf8');
    expect(Object.keys(JSON.parse(written) as object).sort()).toEqual(keys.map((key) => `${subject}.${key}`).sort());
    for (const language of LANGUAGES) {
      const say = await load(language, subject);
      expect(say.missing(`${subject}.tell`, tells), language).toEqual([]);
      expect(say.missing(`${subject}.do`, asks), language).toEqual([]);
      expect(say.missing(`${subject}.why`, asks), language).toEqual([]);
    }
  });

  test('takes nothing but what it asks for, says why, and changes nothing then', async () => {
    const { guide, game } = await opened(id);
    const guidedGame = new GuidedGame(game, guide);
    const { seat, referee } = guidedGame;
    const other: unknown[] = [];
    const illegal: unknown[] = [];
    const refused: unknown[] = [];
    for (let { stop } = guidedGame; stop.waits !== 'nobody'; { stop } = guidedGame) {
      if (stop.waits === 'reader') {
        guidedGame.read();
        continue;
      }
      const { says } = stop;
      const before = referee.entries.length;
      const { offered, forbidden } = listQuestion(game, referee.state, seat);
      for (const say of offered.filter((one) => !says.includes(one)).slice(0, 1)) other.push(guidedGame.answer(say));
      const refusals = forbidden.filter(({ text }) => game.parse(text));
      for (const { text, law, why, a, b } of refusals.slice(0, 1)) {
        illegal.push(guidedGame.answer(text));
        refused.push({ ok: false, fault: 'refused', because: { law, why, a, b } });
      }
      expect(referee.entries.length).toBe(before);
      guidedGame.answer(says[0]!);
    }
    expect(other.length).toBeGreaterThan(5);
    expect(other).toEqual(other.map(() => ({ ok: false, fault: 'guide' })));
    expect(illegal.length).toBeGreaterThan(5);
    expect(illegal).toEqual(refused);
  });

  test('goes on where it was left', async () => {
    const { guide, game } = await opened(id);
    const guidedGame = new GuidedGame(game, guide);
    for (let k = 0; k < 12; k++) {
      const { stop } = guidedGame;
      if (stop.waits === 'learner') guidedGame.answer(stop.says[0]!);
      else guidedGame.read();
    }
    const again = new GuidedGame(game, guide, guidedGame.done);
    expect(again.stop).toEqual(guidedGame.stop);
    expect(again.referee.entries).toEqual(guidedGame.referee.entries);
  });
});

describe('a script that the rules do not bear', () => {
  const broken = async (line: string): Promise<() => unknown> => {
    const { guide, game } = await opened('root/marquise');
    const [, ...rest] = guide.script;
    return () => new GuidedGame(game, { ...guide, script: [...readScript(line), ...rest] });
  };

  test('breaks where an outcome cannot be', async () => {
    expect(await broken('~ draw no-such-card')).toThrow(BrokenScript);
  });

  test('breaks where a move is not legal', async () => {
    expect(await broken('0 keep c1')).toThrow(BrokenScript);
  });

  test('breaks where settings are not good', async () => {
    const { guide, game } = await opened('root/marquise');
    expect(() => new GuidedGame(game, { ...guide, settings: { seats: 1 } })).toThrow(BrokenScript);
  });

  test('does not begin with a line of no kind', () => {
    expect(() => readScript('!')).toThrow('not a line');
  });
});

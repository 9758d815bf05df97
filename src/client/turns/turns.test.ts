import { describe, expect, test } from 'vitest';
import type { Part } from '../../i18n/index.ts';
import type { LogLine } from '../table/messages.ts';
import { SentenceDrafts } from './drafts.ts';
import { joinSentences, plainText, strongest } from './join.ts';
import { stopsOf } from './stops.ts';
import { type Turn, type TurnSentence, turnsOf } from './turns.ts';

/** A line in letters: a digit begins the turn of that seat, `m` a turn of nobody; anything else is an event. */
function line(n: number, text: string, scores: readonly number[] = [0, 0]): LogLine {
  return { n, events: text.split('').map((letter) => ({ letter })), scores };
}
const startOf = (event: object) => {
  const { letter } = event as { letter: string };
  if (letter === 'm') return { title: 'Machines' };
  return /\d/.test(letter) ? { seat: Number(letter) } : undefined;
};
const letters = (events: readonly { readonly event: object }[]): string =>
  events.map(({ event }) => (event as { letter: string }).letter).join('');

describe('the log is split into turns', () => {
  test('also in the middle of a line, and what came first is the set-up', () => {
    const turns = turnsOf([line(0, 'aa'), line(1, 'a0b'), line(2, 'c1d'), line(4, 'e0')], startOf);
    expect(turns.map(({ kind, seat, round, events }) => [kind, seat, round, letters(events)])).toEqual([
      ['setup', undefined, undefined, 'aaa'],
      ['turn', 0, 1, '0bc'],
      ['turn', 1, 1, '1de'],
      ['turn', 0, 2, '0'],
    ]);
    expect(turns[1]!.steps.map(({ step, line: { events } }) => [step, events.length])).toEqual([
      [2, 2],
      [3, 1],
    ]);
  });

  test('points belong to the turn that ends in the line', () => {
    const turns = turnsOf([line(0, '0'), line(1, 'a1', [2, 0]), line(2, 'b', [2, 1])], startOf);
    expect(turns.map(({ gains }) => gains)).toEqual([
      [2, 0],
      [0, 1],
    ]);
  });

  test('a turn of nobody has a title, and no line is lost', () => {
    const log = [line(0, '0a'), line(1, ''), line(2, 'mb'), line(3, '1')];
    const turns = turnsOf(log, startOf);
    expect(turns.map(({ title, seat }) => title ?? seat)).toEqual([0, 'Machines', 1]);
    expect(new Set(turns.flatMap(({ steps }) => steps.map(({ step }) => step)))).toEqual(new Set([1, 2, 3, 4]));
  });
});

const subject = (text: string): Part => ({ arg: 'faction', value: text, text });
const said = (who: string, what: string, more: Partial<TurnSentence> = {}): TurnSentence => ({
  parts: ['The ', subject(who), ` ${what}`],
  from: 1,
  to: 1,
  weight: 1,
  harms: [],
  ...more,
});

describe('sentences', () => {
  test('add up what is equal, with points behind what brought them', () => {
    const drafts = new SentenceDrafts();
    for (const step of [1, 2, 4]) {
      const data = drafts.add({
        key: 'wood',
        step,
        actor: 0,
        weight: 5,
        data: { n: 0 },
        render: ({ n }) => [`${n} wood`],
      });
      data.n++;
    }
    expect(drafts.score(4, 0, 2)).toBe(true);
    expect(drafts.score(4, 1, -1)).toBe(true);
    expect(drafts.score(9, 0, 2)).toBe(false);
    drafts.harm(3, 60);
    const [one] = drafts.sentences(
      (actor) => `Seat ${actor}`,
      (actor) => actor + 10,
    );
    expect(one).toMatchObject({
      from: 1,
      to: 4,
      harms: [3],
      points: [
        { seat: 10, n: 2 },
        { seat: 11, n: -1 },
      ],
    });
    expect(plainText(one!.parts)).toBe('3 wood (+2, Seat 1\u00a0−1)');
  });

  test('add up past what was paid for each, and the playback still shows every step', () => {
    const drafts = new SentenceDrafts();
    const add = (key: string, step: number, passedOver: string): void => {
      const init = {
        key,
        step,
        actor: 0,
        weight: 20,
        data: { n: 0 },
        render: ({ n }: { n: number }) => [`${n} ${key}`],
      };
      drafts.addPast<{ n: number }>(init, (other) => other === passedOver).n++;
    };
    add('shown', 1, 'placed');
    add('placed', 2, 'shown');
    add('built', 3, '');
    add('shown', 4, 'placed');
    add('placed', 5, 'shown');
    add('shown', 6, 'placed');
    const told = drafts.sentences(String, (actor) => actor);
    const read = told.map(({ parts, from, to }) => [plainText(parts), from, to]);
    expect(read).toEqual([
      ['1 shown', 1, 1],
      ['1 placed', 2, 2],
      ['1 built', 3, 3],
      ['2 shown', 4, 6],
      ['1 placed', 5, 5],
    ]);
    const events = [1, 2, 3, 4, 5, 6].map((step) => ({ event: {}, step, law: undefined }));
    const turn: Turn = { kind: 'turn', seat: 0, steps: [], events, gains: [] };
    const stops = stopsOf(
      [turn],
      () => told,
      () => false,
    );
    expect(stops.flatMap((stop) => stop.events.map(({ step }) => step))).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('of one subject are joined, unless one explains something', () => {
    const joined = joinSentences(
      [said('Eyrie', 'moved'), said('Eyrie', 'built'), said('Eyrie', 'fought: 1 and 0'), said('Marquise', 'drew')],
      'and',
    );
    expect(joined.map(({ parts }) => plainText(parts))).toEqual([
      'The Eyrie moved and built',
      'The Eyrie fought: 1 and 0',
      'The Marquise drew',
    ]);
  });

  test('of one subject have a comma where an “and” stands inside one, in English before the last “and”', () => {
    const read = (what: readonly string[], and: string): string[] =>
      joinSentences(
        what.map((one) => said('Eyrie', one)),
        and,
      ).map(({ parts }) => plainText(parts));
    expect(read(['moved 2 warriors and a pawn', 'built'], 'and')).toEqual([
      'The Eyrie moved 2 warriors and a pawn, and built',
    ]);
    expect(read(['a та b', 'c', 'd'], 'та')).toEqual(['The Eyrie a та b, c, d']);
  });

  test('of four, three are one sentence', () => {
    const joined = joinSentences(
      ['a', 'b', 'c', 'd'].map((what) => said('Eyrie', what)),
      'та',
    );
    expect(joined.map(({ parts }) => plainText(parts))).toEqual(['The Eyrie a, b та c', 'The Eyrie d']);
  });

  test('that differ in one thing have one verb', () => {
    const thing = (text: string): Part => ({ arg: 'what', value: text, text });
    const got = (verb: string, what: string, end: readonly Part[] = []): TurnSentence =>
      said('Eyrie', '', { parts: ['The ', subject('Eyrie'), ` ${verb}`, thing(what), ...end] });
    const joined = (...sentences: readonly TurnSentence[]): readonly string[] =>
      joinSentences(sentences, 'and').map(({ parts }) => plainText(parts));
    expect(joined(got('gained ', '2 kumis'), got('gained ', 'a card'))).toEqual([
      'The Eyrie gained 2 kumis and a card',
    ]);
    expect(joined(got('drops “', 'A', ['”']), got('drops “', 'B', ['”']))).toEqual(['The Eyrie drops “A” and “B”']);
    expect(joined(got('gained ', 'A and B'), got('gained ', 'C'))).toEqual(['The Eyrie gained A and B, and gained C']);
    expect(joined(got('gained ', 'A'), got('paid ', 'B'))).toEqual(['The Eyrie gained A and paid B']);
  });

  test('that matter most come first where the reader loses something', () => {
    const list = [
      said('A', 'drew', { weight: 1 }),
      said('A', 'built', { weight: 40 }),
      said('A', 'moved', { weight: 10 }),
      said('A', 'hit you', { weight: 5, harms: [2] }),
    ];
    const told = strongest(list, 2, 2).map(({ parts }) => plainText(parts));
    expect(told).toEqual(['The A hit you', 'The A built']);
    expect(strongest(list, 0, 2).map(({ parts }) => plainText(parts))).toEqual(['The A built', 'The A moved']);
  });
});

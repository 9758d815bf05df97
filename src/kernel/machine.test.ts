import { describe, expect, test } from 'vitest';
import { fastRandom, MUTE, type Procedures, EventRecorder } from './index.ts';
import { THREE, frame, letter, logs, offered, pass, type Small, say, small } from './small.testkit.ts';

const LETTERS = [letter(0), letter(1), letter(2)];
const main = (begin: Procedures<Small>[string][string]): Procedures<Small> => ({ main: { begin } });

describe('rules', () => {
  test('run to the end, and an empty stack asks nobody', () => {
    const g = small({ main: { begin: { kind: 'rule', run: () => 'next' }, next: logs('end').begin } });
    const s = g.begin(THREE);
    expect(s).toMatchObject({ log: ['end'], stack: [], over: null });
    expect([g.asked(s), g.outcomeCount(s), g.window(s)]).toEqual([0, 0, undefined]);
    expect(() => g.options(s, 0, new EventRecorder() as never)).toThrow('no choice is open');
    expect(() => g.applyOutcome(s, 0, MUTE)).toThrow('no chance');
  });

  test('two games with different steps may run one state by turns', () => {
    const answers = (line: string): Procedures<Small> => ({
      main: {
        begin: {
          kind: 'choice',
          window: 'one',
          law: '1',
          seats: () => 1,
          options: (_s, _f, _seat, ask) => ask.offer(pass()),
          take(s) {
            s.log.push(line);
            return line === 'first' ? 'again' : 'begin';
          },
        },
        again: {
          kind: 'chance',
          law: '',
          count: () => (line === 'first' ? 2 : 3),
          name: () => 'x',
          take: () => 'begin',
        },
      },
    });
    const [first, second] = [small(answers('first')), small(answers('second'))];
    const s = first.begin(THREE);
    say(second, s, 0, 'pass');
    say(first, s, 0, 'pass');
    expect([second.outcomeCount(s), first.outcomeCount(s), second.outcomeCount(s)]).toEqual([3, 2, 3]);
    second.applyOutcome(s, 0, MUTE);
    expect([first.outcomeCount(s), first.asked(s), s.log]).toEqual([0, 1, ['second', 'first']]);
  });

  test('a frame that a clone may hold is copied before it is written into', () => {
    const shared = new WeakSet<object>();
    const g = small(
      {
        main: {
          begin: {
            kind: 'choice',
            window: 'one',
            law: '1',
            seats: () => 1,
            options: (_s, _f, _seat, ask) => ask.offer(pass()),
            take: () => ({ call: frame('child'), then: 'after' }),
          },
          after: { kind: 'chance', law: '', count: () => 1, name: () => 'x', take: () => 'begin' },
        },
        child: { begin: { kind: 'chance', law: '', count: () => 1, name: () => 'x', take: () => ({ done: 5 }) } },
      },
      {
        clone(s) {
          for (const each of s.stack) shared.add(each);
          return { ...s, stack: s.stack.slice(), log: s.log.slice() };
        },
        ownTopFrame(s) {
          const top = s.stack.length - 1;
          if (shared.has(s.stack[top]!)) s.stack[top] = { ...s.stack[top]! };
        },
      },
    );
    const s = g.begin(THREE);
    const before = structuredClone(s);
    const called = g.clone(s);
    say(g, called, 0, 'pass');
    const during = structuredClone(called);
    const back = g.clone(called);
    g.applyOutcome(back, 0, MUTE);
    expect([s, called]).toEqual([before, during]);
    expect(back.stack).toEqual([{ ...frame('main'), step: 'after', got: 5 }]);
    expect(g.asked(s)).toBe(1);
  });

  test('that loop are an error that names the step', () => {
    const g = small(main({ kind: 'rule', run: () => 'begin' }));
    expect(() => g.begin(THREE)).toThrow('no decision after 10000 rule steps in main.begin');
  });

  test('an unknown step is an error', () => {
    const g = small(main({ kind: 'rule', run: () => 'nowhere' }));
    expect(() => g.begin(THREE)).toThrow('unknown step main.nowhere');
  });

  test("read a child's result from `got`", () => {
    const g = small({
      main: {
        begin: { kind: 'rule', run: () => ({ call: frame('child'), then: 'after' }) },
        after: {
          kind: 'rule',
          run(s, f) {
            s.log.push(`got ${f.got}`);
            return 'done';
          },
        },
      },
      child: logs('child', 5),
    });
    expect(g.begin(THREE).log).toEqual(['child', 'got 5']);
  });

  test('a call that ends its caller leaves no frame behind', () => {
    const g = small({
      main: { begin: { kind: 'rule', run: () => ({ call: frame('child'), then: 'done' }) } },
      child: { begin: { kind: 'chance', law: '', count: () => 1, name: () => 'x', take: () => 'done' } },
    });
    expect(g.begin(THREE).stack.map((f) => f.proc)).toEqual(['child']);
  });

  test('the end drops the whole stack, only between steps', () => {
    const over = { winners: [0], ranking: [[0]], law: '1' };
    const procs: Procedures<Small> = {
      main: { begin: { kind: 'rule', run: () => ({ calls: [frame('two'), frame('never')], then: 'begin' }) } },
      two: {
        begin: {
          kind: 'rule',
          run(s) {
            s.log.push('one', 'two');
            return 'begin';
          },
        },
      },
      never: logs('never'),
    };
    const s = small(procs, { ending: (st) => (st.log.length > 0 ? over : null) }).begin(THREE);
    expect(s).toMatchObject({ stack: [], over, log: ['one', 'two'] });
  });
});

describe('choices', () => {
  test('`none` follows when nobody has an option', () => {
    const choice = (count: number) =>
      small(
        main({
          kind: 'choice',
          window: 'w',
          law: '1',
          seats: () => 0b11,
          options: (_s, _f, seat, ask) => {
            if (seat < count) ask.offer(pass());
          },
          none(s) {
            s.log.push('none');
            return 'done';
          },
          take: () => 'done',
        }),
      ).begin(THREE);
    expect(choice(0)).toMatchObject({ log: ['none'], stack: [] });
    expect(choice(1).stack).toHaveLength(1);
  });

  test('`any`: the first answer decides', () => {
    const g = small(
      main({
        kind: 'choice',
        mode: 'any',
        window: 'w',
        law: '1',
        part: true,
        seats: () => 0b101,
        options: (_s, _f, _seat, ask) => ask.offer(pass()),
        take(s, _f, _o, seat) {
          s.log.push(`seat ${seat}`);
          return 'done';
        },
      }),
    );
    const s = g.begin(THREE);
    const about = { name: 'w', law: '1', asked: 0b101, mode: 'any', part: true, secret: false, quiet: false };
    expect(g.window(s)).toEqual(about);
    say(g, s, 2, 'pass');
    expect(s.log).toEqual(['seat 2']);
  });
});

describe('announce', () => {
  const told = (procs: Procedures<Small>, ...answers: readonly (readonly [seat: number, text: string])[]): string[] => {
    const lines: string[] = [];
    const g = small(procs, {
      announce: (s, seat, o) => lines.push(`${seat} ${o.text} after ${s.log.length}`),
    });
    const s = g.begin(THREE);
    for (const [seat, text] of answers) g.choose(s, seat, g.parse(text)!, new EventRecorder());
    return lines;
  };
  const asks = {
    kind: 'choice',
    window: 'w',
    law: '1',
    seats: () => 0b10,
    options: (_s, _f, _seat, ask) => ask.offer(pass()),
    take(s) {
      s.log.push('taken');
      return 'begin';
    },
  } satisfies Procedures<Small>[string][string];

  test('tells an answer before it is carried out', () => {
    expect(told(main(asks), [1, 'pass'], [1, 'pass'])).toEqual(['1 pass after 0', '1 pass after 1']);
  });

  test('tells neither orders of an agenda nor answers of an `each` window', () => {
    const ordering: Procedures<Small> = {
      main: {
        begin: { kind: 'rule', run: () => ({ calls: [frame('x'), frame('y')], by: 1, law: '1', then: 'done' }) },
      },
      x: logs('x'),
      y: logs('y'),
    };
    expect(told(ordering, [1, 'first y'])).toEqual([]);
    const each = main({
      ...asks,
      mode: 'each',
      secret: true,
      close: () => 'done',
    } as Procedures<Small>[string][string]);
    expect(told(each, [1, 'pass'])).toEqual([]);
  });

  test('is not called where nobody listens', () => {
    const lines: string[] = [];
    const g = small(main(asks), { announce: () => lines.push('told') });
    say(g, g.begin(THREE), 1, 'pass');
    expect(lines).toEqual([]);
  });
});

describe('each', () => {
  const g = small(
    main({
      kind: 'choice',
      mode: 'each',
      window: 'w',
      law: '1',
      secret: true,
      quiet: true,
      seats: () => 0b111,
      parts: (_s, _f, seat) => seat,
      options(_s, f, seat, ask) {
        for (const o of LETTERS) if (!f.said[seat]?.includes(o.text)) ask.offer(o);
      },
      close(s, f) {
        s.log.push(...f.said.map((said) => said.join('+')));
        return 'done';
      },
    }),
  );

  test('parts by seat, unseen until the last is in', () => {
    const s = g.begin(THREE);
    expect(g.asked(s)).toBe(0b110);
    say(g, s, 2, 'say b');
    expect([g.asked(s), offered(g, s, 2)]).toEqual([0b110, ['say a', 'say c']]);
    say(g, s, 2, 'say a');
    expect([g.asked(s), s.log]).toEqual([0b010, []]);
    say(g, s, 1, 'say c');
    expect([s.log, s.stack]).toEqual([['', 'say c', 'say b+say a'], []]);
  });

  test('answers are withdrawn, whole or in part', () => {
    const s = g.begin(THREE);
    expect(g.mayWithdraw(s, 2)).toBe(false);
    say(g, s, 2, 'say b');
    expect([g.mayWithdraw(s, 2), g.mayWithdraw(s, 1)]).toEqual([true, false]);
    g.withdraw(s, 2);
    expect([g.mayWithdraw(s, 2), offered(g, s, 2).length]).toEqual([false, 3]);
  });

  test('answers of others are redrawn, incomplete ones are dropped', () => {
    const s = g.begin(THREE);
    say(g, s, 1, 'say c');
    say(g, s, 2, 'say b');
    const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => g.determinize(s, 0, fastRandom(seed)));
    const said = drawn.map((d) => JSON.stringify((d.stack[0] as ReturnType<typeof frame>).said));
    expect(said.filter((text, i) => said.indexOf(text) === i).length).toBeGreaterThan(1);
    for (const d of drawn) expect([g.asked(d), g.mayWithdraw(d, 2)]).toEqual([0b100, false]);
    expect(g.determinize(s, 2, fastRandom(1)).stack[0]).toMatchObject({ said: [[], [expect.any(String)], ['say b']] });
  });
});

describe('chance', () => {
  test('counts, names and takes', () => {
    const g = small(
      main({
        kind: 'chance',
        law: '',
        count: () => 3,
        name: (_s, _f, n) => (n < 2 ? 'low' : 'high'),
        take(s, _f, n) {
          s.log.push(`${n}`);
          return 'done';
        },
      }),
    );
    const s = g.begin(THREE);
    expect([g.outcomeCount(s), g.outcomeName(s, 1), g.outcomeName(s, 2), g.asked(s)]).toEqual([3, 'low', 'high', 0]);
    expect(() => g.choose(s, 0, pass(), MUTE)).toThrow('no choice is open');
    g.applyOutcome(s, 2, MUTE);
    expect(s.log).toEqual(['2']);
  });
});

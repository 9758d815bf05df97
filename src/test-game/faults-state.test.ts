import { describe } from 'vitest';
import { type GameResult, ownCards } from '../kernel/index.ts';
import { broken, brokenStep, chanceAt, choiceAt, finds, ruleAt } from './faults.testkit.ts';
import { embers, type EmbersState } from './index.ts';
import { feed, gust, NO, rest, stir } from './words.ts';

const turn = choiceAt('turn', 'act');
const weather = chanceAt('round', 'weather');

describe('what listing gets wrong', () => {
  let lists = 0;
  finds(
    'an order of options that changes',
    'options',
    brokenStep('turn', 'act', {
      options(...[s, f, seat, ask]: Parameters<typeof turn.options>) {
        if (lists++ % 2 === 0) ask.offer(feed(0));
        turn.options(s, f, seat, ask);
      },
    }),
  );
  finds(
    'an option twice',
    'options',
    brokenStep('turn', 'act', {
      options(...args: Parameters<typeof turn.options>) {
        turn.options(...args);
        args[3].offer(rest());
      },
    }),
  );
  finds(
    'a window without options',
    'options',
    brokenStep('gust', 'answer', {
      options(...[s, f, seat, ask]: Parameters<typeof turn.options>) {
        choiceAt('gust', 'answer').options(s, f, seat, {
          wantsRefusals: ask.wantsRefusals,
          isSatisfied: false,
          refuse: () => undefined,
          offer: (o) => (o.verb === 'gust' ? ask.offer(o) : undefined),
        });
      },
    }),
  );
  finds(
    'an option that throws',
    'apply',
    brokenStep('turn', 'act', {
      take(...args: Parameters<typeof turn.take>) {
        if (args[2].verb === 'peer') throw new Error('nobody looks into hands');
        return turn.take(...args);
      },
    }),
  );
  finds(
    'a list that changes the state',
    'pure',
    brokenStep('turn', 'act', {
      options(...args: Parameters<typeof turn.options>) {
        args[0].said[0] = 0;
        turn.options(...args);
      },
    }),
  );
  finds(
    'a view that changes the state',
    'pure',
    broken({
      view(s, viewer) {
        s.tokens.reverse();
        return embers.view(s, viewer);
      },
    }),
  );
  finds(
    'an option offered and refused',
    'refusals',
    brokenStep('turn', 'act', {
      options(...args: Parameters<typeof turn.options>) {
        turn.options(...args);
        args[3].refuse(stir(), NO.seen);
      },
    }),
  );
  finds(
    'an option that is offered only when reasons are asked for',
    'refusals',
    brokenStep('gust', 'answer', {
      options(...args: Parameters<typeof turn.options>) {
        choiceAt('gust', 'answer').options(...args);
        if (args[3].wantsRefusals) args[3].offer(rest());
      },
    }),
  );
  finds(
    'a refusal without a paragraph',
    'refusals',
    brokenStep('gust', 'answer', {
      options(...[s, f, seat, ask]: Parameters<typeof turn.options>) {
        choiceAt('gust', 'answer').options(s, f, seat, ask);
        if (ask.wantsRefusals) ask.refuse(rest(), { law: '' as never, why: 'no' });
      },
    }),
  );
  finds(
    'a text that means nothing',
    'texts',
    broken({
      lexicon: { ...embers.lexicon, parse: (text) => (text === 'stir' ? undefined : embers.lexicon.parse(text)) },
    }),
  );
  finds(
    'a text that means another option',
    'texts',
    broken({
      lexicon: { ...embers.lexicon, parse: (text) => (text === 'gust' ? { ...gust() } : embers.lexicon.parse(text)) },
    }),
  );
  finds('a seat that does not exist is asked', 'asked', brokenStep('round', 'wind', { seats: () => 0b11111 }));
});

describe('what holding gets wrong', () => {
  const cut = (s: EmbersState, key: keyof EmbersState): EmbersState => {
    const copy: Partial<EmbersState> = embers.clone(s);
    delete copy[key];
    return copy as EmbersState;
  };
  finds('a clone that shares a list', 'clone', broken({ clone: (s) => ({ ...embers.clone(s), scores: s.scores }) }));
  finds(
    'a clone whose list is said to be copied when it is written, and is not',
    'clone',
    broken({ copiedOnWrite: ['scores'], clone: (s) => ({ ...embers.clone(s), scores: s.scores }) }),
  );
  finds(
    'a clone that shares a frame',
    'clone',
    broken({ clone: (s) => ({ ...embers.clone(s), stack: s.stack.slice() }) }),
  );
  finds('a clone that forgets a field', 'clone', broken({ clone: (s) => cut(s, 'weather') }));
  const born = new WeakSet<object>();
  const bear = (s: EmbersState): EmbersState => {
    born.add(s.scores);
    return s;
  };
  finds(
    'a view that asks which object it is, not what it holds',
    'plain',
    broken({
      setup: (settings) => bear(embers.setup(settings)),
      clone: (s) => bear(embers.clone(s)),
      determinize: (s, seat, random) => bear(embers.determinize(s, seat, random)),
      view: (s, viewer) => ({ ...embers.view(s, viewer), first: born.has(s.scores) ? s.first : -1 }),
    }),
  );
  finds(
    'a state that holds undefined',
    'plain',
    brokenStep('round', 'weather', {
      take(...args: Parameters<typeof weather.take>) {
        (args[0] as { mood?: string | undefined }).mood = undefined;
        return weather.take(...args);
      },
    }),
  );
  class Tokens extends Array<number> {}
  finds(
    'a state that holds an instance of a class',
    'plain',
    broken({ setup: (settings) => ({ ...embers.setup(settings), tokens: Tokens.from([3, 2, 1]) }) }),
  );
  class Score {
    readonly points = 3;
    double(): number {
      return 2 * this.points;
    }
  }
  finds(
    'a state that holds an object with methods',
    'plain',
    broken({ setup: (settings) => ({ ...embers.setup(settings), best: new Score() }) }),
  );
  finds(
    'a state that holds an array with holes',
    'plain',
    brokenStep('round', 'begin', {
      run(...args: Parameters<ReturnType<typeof ruleAt>['run']>) {
        args[1].said[2] = [];
        return ruleAt('round', 'begin').run(...args);
      },
    }),
  );
  finds(
    'an event that is no plain data',
    'plain',
    brokenStep('round', 'weather', {
      take(...[s, f, n, out]: Parameters<typeof weather.take>) {
        out.emit({ type: 'weather', weather: Number.NaN });
        return weather.take(s, f, n, out);
      },
    }),
  );
  finds(
    'an invented token',
    'conservation',
    brokenStep('round', 'weather', {
      take(...args: Parameters<typeof weather.take>) {
        args[0].tokens[0]! += 2;
        return weather.take(...args);
      },
    }),
  );
  finds(
    'a lost card',
    'conservation',
    brokenStep('rake', 'pay', {
      take(...args: Parameters<typeof turn.take>) {
        const next = choiceAt('rake', 'pay').take(...args);
        ownCards(args[0].cards).size[1]!--;
        return next;
      },
    }),
  );
  finds('a game without end', 'ends', broken({ ending: () => null }));
  finds(
    'a game that stops without being over',
    'ends',
    brokenStep('round', 'turns', {
      run(...args: Parameters<ReturnType<typeof ruleAt>['run']>) {
        return args[0].round === 3 ? 'done' : ruleAt('round', 'turns').run(...args);
      },
    }),
  );
  const halfRanked = (over: GameResult): GameResult => ({ ...over, ranking: over.ranking.slice(0, 1) });
  finds(
    'a ranking without the losers',
    'ends',
    broken({ ending: (s) => (embers.ending(s) ? halfRanked(embers.ending(s)!) : null) }),
  );
});

describe('what playing again gets wrong', () => {
  let rolls = 0;
  finds(
    'a rule that counts outside the state',
    'replay',
    brokenStep('round', 'weather', {
      take(...args: Parameters<typeof weather.take>) {
        const next = weather.take(...args);
        if (rolls++ % 7 === 6) args[0].first = 0;
        return next;
      },
    }),
  );
  finds(
    'a rule that works only when somebody listens',
    'replay',
    brokenStep('stir', 'dice', {
      take(...[s, f, n, out]: Parameters<typeof weather.take>) {
        return chanceAt('stir', 'dice').take(s, f, out.on ? n : 0, out);
      },
    }),
  );
  finds(
    'outcomes of one name that differ',
    'replay',
    brokenStep('stir', 'dice', { name: (_s: EmbersState, _f: object, n: number) => `dice ${n % 6}` }),
  );
  const DRAWING = { proc: 'draw', step: 'check', got: 0, seat: 0, left: 1 } as const;
  finds(
    'a frame that all games share',
    'replay',
    brokenStep('round', 'deal', { run: () => ({ call: DRAWING, then: 'lay' }) }),
  );
});

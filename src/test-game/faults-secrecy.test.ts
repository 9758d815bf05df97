import { describe } from 'vitest';
import { seatMask, hasSeat, nthCard, type Random, UNCHANGED, unseen, ownCards } from '../kernel/index.ts';
import { broken, brokenStep, chanceAt, choiceAt, finds, ruleAt, without, withoutNews } from './faults.testkit.ts';
import { embers, type EmbersState } from './index.ts';
import { leftOf, trickOf, woodsOf } from './moves.ts';
import { DECK } from './state.ts';
import { openLaying } from './view.ts';
import { feed, GUST, gust, name, NO, pass } from './words.ts';

const turn = choiceAt('turn', 'act');
const gift = choiceAt('give', 'card');
const answer = choiceAt('gust', 'answer');
const drawn = chanceAt('draw', 'card');
type Listing = Parameters<typeof turn.options>;
type Taking = Parameters<typeof turn.take>;
type OutcomeArguments = Parameters<typeof drawn.take>;

describe('what a view tells', () => {
  finds(
    "another's hand",
    'views',
    broken({ view: (s, v) => ({ ...embers.view(s, v), known: s.cards.at.map((pile, card) => ({ card, pile })) }) }),
  );
  finds(
    "another's answer while the window is open",
    'views',
    broken({ view: (s, v) => ({ ...embers.view(s, v), laid: openLaying(s)?.said.flat() ?? [] }) }),
  );
  finds(
    'a value that is no plain data',
    'views',
    broken({ view: (s, v) => ({ ...embers.view(s, v), round: Number.NaN }) }),
  );
  finds(
    'a secret of the viewer whose public parts it takes',
    'views',
    broken({ view: (s, v, _aliased, other) => other ?? embers.view(s, v) }),
  );
  finds(
    'a change that the mark of the view before does not show',
    'views',
    broken({
      viewMark: () => ({}),
      view: (s, v, _aliased, _other, since) => ({ ...embers.view(s, v), ...(since && { round: UNCHANGED }) }),
    }),
  );
});

describe('what options tell', () => {
  finds(
    "a refusal that counts another's woods",
    'views',
    brokenStep('turn', 'act', {
      options(...[s, f, seat, ask]: Listing) {
        turn.options(s, f, seat, ask);
        if (ask.wantsRefusals) ask.refuse(name(0), NO.windTime, woodsOf(s, leftOf(s, seat), 0));
      },
    }),
  );
  finds(
    "an option that depends on another's hand",
    'views',
    brokenStep('gust', 'answer', {
      options(...[s, f, seat, ask]: Listing) {
        answer.options(s, f, seat, ask);
        if (woodsOf(s, leftOf(s, seat), 0) > 0) ask.offer(feed(0));
      },
    }),
  );
  finds(
    'a window that opens by the hand',
    'two worlds',
    brokenStep('gust', 'answer', {
      secret: undefined,
      none: () => ({ done: 0 }),
      options(...[s, _f, seat, ask]: Listing) {
        if (trickOf(s, seat, GUST) < 0) return;
        ask.offer(pass());
        ask.offer(gust());
      },
    }),
  );
  finds(
    'an answer that the table gives when the hand leaves no choice',
    'forced',
    brokenStep('give', 'card', { secret: undefined }),
  );
});

describe('what a state remembers', () => {
  finds(
    'a frame that holds a card',
    'same world',
    brokenStep('draw', 'card', {
      take(...[s, f, n, out]: OutcomeArguments) {
        Object.assign(f, { card: nthCard(s.cards, DECK, n) });
        return drawn.take(s, f, n, out);
      },
    }),
  );
  finds(
    'knowledge kept after an unseen move',
    'two worlds',
    brokenStep('give', 'card', {
      take(...[s, f, o, seat, out]: Taking) {
        const before = s.cards.knows.slice();
        const at = s.cards.at.slice();
        const next = gift.take(s, f, o, seat, out);
        before.forEach((who, card) => {
          if (at[card] === s.cards.at[card]) ownCards(s.cards).knows[card] = who;
        });
        return next;
      },
    }),
  );
  finds(
    'pools kept apart after an unseen move',
    'two worlds',
    brokenStep('give', 'card', {
      take(...[s, f, o, seat, out]: Taking) {
        const pools = s.cards.pool.slice();
        const next = gift.take(s, f, o, seat, out);
        s.cards.pool = pools;
        return next;
      },
    }),
  );
  function fromTheTruth(s: EmbersState, seat: number, random: Random): EmbersState {
    const world = embers.clone(s);
    for (const { cards } of unseen(s.cards, seat)) {
      const a = cards[random(cards.length)]!;
      const b = cards[random(cards.length)]!;
      [ownCards(world.cards).at[a], ownCards(world.cards).at[b]] = [s.cards.at[b]!, s.cards.at[a]!];
      [ownCards(world.cards).knows[a], ownCards(world.cards).knows[b]] = [s.cards.knows[b]!, s.cards.knows[a]!];
    }
    return world;
  }
  finds('a world drawn from the truth', 'same world', broken({ determinize: fromTheTruth }));
  finds('a world that is the truth', 'same world', broken({ determinize: (s) => embers.clone(s) }));
  finds(
    'a drawn world that loses a card',
    'views',
    broken({
      determinize(s, seat, random) {
        const world = embers.determinize(s, seat, random);
        ownCards(world.cards).size[DECK]!++;
        return world;
      },
    }),
  );
});

describe('what events tell', () => {
  finds(
    'a secret card in a shared event',
    'told is known',
    brokenStep('draw', 'card', {
      take(...[s, f, n, out]: OutcomeArguments) {
        const card = nthCard(s.cards, DECK, n);
        const next = drawn.take(s, f, n, without(out, 'drew'));
        out.emit({ type: 'drew', seat: f.seat, card });
        return next;
      },
    }),
  );
  finds(
    'nothing about the weather',
    'told what changes',
    brokenStep('round', 'weather', {
      take: (...[s, f, n, out]: OutcomeArguments) =>
        chanceAt('round', 'weather').take(s, f, n, without(out, 'weather')),
    }),
  );
  finds(
    'the ember that is raked, but not the card that is paid',
    'two worlds',
    brokenStep('rake', 'pay', {
      take: (...[s, f, o, seat, out]: Taking) => choiceAt('rake', 'pay').take(s, f, o, seat, without(out, 'discarded')),
    }),
  );
});

describe('what can be taken back', () => {
  const peering = ruleAt('peer', 'see');
  finds(
    'a hand looked at without news',
    'learned',
    brokenStep('peer', 'see', {
      run: (...[s, f, out]: Parameters<typeof peering.run>) => peering.run(s, f, withoutNews(out)),
    }),
  );
  finds(
    'a die that is thrown by a rule',
    'learned',
    brokenStep('turn', 'act', {
      take(...[s, f, o, seat, out]: Taking) {
        if (o.verb !== 'stir') return turn.take(s, f, o, seat, out);
        const hidden = s.cards.at.findIndex((pile, card) => pile === DECK && !hasSeat(s.cards.knows[card]!, seat));
        out.emit({ type: 'dice', seat, a: 1, b: (hidden + seatMask(0)) % 6 });
        return 'done';
      },
    }),
  );
  const looking = ruleAt('look', 'see');
  finds(
    'a tile seen without news',
    'learned',
    brokenStep('look', 'see', {
      run: (...[s, f, out]: Parameters<typeof looking.run>) => looking.run(s, f, withoutNews(out)),
    }),
  );
});

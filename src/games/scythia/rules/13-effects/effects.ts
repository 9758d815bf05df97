import { seatMask } from '../../../../kernel/index.ts';
import type { Components, Op } from '../../components/components.ts';
import {
  animal,
  centre,
  crew,
  discard,
  draw,
  type EffectsFrame,
  effects,
  quest,
  type ScythiaFrame,
  visit,
} from '../../frames.ts';
import type { Section, Sink, After } from '../../types.ts';
import { declined, gain, payItems } from '../transfers.ts';
import { blockedList, blockedOp, everyOpponentAhead } from './possible.ts';
import { countOf, crewSize, handSize } from '../queries.ts';
import { NONE } from '../../components/piles.ts';
import type { ScythiaState } from '../../state.ts';
import { CARDS, VILLAGE_CENTRE } from '../../words.ts';
import { offerUnlessBlocked } from './blocked.ts';

/** §E-2: effects run in the order they are written; a player is asked about effects that may be declined. */
export function effectsSection(c: Components): Section<EffectsFrame> {
  /** Runs a frame, then the rest of the list. */
  function call(f: EffectsFrame, frame: ScythiaFrame): After<EffectsFrame> {
    return { call: frame, then: f.at < c.lists[f.list]!.length ? 'next' : 'done' };
  }
  function drawing(s: ScythiaState, f: EffectsFrame, cards: number): After<EffectsFrame> {
    return cards > 0 ? call(f, draw(s.active, cards)) : 'next';
  }

  /** §S-13.9: pays everything but cards, then lets the payer choose those, then runs what was paid for. */
  function exchange(s: ScythiaState, f: EffectsFrame, op: Op & { do: 'exchange' }, out: Sink): After<EffectsFrame> {
    payItems(s, s.active, op.pay, out);
    if (op.pay[CARDS]! === 0) return call(f, effects(op.then, f.worker));
    return { call: discard(op.pay[CARDS]!, op.then, f.worker), then: 'paid' };
  }

  function run(s: ScythiaState, f: EffectsFrame, op: Op, out: Sink): After<EffectsFrame> {
    const seat = s.active;
    /** 1 if the list has this effect only: the player has just chosen it, so it cannot be declined. */
    const must = f.at === 1 && c.lists[f.list]!.length === 1 ? 1 : 0;
    switch (op.do) {
      case 'gain':
        return drawing(s, f, gain(s, seat, op.items, 1, 'effect', 'E-1.1', out));
      case 'exchange':
        return f.at === 1 ? exchange(s, f, op, out) : 'offer';
      case 'gainPer': {
        const times = Math.min(op.max, Math.floor(countOf(s, seat, op.count) / op.every));
        return drawing(s, f, gain(s, seat, op.items, times, 'effect', 'E-1.4', out));
      }
      case 'gainIf': {
        const times = everyOpponentAhead(s, seat, op.rivalry) ? 1 : 0;
        return drawing(s, f, gain(s, seat, op.items, times, 'effect', 'S-13.7', out));
      }
      case 'heal':
        return call(f, crew('heal', op.amount, must));
      case 'hire':
        return call(f, crew('hire', op.discount, must));
      case 'swapCrew':
        return crewSize(s, seat) > 0 && handSize(s, seat) > 0 ? call(f, crew('swap', 0, must)) : 'next';
      case 'takeAnimal':
        return call(f, animal('tame', op.sides, must));
      case 'tradeEagleForHorse':
        return call(f, animal('release', 2, must));
      case 'completeQuest':
        return call(f, quest(must));
      case 'drawThenDiscard':
        return { call: draw(seat, op.draw), then: 'drawn' };
      case 'choose':
        return 'choose';
      case 'buildingAction':
        return call(f, visit(NONE, f.worker, 'effect', must));
      case 'villageCentre':
        return call(f, visit(VILLAGE_CENTRE, f.worker, 'effect', must));
      case 'playCard':
        return call(f, centre('card', f.worker, must));
      case 'useEagle':
        return call(f, centre('eagle', f.worker, must));
      case 'useHero': {
        if (blockedOp(c, s, seat, op)) return 'next';
        const hero = s.heroes[seat]!;
        s.usedHero = 1;
        if (out.on) out.emit({ type: 'hero-used', seat, hero });
        return call(f, effects(c.hero.ability[hero]!, f.worker));
      }
    }
  }
  const current = (f: EffectsFrame): Op => c.lists[f.list]![f.at - 1]!;

  return {
    next: {
      kind: 'rule',
      law: 'E-2',
      run(s, f, out) {
        const ops = c.lists[f.list]!;
        if (f.at >= ops.length) return 'done';
        f.at++;
        return run(s, f, ops[f.at - 1]!, out);
      },
    },
    paid: {
      kind: 'rule',
      run(_s, f) {
        const op = current(f);
        return op.do === 'exchange' ? call(f, effects(op.then, f.worker)) : 'next';
      },
    },
    // §S-4.5: a payment that is not the first effect of its list may be declined.
    offer: {
      kind: 'choice',
      window: 'offer',
      law: 'S-13.9',
      part: true,
      secret: true,
      seats: (s) => seatMask(s.active),
      options(s, f, seat, ask) {
        offerUnlessBlocked(ask, c.verbs.pay(), blockedOp(c, s, seat, current(f)));
        ask.offer(c.verbs.pass());
      },
      take(s, f, o, seat, out) {
        const op = current(f);
        return o.verb === 'pay' && op.do === 'exchange' ? exchange(s, f, op, out) : declined(seat, out, 'next');
      },
    },
    choose: {
      kind: 'choice',
      window: 'choose',
      law: 'E-2',
      part: true,
      secret: true,
      seats: (s) => seatMask(s.active),
      options(s, f, seat, ask) {
        const op = current(f);
        if (op.do !== 'choose') return;
        for (let i = 0; i < op.lists.length; i++) {
          offerUnlessBlocked(ask, c.verbs.choose(i + 1), blockedList(c, s, seat, op.lists[i]!));
        }
        if (f.at > 1 || c.lists[f.list]!.length > 1) ask.offer(c.verbs.pass());
      },
      take(_s, f, o, seat, out) {
        const op = current(f);
        if (o.verb !== 'choose' || op.do !== 'choose') return declined(seat, out, 'next');
        if (out.on) out.emit({ type: 'chose', seat, number: o.number });
        return call(f, effects(op.lists[o.number - 1]!, f.worker));
      },
    },
    // §E-1.2: the drawn cards may be among those discarded.
    drawn: {
      kind: 'rule',
      run(s, f) {
        const op = current(f);
        if (op.do !== 'drawThenDiscard') return 'next';
        const cards = Math.min(op.discard, handSize(s, s.active));
        return cards > 0 ? call(f, discard(cards, NONE, f.worker)) : 'next';
      },
    },
  };
}

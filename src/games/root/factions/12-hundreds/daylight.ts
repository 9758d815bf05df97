import { offersAny, offerUnless } from '../../../../kernel/index.ts';
import { hasFitting, noCard, spend } from '../../rules/02-key-terms/cards.ts';
import { mayNotBuild, place } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { ruler } from '../../rules/02-key-terms/rule.ts';
import { battle, listBattles, mightBattle } from '../../rules/04-key-actions/battle/options.ts';
import { craft, listCrafts } from '../../rules/04-key-actions/craft.ts';
import { ferryCard, ferryRides, takeFerry } from '../../rules/19-lake/ferry.ts';
import {
  listMoves,
  mayNotMove,
  mayNotRide,
  move,
  moved,
  neighbours,
  orderer,
} from '../../rules/04-key-actions/move.ts';
import { HELD, loose } from '../../rules/14-hirelings/stuck.ts';
import { actionLaws } from '../../rules/01-turn/action-laws.ts';
import type { Collector, RootOption, Section } from '../../types.ts';
import { RAT, STRONGHOLD, WARLORD } from '../../components/pieces.ts';
import { handOf } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { listDaylight, takeDaylight } from '../../rules/01-turn/turn.ts';
import { verbs } from '../../verbs.ts';
import { BIRD, CLEARING_COUNT, HUNDREDS } from '../../words.ts';
import { command, prowess } from './hoard.ts';
import { GRANDIOSE, RELENTLESS } from './state.ts';
import { hundredsVerbs } from './verbs.ts';
import { lead, warlordAt } from './warlord.ts';
import { settlePlaced } from '../../rules/21-landmarks/settle.ts';
import type { HundredsDaylightFrame } from './frames.ts';

const NO_CARD = noCard('12.5.2.III');

const NOT_RULED = refusal('12.5.2.III', 'not-ruled');
const NO_STRONGHOLDS = refusal('12.5.2.III', 'no-strongholds');

/** Their Daylight. */
export const hundredsDaylight = (): HundredsDaylightFrame => ({
  proc: 'hundredsDaylight',
  step: 'craft',
  got: 0,
  commands: 0,
  advances: 0,
  clearing: -1,
  extra: 0,
});

/** §12.5.2, §12.5.3: the commands or advances that are left, and how many there were. */
export function hundredsActions(s: RootState): readonly number[] | undefined {
  const frame = s.stack.find((one): one is HundredsDaylightFrame => one.proc === 'hundredsDaylight');
  if (!frame || frame.step === 'craft' || frame.step === 'close') return undefined;
  const isCommand = frame.step.startsWith('command') || frame.step === 'built';
  const [most, done] = isCommand ? [command(s), frame.commands] : [prowess(s), frame.advances];
  return [Math.max(0, most - done), most];
}

type Step = HundredsDaylightFrame['step'];

const grandiose = (s: RootState): boolean => s.hundreds.mood === GRANDIOSE;
const afterCraft = (s: RootState): Step => (grandiose(s) ? 'advances' : 'commands');
const afterCommand = (s: RootState): Step => (grandiose(s) ? 'close' : 'advances');
const afterAdvance = (s: RootState): Step => (grandiose(s) ? 'commands' : 'close');

/** §12.5.2.III, §12.5.2.III-R1: a ruled clearing with an open slot, for a card of its suit. */
function listBuilds(s: RootState, ask: Collector): void {
  const none = s.supply[STRONGHOLD] === 0;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const suit = s.suit[c]!;
    const no = none
      ? NO_STRONGHOLDS
      : ruler(s, c) !== HUNDREDS
        ? NOT_RULED
        : (mayNotBuild(s, HUNDREDS, c) ?? (hasFitting(s, handOf(HUNDREDS), suit) ? undefined : NO_CARD));
    offerUnless(ask, verbs.build(STRONGHOLD, c), no, suit);
  }
}

/** §12.5.3-R1: the warlord's moves; the rule test applies. */
function listWarlordMoves(s: RootState, ask: Collector): void {
  const from = warlordAt(s);
  if (from < 0) return;
  const held = loose(s, WARLORD, from) === 0 ? HELD : undefined;
  const near = neighbours(s, HUNDREDS, from);
  for (const to of near) offerUnless(ask, verbs.move(from, to), mayNotMove(s, HUNDREDS, from, to) ?? held);
  // §19.5-R3: an advance may take the Ferry.
  for (const to of ferryRides(s, from))
    if (!near.includes(to)) offerUnless(ask, verbs.move(from, to), mayNotRide(s, HUNDREDS, from, to) ?? held);
}

/** §12.5.3-R1: battles where the warlord stands. */
function listWarlordBattles(s: RootState, ask: Collector): void {
  const at = warlordAt(s);
  if (at >= 0) listBattles(s, HUNDREDS, BIRD, ask, at);
}

/** Whether there is anybody to battle where the warlord stands. */
function mayCharge(s: RootState): boolean {
  const at = warlordAt(s);
  return at >= 0 && mightBattle(s, HUNDREDS, at);
}

const lawFor = actionLaws({ move: '12.5.2.I', battle: '12.5.2.II', build: '12.5.2.III' });

export const hundredsDaylightProcedure: Section<HundredsDaylightFrame> = {
  // §12.5.1
  craft: {
    kind: 'choice',
    window: 'hundreds-craft',
    law: '12.5.1',
    secret: true,
    seats: (s) => seatBit(s, HUNDREDS),
    options(s, _f, _seat, ask) {
      listCrafts(s, HUNDREDS, ask);
      listDaylight(s, HUNDREDS, ask);
      ask.offer(verbs.end());
    },
    take(s, _f, o, _seat, out) {
      if (o.verb === 'end') return afterCraft(s);
      if (o.verb === 'craft') return { call: craft(HUNDREDS, o.title), then: 'craft' };
      return { calls: takeDaylight(s, HUNDREDS, o, out) ?? [], then: 'craft' };
    },
  },
  // §12.5.2-R1: the limit is Command as it stands now.
  commands: { kind: 'rule', run: (s, f) => (f.commands < command(s) ? 'command' : afterCommand(s)) },
  command: {
    kind: 'choice',
    window: 'hundreds-command',
    law: '12.5.2',
    lawFor,
    secret: true,
    seats: (s) => seatBit(s, HUNDREDS),
    options(s, _f, _seat, ask) {
      listMoves(s, HUNDREDS, BIRD, ask);
      listBattles(s, HUNDREDS, BIRD, ask);
      listBuilds(s, ask);
      listDaylight(s, HUNDREDS, ask);
      ask.offer(verbs.end());
    },
    take(s, f, o, _seat, out) {
      switch (o.verb) {
        case 'end':
          return afterCommand(s);
        // §12.5.2.I
        case 'move':
          f.commands++;
          return { call: move(HUNDREDS, o.from, o.to), then: 'commands' };
        // §12.5.2.II
        case 'battle':
          f.commands++;
          return { call: battle(HUNDREDS, o.defender, o.clearing), then: 'commands' };
        case 'build':
          f.commands++;
          f.clearing = o.clearing;
          return { call: spend(HUNDREDS, s.suit[o.clearing]!, '12.5.2.III'), then: 'built' };
        default:
          return { calls: takeDaylight(s, HUNDREDS, o, out) ?? [], then: 'command' };
      }
    },
  },
  built: {
    kind: 'rule',
    law: '12.5.2.III',
    run(s, f, out) {
      place(s, STRONGHOLD, f.clearing, 1, out);
      return { calls: settlePlaced(s, s.seat[HUNDREDS]!, STRONGHOLD, f.clearing), then: 'commands' };
    },
  },
  // §12.5.3-R1: the limit is Prowess as it stands now, and without a warlord nobody advances.
  advances: {
    kind: 'rule',
    run: (s, f) => (f.advances < prowess(s) && warlordAt(s) >= 0 ? 'advance' : afterAdvance(s)),
  },
  // §12.5.3: a move and a battle, each if they like.
  advance: {
    kind: 'choice',
    window: 'hundreds-advance',
    law: '12.5.3',
    secret: true,
    seats: (s) => seatBit(s, HUNDREDS),
    options(s, _f, _seat, ask) {
      listWarlordMoves(s, ask);
      listWarlordBattles(s, ask);
      listDaylight(s, HUNDREDS, ask);
      ask.offer(verbs.end());
    },
    take(s, f, o, _seat, out) {
      switch (o.verb) {
        case 'end':
          return afterAdvance(s);
        case 'move':
          f.advances++;
          f.extra = 0;
          f.clearing = o.to;
          return 'lead';
        case 'battle':
          f.advances++;
          return { call: battle(HUNDREDS, o.defender, o.clearing), then: 'advances' };
        default:
          return { calls: takeDaylight(s, HUNDREDS, o, out) ?? [], then: 'advance' };
      }
    },
  },
  // §12.5.3: with any number of others.
  lead: {
    kind: 'choice',
    window: 'hundreds-lead',
    law: '12.5.3',
    part: true,
    seats: (s) => seatBit(s, HUNDREDS),
    options(s, _f, _seat, ask) {
      for (let count = loose(s, RAT, warlordAt(s)); count >= 0; count--) ask.offer(hundredsVerbs.withWarlord(count));
    },
    take(s, f, o, _seat, out) {
      const from = warlordAt(s);
      const count = o.verb === 'with-warlord' ? o.count : 0;
      lead(s, from, f.clearing, count, out);
      const piece = count > 0 ? RAT : WARLORD;
      const group = { mover: HUNDREDS, payer: HUNDREDS, piece, from, to: f.clearing };
      // Where there is another way as well, the Ferry stays.
      const rides = s.ferry === from && !neighbours(s, HUNDREDS, from).includes(f.clearing);
      if (rides) takeFerry(s, f.clearing, out);
      return {
        calls: moved.gather(rides ? [...ferryCard(s, HUNDREDS, HUNDREDS)] : [], s, group, out),
        by: orderer(s),
        law: '1.1.3',
        then: f.extra === 1 ? 'advances' : 'charge',
      };
    },
  },
  // §14.7.5: asked by what everybody sees, whatever the hand holds.
  charge: { kind: 'rule', run: (s) => (mayCharge(s) ? 'whom' : 'advances') },
  whom: {
    kind: 'choice',
    window: 'hundreds-charge',
    law: '12.5.3',
    secret: true,
    seats: (s) => seatBit(s, HUNDREDS),
    options(s, _f, _seat, ask) {
      listWarlordBattles(s, ask);
      ask.offer(verbs.pass());
    },
    take(_s, _f, o) {
      return o.verb === 'battle' ? { call: battle(HUNDREDS, o.defender, o.clearing), then: 'charged' } : 'advances';
    },
  },
  // §12.7.5: both halves were used.
  charged: { kind: 'rule', run: (s) => (s.hundreds.mood === RELENTLESS ? 'again' : 'advances') },
  again: {
    kind: 'rule',
    run: (s) => (mayCharge(s) || offersAny<RootOption>((ask) => listWarlordMoves(s, ask)) ? 'relentless' : 'advances'),
  },
  relentless: {
    kind: 'choice',
    window: 'hundreds-relentless',
    law: '12.7.5',
    secret: true,
    seats: (s) => seatBit(s, HUNDREDS),
    options(s, _f, _seat, ask) {
      listWarlordMoves(s, ask);
      listWarlordBattles(s, ask);
      ask.offer(verbs.pass());
    },
    take(_s, f, o) {
      if (o.verb === 'battle') return { call: battle(HUNDREDS, o.defender, o.clearing), then: 'advances' };
      if (o.verb !== 'move') return 'advances';
      f.extra = 1;
      f.clearing = o.to;
      return 'lead';
    },
  },
  // §3.3.1-R1: dominance and effects of Daylight remain possible.
  close: {
    kind: 'choice',
    window: 'hundreds-daylight-end',
    law: '12.5',
    secret: true,
    seats: (s) => seatBit(s, HUNDREDS),
    options(s, _f, _seat, ask) {
      listDaylight(s, HUNDREDS, ask);
      ask.offer(verbs.end());
    },
    take: (s, _f, o, _seat, out) =>
      o.verb === 'end' ? 'done' : { calls: takeDaylight(s, HUNDREDS, o, out) ?? [], then: 'close' },
  },
};

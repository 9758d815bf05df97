import { type ChildFrame, MUTE, optionHook, offersAny, orPass, reactionHook } from '../../../../kernel/index.ts';
import { handSize } from '../02-key-terms/cards.ts';
import { current, seatBit } from '../02-key-terms/players.ts';
import { checkDominance, listDominance, mightActivate, takeDominance } from '../03-victory/dominance.ts';
import { hirelingControl } from '../14-hirelings/control.ts';
import { controllerOf } from '../14-hirelings/parties.ts';
import { freshTurn, listAnytime, listCommands, takeCommand } from '../14-hirelings/timings.ts';
import { listClosedPaths, mayClearPath, takeClosedPath } from '../20-mountain/closed-paths.ts';
import { scoreTower } from '../20-mountain/tower.ts';
import { between, betweenSteps, listTurnOptions, takeTurnOption, TURN_OPTIONS } from './between.ts';
import { hasUnused, listEffects, obligations, useEffect } from '../../card-effects/effect.ts';
import { FACTION_RULES } from '../../factions/faction.ts';
import type { Collector, Root, RootOption, Section, Sink } from '../../types.ts';
import { AVAILABLE, playArea } from '../../components/piles.ts';
import { NO_EFFECTS, NONE_ACTIVATED, type RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import type { Faction, Phase } from '../../words.ts';
import { listExchanges, mayExchange, takeExchange } from '../21-landmarks/market.ts';
import type { TurnFrame, InterludeFrame } from './frames.ts';
import type { Slot } from '../../card-effects/slot.ts';

/** A turn of the current player. */
export const turn = (): TurnFrame => ({ proc: 'turn', step: 'begin', got: 0 });

/** What begins or ends by itself with a phase of a turn, or when the turn is over. */
export const phaseChanged = reactionHook<Root, [s: RootState, f: Faction, at: Phase | 'over', out: Sink]>('clock');

function enter(s: RootState, phase: Phase, out: Sink): Faction {
  const f = current(s);
  phaseChanged.gather([], s, f, phase, out);
  if (out.on) out.emit({ type: 'phase', faction: f, phase });
  return f;
}

export const turnProcedure: Section<TurnFrame> = {
  begin: {
    kind: 'rule',
    law: '1.5',
    run(s, _f, out) {
      const f = current(s);
      s.turns++;
      s.activated = NONE_ACTIVATED;
      s.usedEffects = NO_EFFECTS;
      s.cleared = 0;
      s.ferried = 0;
      if (s.landmarks.traded === 1) s.landmarks.traded = 0;
      if (s.hirelings.parties.length > 0) freshTurn(s);
      if (out.on) out.emit({ type: 'turn', faction: f, turn: s.turns });
      enter(s, 'birdsong', out);
      return interludeThen(s, f, 'birdsong-start', 'birdsong');
    },
  },
  // §1.5-R1: what works at any time of Birdsong comes between its start and its end: each faction opens the interludes.
  birdsong: {
    kind: 'rule',
    run: (s) => ({ call: FACTION_RULES[current(s)]!.birdsong(current(s)), then: 'birdsongEnds' }),
  },
  birdsongEnds: { kind: 'rule', run: (s) => interludeThen(s, current(s), 'birdsong-end', 'daylightStarts') },
  daylightStarts: {
    kind: 'rule',
    law: '1.5',
    run: (s, _f, out) => interludeThen(s, enter(s, 'daylight', out), 'daylight-start', 'daylight'),
  },
  daylight: {
    kind: 'rule',
    run: (s) => ({ call: FACTION_RULES[current(s)]!.daylight(current(s)), then: 'eveningStarts' }),
  },
  eveningStarts: {
    kind: 'rule',
    law: '1.5',
    run: (s, _f, out) => interludeThen(s, enter(s, 'evening', out), 'evening-start', 'evening'),
  },
  // §O.2: the draw and discard that end it leave no time for anything else.
  evening: { kind: 'rule', run: (s) => ({ call: FACTION_RULES[current(s)]!.evening(current(s)), then: 'hirelings' }) },
  // §14.2.1, §14.2.3, §O.2: only what says end of turn comes after it.
  // §20.4-R1: the Tower's point comes before them.
  hirelings: {
    kind: 'rule',
    law: '20.4',
    run(s, _f, out) {
      if (s.tower >= 0) scoreTower(s, out);
      if (s.hirelings.parties.length === 0) return 'end';
      return { call: hirelingControl(current(s)), then: 'end' };
    },
  },
  end: {
    kind: 'rule',
    law: 'O.2',
    run(s, _f, out) {
      phaseChanged.gather([], s, current(s), 'over', out);
      s.turn = (s.turn + 1) % s.order.length;
      return 'begin';
    },
  },
};

function interlude(faction: Faction, slot: Slot): InterludeFrame {
  return { proc: 'interlude', step: slot === 'birdsong-start' ? 'first' : 'obligations', got: 0, faction, slot };
}

/** §11.2.6: what others sell at the start of Birdsong. */
export const services = optionHook<Root, InterludeFrame>('services');

/** §11.2.6-R1: buying is one more thing of the start of Birdsong. */
const afterEffects = (f: InterludeFrame): 'services' | 'close' => (f.slot === 'birdsong-start' ? 'services' : 'close');

/** §1.1.3, §11.2.6-R1: own effects and purchases of the start of Birdsong, to be put before what hirelings do then. */
function earlier(s: RootState, f: InterludeFrame, calls: readonly ChildFrame<Root>[]): InterludeFrame[] {
  if (f.slot !== 'birdsong-start' || !calls.some(({ proc }) => proc !== 'coffins')) return [];
  const any = offersAny<RootOption>((ask) => {
    listEffects(s, f.faction, f.slot, ask);
    services.options(s, f, s.seat[f.faction]!, ask);
  });
  return any ? [{ ...interlude(f.faction, f.slot), step: 'effects' }] : [];
}

/** What the player may do by choice. */
function listOwn(s: RootState, f: InterludeFrame, ask: Collector): void {
  listEffects(s, f.faction, f.slot, ask);
  listAnytime(s, f.faction, ask);
  listExchanges(s, f.faction, ask);
}

/** True when none of the steps below would do or ask anything. */
function isEmpty(s: RootState, faction: Faction, slot: Slot): boolean {
  if (slot === 'birdsong-start' && s.dominance[faction]! >= 0) return false;
  if (obligations.reacts(s, faction, slot, MUTE) || betweenSteps.reacts(s, faction, slot)) return false;
  if (slot !== 'birdsong-start' && !mightUse(s, faction)) return true;
  const f = interlude(faction, slot);
  return !offersAny<RootOption>((ask) => {
    listOwn(s, f, ask);
    if (slot === 'birdsong-start') services.options(s, f, s.seat[faction]!, ask);
  });
}

/** False when `listOwn` can offer nothing: no crafted card, no hirelings, no Black Market. */
const mightUse = (s: RootState, faction: Faction): boolean =>
  s.cards.size[playArea(faction)]! > 0 || s.hirelings.parties.length > 0 || s.landmarks.market >= 0;

/** Lets the faction use its effects of a time, and goes on: at once where there is nothing to do. */
export function interludeThen<S extends string>(
  s: RootState,
  faction: Faction,
  slot: Slot,
  then: S,
): S | { readonly call: InterludeFrame; readonly then: S } {
  return isEmpty(s, faction, slot) ? then : { call: interlude(faction, slot), then };
}

export const interludeProcedure: Section<InterludeFrame> = {
  // §3.3.1.II-R1: dominance before anything else of the start of Birdsong.
  first: {
    kind: 'rule',
    law: '3.3.1',
    run(s, f, out) {
      checkDominance(s, f.faction, out);
      return 'obligations';
    },
  },
  obligations: {
    kind: 'rule',
    law: '1.5-R1',
    run(s, f, out) {
      const then = f.slot === 'birdsong-start' ? 'dominance' : 'effects';
      const calls = obligations.gather([], s, f.faction, f.slot, out);
      if (calls.length === 0) return then;
      return { calls: [...calls, ...earlier(s, f, calls)], by: s.seat[f.faction]!, law: '1.1.3', then };
    },
  },
  // §3.3.1.II-R1: dominance is checked first and again after each other start-of-Birdsong effect.
  dominance: {
    kind: 'rule',
    law: '3.3.1',
    run(s, f, out) {
      checkDominance(s, f.faction, out);
      return 'effects';
    },
  },
  effects: {
    kind: 'choice',
    window: 'effects',
    law: '4.1.3',
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, f, _seat, ask) => orPass(ask, verbs.pass(), (asked) => listOwn(s, f, asked)),
    none: (_s, f) => afterEffects(f),
    take(s, f, o, _seat, out) {
      const calls = useEffect(s, f.faction, o, out) ?? takeCommand(s, f.faction, o, out) ?? takeExchange(f.faction, o);
      if (!calls) return afterEffects(f);
      return { calls, then: f.slot === 'birdsong-start' ? 'dominance' : 'effects' };
    },
  },
  // §11.2.6: a window of its own, which a standing order can decline; a buyer may use effects again.
  services: {
    kind: 'choice',
    window: 'riverfolk-services',
    law: '11.2.6',
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, f, seat, ask) => orPass(ask, verbs.pass(), (asked) => services.options(s, f, seat, asked)),
    none: () => 'close',
    take: (s, f, o, seat, out) => services.take(s, f, o, seat, out) ?? 'close',
  },
  // §18.2.4-R2
  close: { kind: 'rule', run: (s, f) => between(s, f.faction, f.slot, 'done') },
};

/** What every faction may do between two actions of its Daylight. */
export function listDaylight(s: RootState, f: Faction, ask: Collector): void {
  listEffects(s, f, 'daylight', ask);
  listDominance(s, f, ask);
  listCommands(s, f, ask);
  listClosedPaths(s, f, ask);
  listTurnOptions(s, f, ask);
  listExchanges(s, f, ask);
}

/** §1.2.1: whether anything of `listDaylight` might still be done, judged by what everybody knows, whatever the hand holds. */
export function isDaylightOpen(s: RootState, f: Faction): boolean {
  if (hasUnused(s, f, 'daylight') || mayClearPath(s, f) || mayExchange(s, f)) return true;
  for (const option of TURN_OPTIONS) if (option.isOpen(s, f)) return true;
  for (const party of s.hirelings.parties) if (controllerOf(s, party) === f) return true;
  if (handSize(s, f) === 0) return false;
  return s.cards.size[AVAILABLE]! > 0 || mightActivate(s, f);
}

/** Carries out an option of `listDaylight`; undefined for any other. */
export function takeDaylight(
  s: RootState,
  f: Faction,
  o: RootOption,
  out: Sink,
): readonly ChildFrame<Root>[] | undefined {
  return (
    takeDominance(s, f, o, out) ??
    useEffect(s, f, o, out) ??
    takeCommand(s, f, o, out) ??
    takeClosedPath(f, o) ??
    takeTurnOption(f, o) ??
    takeExchange(f, o)
  );
}

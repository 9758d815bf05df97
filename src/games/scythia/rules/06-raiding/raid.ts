import { seatMask } from '../../../../kernel/index.ts';
import type { Components } from '../../components/components.ts';
import { draw, type RaidFrame } from '../../frames.ts';
import type { Section, Sink, After } from '../../types.ts';
import { declined, gain, leaveCrew, payItem, score } from '../transfers.ts';
import { has, slotOf } from '../queries.ts';
import { isFaceDown, reveal } from '../09-quests/quests.ts';
import { emitAbilities } from './raid-start.ts';
import { refusal } from '../../refusals.ts';
import { listRerolls, pickDie } from './reroll.ts';
import { AVAILABLE, DISCARD, NONE, RAIDED } from '../../components/piles.ts';
import type { ScythiaState } from '../../state.ts';
import { bandOf, crewStrength, dieColour, holds, rerollsOf, timesOf, triggerOf, woundsLess } from './strength.ts';
import { CREW_SLOTS, DIE_NAMES, FIRST_PLUNDER, HELD, KUMIS, PLUNDER, VILLAGE_QUESTS } from '../../words.ts';

/** a: the kumis asked for, b: the kumis there is. */
const SHORT_KUMIS = refusal('S-6.4', 'short-kumis');
const NO_MEMBER = refusal('S-7.1', 'no-member');
const KILLED = refusal('S-7.3', 'member-killed');
const OTHER_SETTLEMENT = refusal('S-6.11', 'other-settlement');
const SPOT_GONE = refusal('S-6.11', 'spot-gone');

/** The wounds that the dice show. */
function diceWounds(c: Components, f: RaidFrame): number {
  let sum = 0;
  for (let i = 0; i < f.dice.length; i++) sum += c.faces[dieColour(f.dice[i]!)]![f.faces[i]!]!.wounds;
  return sum;
}

/** The first face of a die with the same strength and wounds, which stands for all faces alike. */
function canonicalFace(c: Components, colour: number, face: number): number {
  const faces = c.faces[colour]!;
  const { strength, wounds } = faces[face]!;
  return faces.findIndex((other) => other.strength === strength && other.wounds === wounds);
}

/** The paragraph by which abilities bring rewards at a moment. */
const LAW_OF = { onReward: 'S-6.9', ifWounded: 'S-13.2', ifKilled: 'S-13.3', onPlunder: 'S-6.11' } as const;

const ON_ROLL = triggerOf('onRoll');

/** A moment at which abilities bring rewards. */
type Rewarding = keyof typeof LAW_OF;

/** S-6: one raid, step by step. */
export function raidSection(c: Components): Section<RaidFrame> {
  /** Gives the gains of the members that `who` returns, in slot order, which cannot matter. Returns the cards to draw. */
  function gains(s: ScythiaState, f: RaidFrame, trigger: Rewarding, who: (slot: number) => number, out: Sink): number {
    const moment = triggerOf(trigger);
    const seat = s.active;
    let cards = 0;
    for (let slot = 0; slot < CREW_SLOTS; slot++) {
      const kind = who(slot);
      if (kind === NONE || (c.kind.triggers[kind]! & (1 << moment)) === 0) continue;
      for (const op of c.kind.raid[kind]!) {
        if (op.trigger !== moment || op.do !== 'gain' || !holds(c, s, seat, slot, op, f)) continue;
        if (out.on) out.emit({ type: 'ability', seat, slot, character: kind, trigger: moment });
        cards += gain(s, seat, op.items, timesOf(c, s, seat, slot), 'ability', LAW_OF[trigger], out);
      }
    }
    return cards;
  }
  const drawing = (s: ScythiaState, cards: number, then: RaidFrame['step']): After<RaidFrame> =>
    cards > 0 ? { call: draw(s.active, cards), then } : then;
  const member =
    (s: ScythiaState) =>
    (slot: number): number =>
      s.crew[slotOf(s.active, slot)]!;

  return {
    // §S-6.4: any amount of kumis is spent.
    kumis: {
      kind: 'choice',
      window: 'kumis',
      law: 'S-6.4',
      part: true,
      seats: (s) => seatMask(s.active),
      options(s, _f, seat, ask) {
        const most = has(s, seat, KUMIS);
        for (let n = 0; n <= most; n++) ask.offer(c.verbs.kumis(n));
        if (ask.wantsRefusals) ask.refuse(c.verbs.kumis(most + 1), SHORT_KUMIS, most + 1, most);
      },
      take(s, f, o, seat, out) {
        if (o.verb !== 'kumis') return 'kumis';
        f.kumis = o.amount;
        payItem(s, seat, KUMIS, f.kumis, out);
        if (out.on) out.emit({ type: 'kumis', seat, amount: f.kumis });
        for (let slot = 0; slot < CREW_SLOTS; slot++) f.rerolls[slot] = rerollsOf(c, s, seat, slot, f);
        return f.dice.length > 0 ? 'roll' : 'strength';
      },
    },
    // §S-6.6: one die at a time, the unrolled one that lies first.
    roll: {
      kind: 'chance',
      law: 'S-6.6',
      count: (_s, f) => c.faces[dieColour(f.dice[f.faces.indexOf(NONE)]!)]!.length,
      name(_s, f, n) {
        const die = f.dice[f.faces.indexOf(NONE)]!;
        const face = c.faces[dieColour(die)]![n]!;
        return `${DIE_NAMES[die]} ${face.strength} ${face.wounds}`;
      },
      take(s, f, n, out) {
        const at = f.faces.indexOf(NONE);
        const die = f.dice[at]!;
        const face = canonicalFace(c, dieColour(die), n);
        f.faces[at] = face;
        const { strength, wounds } = c.faces[dieColour(die)]![face]!;
        if (out.on) out.emit({ type: 'rolled', seat: s.active, die, strength, wounds, again: f.slot !== NONE });
        return f.faces.includes(NONE) ? 'roll' : 'reroll';
      },
    },
    // §A-15: rerolls may be declined.
    reroll: {
      kind: 'choice',
      window: 'reroll',
      law: 'E-3.2',
      seats: (s) => seatMask(s.active),
      options(s, f, seat, ask) {
        if (listRerolls(c, s, f, seat, ask)) ask.offer(c.verbs.keep());
      },
      none: () => 'strength',
      take(s, f, o, seat, out) {
        if (o.verb !== 'reroll') return declined(seat, out, 'strength');
        if (out.on) out.emit({ type: 'ability', seat, slot: o.slot, character: member(s)(o.slot), trigger: ON_ROLL });
        f.slot = o.slot;
        return pickDie(f, seat, o.die, out);
      },
    },
    more: {
      kind: 'choice',
      window: 'reroll',
      law: 'E-3.2',
      part: true,
      seats: (s) => seatMask(s.active),
      options(s, f, seat, ask) {
        if (listRerolls(c, s, f, seat, ask, f.slot)) ask.offer(c.verbs.roll());
      },
      none(_s, f) {
        f.rerolls[f.slot] = 0;
        return 'roll';
      },
      take(_s, f, o, seat, out) {
        if (o.verb === 'reroll') return pickDie(f, seat, o.die, out);
        f.rerolls[f.slot] = 0;
        return declined(seat, out, 'roll');
      },
    },
    // §S-6.7, §S-6.8: the sum with its sources, its band, and the points of that band.
    strength: {
      kind: 'rule',
      law: 'S-6.7',
      run(s, f, out) {
        const seat = s.active;
        const parts = crewStrength(c, s, seat, f);
        const dice = f.dice.map((die, i) => c.faces[dieColour(die)]![f.faces[i]!]!.strength);
        const total = dice.reduce((sum, n) => sum + n, parts.total + f.kumis);
        f.band = bandOf(c, f.settlement, total);
        if (out.on) {
          const { crew, animals, abilities } = parts;
          out.emit({
            type: 'strength',
            seat,
            law: 'S-6.7',
            kumis: f.kumis,
            dice,
            crew,
            animals,
            abilities,
            total,
            band: f.band,
          });
          emitAbilities(c, s, s.active, f, 'onStrength', out);
        }
        score(s, seat, 'raid', c.settlement.bands[f.settlement]![f.band]!.vp, 'S-6.8', out);
        return 'reward';
      },
    },
    // §S-6.9: rewards come before wounds, so a member that is about to die still brings them.
    reward: {
      kind: 'rule',
      law: 'S-6.9',
      run: (s, f, out) => drawing(s, gains(s, f, 'onReward', member(s), out), 'wounds'),
    },
    // §S-6.10: wounds of the dice and of the band, less what abilities take off.
    wounds: {
      kind: 'rule',
      law: 'S-6.10',
      run(s, f, out) {
        const dice = diceWounds(c, f);
        const band = c.settlement.bands[f.settlement]![f.band]!.wounds;
        const less = Math.min(woundsLess(c, s, s.active, f), dice + band);
        f.left = dice + band - less;
        if (out.on) {
          out.emit({ type: 'wounds', seat: s.active, law: 'S-6.10', dice, band, less, total: f.left });
          emitAbilities(c, s, s.active, f, 'onWounds', out);
        }
        return 'wound';
      },
    },
    // §S-7.2, §S-7.3: one wound after the other; one on a member of no strength kills it (§S-7.4).
    wound: {
      kind: 'choice',
      window: 'wound',
      law: 'S-7.2',
      seats: (s) => seatMask(s.active),
      options(s, f, seat, ask) {
        if (f.left === 0) return;
        for (let slot = 0; slot < CREW_SLOTS; slot++)
          if (s.crew[slotOf(seat, slot)] !== NONE) ask.offer(c.verbs.wound(slot));
          else if (ask.wantsRefusals) ask.refuse(c.verbs.wound(slot), f.killed[slot]! >= 0 ? KILLED : NO_MEMBER);
      },
      none(s, f, out) {
        if (f.left > 0 && out.on) out.emit({ type: 'wounds-lost', seat: s.active, amount: f.left, law: 'A-08' });
        return 'after';
      },
      take(s, f, o, seat, out) {
        if (o.verb !== 'wound') return 'wound';
        const at = slotOf(seat, o.slot);
        const character = s.crew[at]!;
        f.left--;
        f.received[o.slot]!++;
        if (s.wounds[at]! < c.kind.strength[character]!) {
          s.wounds[at]!++;
          if (out.on) out.emit({ type: 'wounded', seat, slot: o.slot, character });
        } else {
          f.killed[o.slot] = leaveCrew(c, s, seat, o.slot, DISCARD, out);
          if (out.on) out.emit({ type: 'killed', seat, slot: o.slot, character });
        }
        return 'wound';
      },
    },
    // §S-13.2, §S-13.3: read once, when all wounds are placed (§A-04); a kill is no wound (§S-7.5).
    after: {
      kind: 'rule',
      law: 'S-13.2',
      run(s, f, out) {
        const wounded = gains(s, f, 'ifWounded', (slot) => (f.received[slot]! > 0 ? member(s)(slot) : NONE), out);
        const killed = gains(s, f, 'ifKilled', (slot) => f.killed[slot]!, out);
        return drawing(s, wounded + killed, 'plunder');
      },
    },
    // §S-6.11: all plunder of one spot (§A-22) and the worker above it; chosen only now (§A-12).
    plunder: {
      kind: 'choice',
      window: 'plunder',
      law: 'S-6.11',
      seats: (s) => seatMask(s.active),
      options(s, f, _seat, ask) {
        for (let spot = 0; spot < c.spot.count; spot++) {
          const here = c.spot.settlement[spot] === f.settlement;
          if (here && s.spots[spot] === AVAILABLE) ask.offer(c.verbs.plunder(spot));
          else if (ask.wantsRefusals) ask.refuse(c.verbs.plunder(spot), here ? SPOT_GONE : OTHER_SETTLEMENT);
        }
      },
      take(s, f, o, seat, out) {
        if (o.verb !== 'plunder') return 'plunder';
        f.spot = o.spot;
        const plunder = [0, 0, 0, 0];
        for (let p = 0; p < PLUNDER.length; p++) {
          const at = o.spot * PLUNDER.length + p;
          const amount = s.plunder[at]!;
          plunder[p] = amount;
          if (amount > 0) f.taken |= 1 << p;
          s.held[seat * HELD + FIRST_PLUNDER + p]! += amount;
          s.plunder[at] = 0;
        }
        const worker = s.spotWorkers[o.spot]!;
        s.worker[seat] = worker;
        s.spotWorkers[o.spot] = NONE;
        s.spots[o.spot] = RAIDED;
        if (out.on) out.emit({ type: 'plundered', seat, spot: o.spot, plunder, worker });
        return 'spoils';
      },
    },
    spoils: {
      kind: 'rule',
      law: 'S-6.11',
      run(s, f, out) {
        const cards = gains(s, f, 'onPlunder', member(s), out);
        if (isFaceDown(s, VILLAGE_QUESTS.length + f.spot)) return drawing(s, cards, 'reveal');
        return cards > 0 ? { call: draw(s.active, cards), then: 'done' } : 'done';
      },
    },
    // §S-6.12: the quest is turned up and stays; then the raid is over (§S-6.13).
    reveal: reveal<RaidFrame>(c, (f) => VILLAGE_QUESTS.length + f.spot, 'done'),
  };
}

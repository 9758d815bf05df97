import { seatMask } from '../../../../kernel/index.ts';
import type { Components } from '../../components/components.ts';
import { eachKind } from '../10-limits/cards.ts';
import { type CentreFrame, effects, type TurnFrame, type VisitFrame, visit } from '../../frames.ts';
import type { Collector, Section, Sink } from '../../types.ts';
import { declined, discardCard, returnExcess } from '../transfers.ts';
import { blockedEagle, blockedList, blockedPlay } from '../13-effects/possible.ts';
import { blockedBuilding, handSize, slotOf } from '../queries.ts';
import { listRaids, startRaid } from '../06-raiding/raid-start.ts';
import * as why from '../../refusals.ts';
import { NONE, type ScythiaState } from '../../state.ts';
import { CREW_SLOTS, FIRST_PLUNDER, SILVER } from '../../words.ts';

/** What a player keeps of each of the goods, and of hand cards, at the end of a turn (§S-10.1). */
export const LIMIT = 8;

/** §S-3.2, S-4: a worker is placed and its building used, then another taken and its building used; or a raid. */
export function turnSection(b: Components): Section<TurnFrame> {
  /** §S-4.1: a building without a worker whose colours allow this one. */
  function listPlaces(s: ScythiaState, seat: number, ask: Collector): void {
    const worker = s.worker[seat]!;
    const blocked = blockedBuilding(b, s);
    for (let k = 0; k < b.building.count; k++) {
      if (s.village[k] === NONE && k !== blocked && (b.building.allowed[k]! & (1 << worker)) !== 0)
        ask.offer(b.verbs.place(k));
      else if (ask.wantsRefusals)
        ask.refuse(
          b.verbs.place(k),
          k === blocked ? why.BLOCKED : s.village[k] === NONE ? why.BUILDING_COLOUR : why.OCCUPIED,
          b.building.allowed[k],
          worker,
        );
    }
  }
  /** §S-4.3: one of the three that stood in the village when the turn began. */
  function listTakes(s: ScythiaState, f: TurnFrame, ask: Collector): void {
    const blocked = blockedBuilding(b, s);
    for (let k = 0; k < b.building.count; k++) {
      if (s.village[k] !== NONE && k !== f.placed && k !== blocked) ask.offer(b.verbs.take(k));
      else if (ask.wantsRefusals)
        ask.refuse(b.verbs.take(k), s.village[k] === NONE ? why.EMPTY : k === f.placed ? why.JUST_PLACED : why.BLOCKED);
    }
  }

  return {
    start: {
      kind: 'choice',
      window: 'turn',
      law: 'S-3.1',
      seats: (s) => seatMask(s.active),
      options(s, _f, seat, ask) {
        listPlaces(s, seat, ask);
        listRaids(b, s, seat, ask);
      },
      take(s, f, o, seat, out) {
        if (o.verb === 'raid') return { call: startRaid(b, s, seat, o.settlement, out), then: 'limits' };
        if (o.verb !== 'place') return 'start';
        const worker = s.worker[seat]!;
        s.village[o.building] = worker;
        s.worker[seat] = NONE;
        f.placed = o.building;
        if (out.on) out.emit({ type: 'placed', seat, building: o.building, worker });
        return { call: visit(o.building, worker, 'building'), then: 'take' };
      },
    },
    take: {
      kind: 'choice',
      window: 'take',
      law: 'S-4.3',
      seats: (s) => seatMask(s.active),
      options: (s, f, _seat, ask) => listTakes(s, f, ask),
      take(s, _f, o, seat, out) {
        if (o.verb !== 'take') return 'take';
        const worker = s.village[o.building]!;
        s.worker[seat] = worker;
        s.village[o.building] = NONE;
        if (out.on) out.emit({ type: 'took', seat, building: o.building, worker });
        return { call: visit(o.building, worker, 'building'), then: 'limits' };
      },
    },
    // §S-10.1, §E-1.5: only at the end of a turn, also of a last one (§A-33).
    limits: {
      kind: 'rule',
      law: 'S-10.1',
      run(s, _f, out) {
        for (let item = SILVER; item < FIRST_PLUNDER; item++) returnExcess(s, s.active, item, LIMIT, out);
        return handSize(s, s.active) > LIMIT ? 'hand' : 'end';
      },
    },
    hand: {
      kind: 'choice',
      window: 'limit',
      law: 'S-10.1',
      secret: true,
      seats: (s) => seatMask(s.active),
      options(s, _f, seat, ask) {
        eachKind(b, s, seat, ask, (kind) => ask.offer(b.verbs.discard(kind)));
      },
      take(s, _f, o, seat, out) {
        if (o.verb === 'discard') discardCard(b, s, seat, o.character, out);
        return handSize(s, seat) > LIMIT ? 'hand' : 'end';
      },
    },
    end: { kind: 'rule', run: () => 'done' },
  };
}

/** §S-4.2, §S-4.4, §S-4.5: a building gives one of its alternatives, or none if the player so wishes. */
export function visitSection(b: Components): Section<VisitFrame> {
  function list(s: ScythiaState, f: VisitFrame, seat: number, building: number, ask: Collector): void {
    const worker = 1 << f.worker;
    const colour = f.building === NONE ? why.ANY_COLOUR : why.WORKER_COLOUR;
    const open = (b.building.allowed[building]! & worker) !== 0;
    for (let k = b.building.from[building]!; k < b.building.from[building + 1]! && !ask.isSatisfied; k++) {
      if (!open || (b.alternative.workers[k]! & worker) === 0) {
        if (ask.wantsRefusals)
          ask.refuse(b.verbs.use(k), colour, b.building.allowed[building]! & b.alternative.workers[k]!, f.worker);
        continue;
      }
      const blocked = blockedList(b, s, seat, b.alternative.list[k]!);
      if (!blocked) ask.offer(b.verbs.use(k));
      else if (ask.wantsRefusals) ask.refuse(b.verbs.use(k), blocked.refusal, blocked.a, blocked.b);
    }
  }
  return {
    act: {
      kind: 'choice',
      window: 'action',
      law: 'S-4.5',
      secret: true,
      seats: (s) => seatMask(s.active),
      options(s, f, seat, ask) {
        if (f.building !== NONE) list(s, f, seat, f.building, ask);
        else for (let building = 0; building < b.building.count; building++) list(s, f, seat, building, ask);
        if (f.must === 0) ask.offer(b.verbs.pass());
      },
      take(_s, f, o, seat, out) {
        if (o.verb !== 'use') return declined(seat, out, 'done');
        if (out.on) out.emit({ type: 'used', seat, alternative: o.alternative });
        return { call: effects(b.alternative.list[o.alternative]!, f.worker), then: 'done' };
      },
    },
  };
}

/** §S-5.6: a card is played and discarded first; an eagle lends the ability of the member under it. */
export function centreSection(b: Components): Section<CentreFrame> {
  function play(s: ScythiaState, seat: number, kind: number, out: Sink): void {
    discardCard(b, s, seat, kind, out);
    if (out.on) out.emit({ type: 'played', seat, character: kind });
  }
  return {
    card: {
      kind: 'choice',
      window: 'play',
      law: 'S-5.6',
      part: true,
      secret: true,
      seats: (s) => seatMask(s.active),
      options(s, f, seat, ask) {
        eachKind(b, s, seat, ask, (kind) => {
          const blocked = blockedPlay(b, s, seat, kind);
          if (!blocked) ask.offer(b.verbs.play(kind));
          else if (ask.wantsRefusals) ask.refuse(b.verbs.play(kind), blocked.refusal, blocked.a, blocked.b);
        });
        if (f.must === 0) ask.offer(b.verbs.pass());
      },
      take(s, f, o, seat, out) {
        if (o.verb !== 'play') return declined(seat, out, 'done');
        play(s, seat, o.character, out);
        return { call: effects(b.kind.play[o.character]!, f.worker), then: 'done' };
      },
    },
    eagle: {
      kind: 'choice',
      window: 'eagle',
      law: 'S-5.6',
      part: true,
      secret: true,
      seats: (s) => seatMask(s.active),
      options(s, f, seat, ask) {
        for (let slot = 0; slot < CREW_SLOTS; slot++) {
          const blocked = blockedEagle(b, s, seat, slot);
          if (!blocked) ask.offer(b.verbs.eagle(slot));
          else if (ask.wantsRefusals) ask.refuse(b.verbs.eagle(slot), blocked.refusal, blocked.a, blocked.b);
        }
        if (f.must === 0) ask.offer(b.verbs.pass());
      },
      take(s, f, o, seat, out) {
        if (o.verb !== 'eagle') return declined(seat, out, 'done');
        const at = slotOf(seat, o.slot);
        const character = s.crew[at]!;
        s.usedEagles.push(s.eagles[at]!);
        if (out.on) out.emit({ type: 'eagle-used', seat, slot: o.slot, character });
        return { call: effects(b.kind.play[character]!, f.worker), then: 'done' };
      },
    },
  };
}

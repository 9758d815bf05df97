import { seatMask } from '../../../../kernel/index.ts';
import type { Components } from '../../components/components.ts';
import { type TurnFrame, visit } from '../../frames.ts';
import { refusal } from '../../refusals.ts';
import { NONE } from '../../components/piles.ts';
import type { ScythiaState } from '../../state.ts';
import type { Collector, Section } from '../../types.ts';
import { listRaids, startRaid } from '../06-raiding/raid-start.ts';
import { eachKind } from '../10-limits/cards.ts';
import { LIMIT, returnExcessGoods } from '../10-limits/limits.ts';
import { blockedBuilding, handSize } from '../queries.ts';
import { discardCard } from '../transfers.ts';

/** a: the colours that the building allows (bit k for colour k), b: the worker's colour. */
const BUILDING_COLOUR = refusal('S-4.1', 'building-colour');
const OCCUPIED = refusal('S-4.1', 'occupied');
const EMPTY = refusal('S-4.3', 'no-worker');
const JUST_PLACED = refusal('S-4.3', 'just-placed');
const BLOCKED = refusal('S-12.9', 'blocked');

/** §S-3.2, S-4: a worker is placed and its building used, then another taken and its building used; or a raid. */
export function turnSection(c: Components): Section<TurnFrame> {
  /** §S-4.1: a building without a worker whose colours allow this one. */
  function listPlaces(s: ScythiaState, seat: number, ask: Collector): void {
    const worker = s.worker[seat]!;
    const blocked = blockedBuilding(c, s);
    for (let k = 0; k < c.building.count; k++) {
      if (s.village[k] === NONE && k !== blocked && (c.building.allowed[k]! & (1 << worker)) !== 0)
        ask.offer(c.verbs.place(k));
      else if (ask.wantsRefusals)
        ask.refuse(
          c.verbs.place(k),
          k === blocked ? BLOCKED : s.village[k] === NONE ? BUILDING_COLOUR : OCCUPIED,
          c.building.allowed[k],
          worker,
        );
    }
  }
  /** §S-4.3: one of the three that stood in the village when the turn began. */
  function listTakes(s: ScythiaState, f: TurnFrame, ask: Collector): void {
    const blocked = blockedBuilding(c, s);
    for (let k = 0; k < c.building.count; k++) {
      if (s.village[k] !== NONE && k !== f.placed && k !== blocked) ask.offer(c.verbs.take(k));
      else if (ask.wantsRefusals)
        ask.refuse(c.verbs.take(k), s.village[k] === NONE ? EMPTY : k === f.placed ? JUST_PLACED : BLOCKED);
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
        listRaids(c, s, seat, ask);
      },
      take(s, f, o, seat, out) {
        if (o.verb === 'raid') return { call: startRaid(c, s, seat, o.settlement, out), then: 'limits' };
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
        returnExcessGoods(s, s.active, out);
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
        eachKind(c, s, seat, ask, (kind) => ask.offer(c.verbs.discard(kind)));
      },
      take(s, _f, o, seat, out) {
        if (o.verb === 'discard') discardCard(c, s, seat, o.character, out);
        return handSize(s, seat) > LIMIT ? 'hand' : 'end';
      },
    },
    end: { kind: 'rule', run: () => 'done' },
  };
}

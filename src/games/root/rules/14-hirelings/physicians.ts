import { type ChildFrame, offersAny, offerUnless, withAdded } from '../../../../kernel/index.ts';
import { copyIn, discard, eachTitle, fits, handSize, noCard } from '../02-key-terms/cards.ts';
import { standBelow } from '../02-key-terms/burrow.ts';
import { mayNotPlace, setDown } from '../02-key-terms/pieces.ts';
import { hasPieces, seatBit } from '../02-key-terms/players.ts';
import type { Removal } from '../04-key-actions/removal.ts';
import { leaveAcolytes } from '../../factions/10-cult/acolytes.ts';
import type { Collector, Root, RootOption, Section, Sink } from '../../types.ts';
import { WARRIOR_OF } from '../../components/pieces.ts';
import { handOf } from '../../components/piles.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { BURROW, CLEARING_COUNT, CLEARINGS, type Clearing, CULT, DUCHY, type Faction } from '../../words.ts';
import { holder } from './parties.ts';
import { hirelingVerbs } from './verbs.ts';
import type { PhysiciansFrame } from './frames.ts';

const NO_CARD = noCard('14.7.2');

const NO_PIECES = refusal('14.7.2', 'no-faction-pieces');

/** Fallen warriors that can still be had: among the acolytes, in the supply, or where Coffin Makers laid them. */
function available(s: RootState, f: PhysiciansFrame): number {
  if (f.avenged === 1) return Math.min(f.count, s.cult.acolytes);
  const p = WARRIOR_OF[f.faction]!;
  return Math.min(f.count, s.supply[p]! + s.effects.coffins[p]!);
}

function listBeds(s: RootState, f: PhysiciansFrame, ask: Collector): void {
  for (let c = 0; c < CLEARING_COUNT; c++)
    offerUnless(ask, verbs.place(c), hasPieces(s, f.faction, c) ? mayNotPlace(s, f.faction, c) : NO_PIECES);
  // §17.2.2-R8: the Burrow, if a warrior is there.
  if (f.faction === DUCHY) offerUnless(ask, verbs.place(BURROW), s.duchy.burrow > 0 ? undefined : NO_PIECES);
}

/** §14.7.2: one card for each clearing and removal. */
export function felinePhysicians(s: RootState, r: Removal, victim: Faction): readonly ChildFrame<Root>[] | undefined {
  if (s.hirelings.parties.length === 0 || holder(s, 'forest-patrol', 'demoted') !== victim) return undefined;
  if (handSize(s, victim) === 0) return undefined;
  const frames: PhysiciansFrame[] = [];
  // §10.2.3: both cards say where they go instead of the supply; who is tended is no acolyte.
  const avenged = victim === CULT && r.defender === CULT ? 1 : 0;
  for (let i = 0; i < r.gone.length; i += 3) {
    if (r.gone[i] !== WARRIOR_OF[victim]) continue;
    const clearing = r.gone[i + 1]!;
    const count = r.gone[i + 2]!;
    frames.push({
      proc: 'physicians',
      step: 'card',
      got: 0,
      key: CLEARINGS[clearing]!,
      faction: victim,
      clearing,
      count,
      avenged,
    });
  }
  return frames;
}

/** Brings the fallen back to a clearing. */
function heal(s: RootState, f: PhysiciansFrame, c: Clearing, out: Sink): void {
  const p = WARRIOR_OF[f.faction]!;
  const count = available(s, f);
  if (f.avenged === 1) {
    leaveAcolytes(s, count, out);
    setDown(s, p, c, count);
    if (out.on) out.emit({ type: 'placed', piece: p, clearing: c, count });
    return;
  }
  const fromCoffins = Math.min(count, s.effects.coffins[p]!);
  s.effects.coffins = withAdded(s.effects.coffins, p, -fromCoffins);
  if (fromCoffins > 0 && out.on) out.emit({ type: 'coffins', piece: p, count: -fromCoffins });
  s.supply[p]! -= count - fromCoffins;
  if (c === BURROW) standBelow(s, count);
  else setDown(s, p, c, count);
  if (out.on) out.emit({ type: 'placed', piece: p, clearing: c, count });
}

export const physiciansProcedure: Section<PhysiciansFrame> = {
  // Asked whatever the hand holds; an empty hand is known to all.
  card: {
    kind: 'choice',
    window: 'physicians',
    law: '14.7.2',
    secret: true,
    seats: (s, f) => seatBit(s, f.faction),
    options(s, f, _seat, ask) {
      ask.offer(verbs.pass());
      if (available(s, f) === 0 || !offersAny<RootOption>((sub) => listBeds(s, f, sub))) return;
      eachTitle(s, handOf(f.faction), (title, card) => {
        offerUnless(
          ask,
          hirelingVerbs.tend(title),
          fits(card, s.suit[f.clearing]!) ? undefined : NO_CARD,
          s.suit[f.clearing],
        );
      });
    },
    take(s, f, o, _seat, out) {
      if (o.verb !== 'tend') return 'done';
      discard(s, f.faction, copyIn(s, handOf(f.faction), o.title), '14.7.2', out);
      return 'where';
    },
  },
  where: {
    kind: 'choice',
    window: 'physicians-where',
    law: '14.7.2',
    part: true,
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, f, _seat, ask) => listBeds(s, f, ask),
    take(s, f, o, _seat, out) {
      if (o.verb === 'place') heal(s, f, o.clearing, out);
      return 'done';
    },
  },
};

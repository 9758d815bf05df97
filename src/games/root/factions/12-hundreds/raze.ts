import { EVERYBODY, type Mask, offerUnless } from '../../../../kernel/index.ts';
import { isEnemyPiece } from '../../rules/02-key-terms/mercenaries.ts';
import { inPlay, seatBit } from '../../rules/02-key-terms/players.ts';
import { decided, itemsUnder, showRuin, takeFromRuin, turnUpStep } from '../../rules/02-key-terms/ruins.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import { type Removal, removal, takeOff, triggers } from '../../rules/04-key-actions/removal.ts';
import { isSheltered } from '../../rules/14-hirelings/immunity.ts';
import type { Section, Sink } from '../../types.ts';
import { IN_BOX, IS_CARDBOARD, MOB, OWNER } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { CLEARING_COUNT, type Clearing, HUNDREDS, VAGABOND2 } from '../../words.ts';
import { gain } from './hoard.ts';
import { mobDie } from './mobs.ts';
import { hundredsVerbs } from './verbs.ts';
import type { RazeFrame } from './frames.ts';

const SAME_R_ITEM = refusal('9.7.1', 'same-r-item');

/** The whole step. */
export const raze = (): RazeFrame => ({ proc: 'raze', step: 'begin', got: 0, left: [], clearing: -1 });

/** §12.4.1-R1: pieces of a coalition partner are spared; §14.3.2: so are those beside the Stoic Protector. */
const burns = (s: RootState, p: number, c: Clearing): boolean =>
  IS_CARDBOARD[p]! && pieces(s, p, c) > 0 && isEnemyPiece(s, HUNDREDS, p) && !isSheltered(s, OWNER[p]!, c);

function hasPrey(s: RootState, c: Clearing): boolean {
  if (s.ruins.count[c]! > 0) return true;
  for (let p = 0; p < s.supply.length; p++) if (burns(s, p, c)) return true;
  return false;
}

/** §12.4.1: enemy buildings and tokens go, warriors stay. */
function burn(s: RootState, c: Clearing, out: Sink): Removal {
  const r = removal(HUNDREDS);
  for (let p = 0; p < s.supply.length; p++) if (burns(s, p, c)) takeOff(s, r, p, c, pieces(s, p, c), out);
  return r;
}

/** §9.7.1, §9.7.1-R1: with two Vagabonds the Hundreds look alone and choose; else the item is shown to all. */
const chooses = (s: RootState): boolean => inPlay(s, VAGABOND2);

const onlookers = (s: RootState): Mask => (chooses(s) ? seatBit(s, HUNDREDS) : EVERYBODY);

/** §9.7.1-R1: no second R item of a kind. */
const mayTake = (s: RootState, item: number): boolean => s.hundreds.marked[item] === 0;

export const razeProcedure: Section<RazeFrame> = {
  begin: {
    kind: 'rule',
    run(s, f) {
      for (let c = 0; c < CLEARING_COUNT; c++) if (pieces(s, MOB, c) > 0) f.left.push(c);
      return 'next';
    },
  },
  // §12.4.1-R1: in the order the Hundreds choose; a mob with nothing to raze is passed over.
  next: {
    kind: 'choice',
    window: 'hundreds-raze',
    law: '12.4.1',
    seats: (s) => seatBit(s, HUNDREDS),
    options(s, f, _seat, ask) {
      for (const c of f.left) if (pieces(s, MOB, c) > 0 && hasPrey(s, c)) ask.offer(hundredsVerbs.raze(c));
    },
    none: () => 'roll',
    take(s, f, o, _seat, out) {
      if (o.verb !== 'raze') return 'next';
      f.clearing = o.clearing;
      f.left.splice(f.left.indexOf(o.clearing), 1);
      return { calls: triggers(s, burn(s, o.clearing, out), out), by: s.seat[HUNDREDS]!, law: '1.1.3', then: 'ruin' };
    },
  },
  // §2.2.4-E1: the Hundreds take ruin items too.
  ruin: {
    kind: 'rule',
    law: '12.4.1',
    run(s, f, out) {
      if (s.ruins.count[f.clearing] === 0) return 'next';
      if (decided(s, f.clearing) < s.ruins.count[f.clearing]!) return 'item';
      showRuin(s, HUNDREDS, f.clearing, onlookers(s), out);
      return 'found';
    },
  },
  item: turnUpStep('12.4.1', () => HUNDREDS, onlookers, 'ruin'),
  found: {
    kind: 'rule',
    law: '12.4.1',
    run(s, f, out) {
      if (chooses(s)) return 'pick';
      return carryOff(s, f, itemsUnder(s, f.clearing)[0]!, out);
    },
  },
  // §9.7.1: the ruin stays while an item is left.
  pick: {
    kind: 'choice',
    window: 'hundreds-ruin',
    law: '12.4.1',
    secret: true,
    seats: (s) => seatBit(s, HUNDREDS),
    options(s, f, _seat, ask) {
      const items = itemsUnder(s, f.clearing);
      items.forEach((item, i) => {
        if (items.indexOf(item) === i)
          offerUnless(ask, hundredsVerbs.unearth(item), mayTake(s, item) ? undefined : SAME_R_ITEM, item);
      });
      if (!items.some((item) => mayTake(s, item))) ask.offer(verbs.pass());
    },
    take: (s, f, o, _seat, out) => (o.verb === 'unearth' ? carryOff(s, f, o.item, out) : 'next'),
  },
  // §12.4.1, §12.4.1-R1: with no mob out, or all five, the die is not rolled.
  roll: {
    kind: 'rule',
    run(s) {
      const out = IN_BOX[MOB]! - s.supply[MOB]! - s.away[MOB]!;
      return out > 0 && s.supply[MOB]! > 0 ? { call: mobDie(), then: 'done' } : 'done';
    },
  },
};

function carryOff(s: RootState, f: RazeFrame, item: number, out: Sink) {
  takeFromRuin(s, HUNDREDS, f.clearing, item, out, 'unearthed');
  const full = gain(s, item, out, chooses(s) ? 1 : 0);
  return full ? ({ call: full, then: 'next' } as const) : 'next';
}

import { offerUnless, type Refusal } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { mayNotPlace, place } from '../../rules/02-key-terms/pieces.ts';
import { seatBit } from '../../rules/02-key-terms/players.ts';
import { pieces, ruler } from '../../rules/02-key-terms/rule.ts';
import { score } from '../../rules/03-victory/scoring.ts';
import type { Collector, Section, Sink } from '../../types.ts';
import { OTTER, TRADE_POST as POST } from '../../components/pieces.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { verbs } from '../../verbs.ts';
import { CLEARING_COUNT, type Clearing, isFaction, RIVERFOLK } from '../../words.ts';
import { fundsOf, listFunds, NO_FUNDS, transfer } from './funds.ts';
import { onRiver } from './setup.ts';
import { riverfolkVerbs } from './verbs.ts';
import { suitsFor } from '../../rules/21-landmarks/printed.ts';
import type { RiverfolkRecruitFrame } from './frames.ts';

const NO_RIVER = refusal('11.5.5', 'no-river');
const NO_OTTERS = refusal('11.5.5', 'no-otters');
const HAS_POST = refusal('11.5.6.I', 'has-post');
const NO_RULER = refusal('11.5.6.I', 'no-ruler');
const RULERS_FUNDS = refusal('11.5.6.II', 'rulers-funds');
const NO_POSTS = refusal('11.5.6.III', 'no-posts');

/** §11.5.6.II */
const FUNDS_FOR_POST = 2;
/** §X.7, §11.5.6.III-E1: every space of the tracks shows the same. */
const POINTS_FOR_POST = 2;

/** True when no otter can be placed: none in supply, and none that a payment would bring there. */
const noOtters = (s: RootState): boolean => s.supply[OTTER] === 0 && s.riverfolk.funds[RIVERFOLK] === 0;

/** §11.5.5: a clearing on the river. */
export function listRecruits(s: RootState, ask: Collector): void {
  const funds = fundsOf(s);
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const no = !onRiver(s, c) ? NO_RIVER : noOtters(s) ? NO_OTTERS : mayNotPlace(s, RIVERFOLK, c);
    offerUnless(ask, verbs.recruitAt(c), no ?? (funds === 0 ? NO_FUNDS : undefined), 1, funds);
  }
}

/** Recruits in a clearing. */
export const recruit = (clearing: Clearing): RiverfolkRecruitFrame => ({
  proc: 'riverfolkRecruit',
  step: 'fund',
  got: 0,
  clearing,
});

export const riverfolkRecruitProcedure: Section<RiverfolkRecruitFrame> = {
  // With an empty supply only an otter can pay: it is the one that is placed.
  fund: {
    kind: 'choice',
    window: 'riverfolk-spend',
    law: '11.5.5',
    part: true,
    seats: (s) => seatBit(s, RIVERFOLK),
    options(s, _f, _seat, ask) {
      if (s.supply[OTTER]! > 0) listFunds(s, ask);
      else ask.offer(riverfolkVerbs.fund(RIVERFOLK));
    },
    take(s, f, o, _seat, out) {
      if (o.verb === 'fund') transfer(s, o.faction, 'funds', 'supply', 1, out);
      place(s, OTTER, f.clearing, 1, out);
      return 'done';
    },
  },
};

/** §11.5.6.I, §11.5.6.I-R1: what forbids a trade post in a clearing. */
function mayNotTrade(s: RootState, c: Clearing): Refusal<RootLaw> | undefined {
  if (pieces(s, POST, c) > 0) return HAS_POST;
  const rules = ruler(s, c);
  if (rules < 0 || !isFaction(rules)) return NO_RULER;
  if (suitsFor(s, POST, c).length === 0) return NO_POSTS;
  return mayNotPlace(s, RIVERFOLK, c) ?? (s.riverfolk.funds[rules]! < FUNDS_FOR_POST ? RULERS_FUNDS : undefined);
}

/** §11.5.6: lists the clearings for a trade post. */
export function listPosts(s: RootState, ask: Collector): void {
  if (!ask.wantsRefusals && !s.riverfolk.funds.some((funds) => funds >= FUNDS_FOR_POST)) return;
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const no = mayNotTrade(s, c);
    if (!no) ask.offer(riverfolkVerbs.tradePost(c));
    else if (ask.wantsRefusals) ask.refuse(riverfolkVerbs.tradePost(c), no, Math.max(0, ruler(s, c)), FUNDS_FOR_POST);
  }
}

/** §11.2.5, §11.5.6.II, §11.5.6.II-R1, §11.5.6.III: two warriors of the ruler, then post, warrior and points. */
export function establish(s: RootState, c: Clearing, out: Sink): void {
  const owner = ruler(s, c);
  if (isFaction(owner)) transfer(s, owner, 'funds', 'supply', FUNDS_FOR_POST, out);
  place(s, POST, c, 1, out);
  place(s, OTTER, c, 1, out);
  score(s, RIVERFOLK, POINTS_FOR_POST, '11.5.6.III', out);
}

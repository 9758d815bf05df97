import { offerUnless, type Refusal } from '../../../kernel/index.ts';
import type { RootLaw } from '../../../law/index.ts';
import { hasFitting, noCard, spend } from '../rules/02-key-terms/cards.ts';
import { isEnemyPiece } from '../rules/02-key-terms/mercenaries.ts';
import { mayNotPlace, place } from '../rules/02-key-terms/pieces.ts';
import { current } from '../rules/02-key-terms/players.ts';
import { commonWarriors } from '../rules/02-key-terms/rule.ts';
import { removal, takeOff, triggers } from '../rules/04-key-actions/removal.ts';
import { isSheltered } from '../rules/14-hirelings/immunity.ts';
import type { Collector, Section } from '../types.ts';
import { WARRIOR_OF } from '../components/pieces.ts';
import { handOf } from '../components/piles.ts';
import { refusal } from '../refusals.ts';
import type { RootState } from '../state.ts';
import { type Clearing, CLEARING_COUNT, type Faction, type Party } from '../words.ts';
import type { Effect } from './effect.ts';
import { eachOther, NOT_ENEMY } from './targets.ts';
import { effectVerbs } from './verbs.ts';
import type { PropagandaFrame } from './frames.ts';

const NO_CARD = noCard('4.1.3');

const NO_TARGET = refusal('O.10', 'no-enemy-warrior');
const SHELTERED = refusal('14.3.2', 'cannot-be-removed');
const NO_WARRIORS_LEFT = refusal('O.10', 'no-warriors-left');

/** §O.10: what forbids to replace a warrior there: both halves must be possible, and the card must match. */
function mayNotReplace(s: RootState, f: Faction, other: Party, c: Clearing): Refusal<RootLaw> | undefined {
  if (commonWarriors(s, other, c) === 0) return NO_TARGET;
  if (isSheltered(s, other, c)) return SHELTERED;
  // §11.2.7.III-R1: mercenaries are no enemy pieces while they serve.
  const no = isEnemyPiece(s, f, WARRIOR_OF[other]!) ? undefined : NOT_ENEMY;
  if (no) return no;
  if (WARRIOR_OF[f]! < 0 || s.supply[WARRIOR_OF[f]!] === 0) return NO_WARRIORS_LEFT;
  return mayNotPlace(s, f, c) ?? (hasFitting(s, handOf(f), s.suit[c]!) ? undefined : NO_CARD);
}

function listReplacements(s: RootState, f: Faction, ask: Collector): void {
  for (let c = 0; c < CLEARING_COUNT; c++) {
    const list = (other: Party): void => {
      const no = mayNotReplace(s, f, other, c);
      offerUnless(ask, effectVerbs.propaganda(c, other), no, s.suit[c]);
    };
    eachOther(s, f, list);
    // §O.8: warriors of enemy hirelings are enemy pieces too.
    for (const party of s.hirelings.parties) if (commonWarriors(s, party, c) > 0) list(party);
  }
}

/** A card for an enemy's warrior in a clearing of its suit, which is replaced by one's own. */
export const propagandaBureau: Effect = {
  title: 'propaganda-bureau',
  slot: 'daylight',
  once: true,
  verb: 'propaganda',
  options: listReplacements,
  take(_s, f, o) {
    if (o.verb !== 'propaganda') return [];
    return [{ proc: 'propaganda', step: 'pay', got: 0, faction: f, victim: o.faction, clearing: o.clearing }];
  },
};

export const propagandaProcedure: Section<PropagandaFrame> = {
  pay: { kind: 'rule', run: (s, f) => ({ call: spend(f.faction, s.suit[f.clearing]!, '4.1.3'), then: 'replace' }) },
  replace: {
    kind: 'rule',
    law: '4.1.3',
    run(s, f, out) {
      const r = removal(f.faction, { replaced: true });
      takeOff(s, r, WARRIOR_OF[f.victim]!, f.clearing, 1, out);
      place(s, WARRIOR_OF[f.faction]!, f.clearing, 1, out);
      return { calls: triggers(s, r, out), by: s.seat[current(s)]!, law: '1.1.3', then: 'done' };
    },
  },
};

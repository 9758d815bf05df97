import { type ChildFrame, offerIf } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { checkDominance } from '../03-victory/dominance.ts';
import type { Collector, Root, RootOption, Section, Sink } from '../../types.ts';
import { refusal } from '../../refusals.ts';
import type { RootState } from '../../state.ts';
import { type Faction, FACTIONS, type Party, PARTIES } from '../../words.ts';
import { controllerOf } from './parties.ts';
import { CARD_OPTIONS, rulesOf } from './rules.ts';
import { kindNumber } from './state.ts';
import { hirelingVerbs } from './verbs.ts';
import type { HirelingStartFrame } from './frames.ts';
import type { Slot } from '../../card-effects/slot.ts';

const USED = refusal('14.3.4', 'used-this-turn');
const NOTHING = refusal('14.3.4', 'nothing-to-do');

/** §14.3.4: the bit of `used` for the action of the card; others belong to cards with more than one. */
const COMMANDED = 1;

/** A new turn: every card has its Daylight action again, and nobody is held any more. */
export function freshTurn(s: RootState): void {
  const { used, stuck, stuckPawns } = s.hirelings;
  used.fill(0);
  stuck.length = 0;
  stuckPawns.fill(-1);
}

/** §14.3.3: what the faction's hirelings do at the start of its Birdsong, for it to order (1.1.3). */
export function hirelingsAtBirdsong(s: RootState, f: Faction, slot: Slot): readonly ChildFrame<Root>[] | undefined {
  if (slot !== 'birdsong-start' || s.hirelings.parties.length === 0) return undefined;
  return s.hirelings.parties.flatMap((party) => {
    const child = controllerOf(s, party) === f ? rulesOf(s, party).birdsong?.(s, f) : undefined;
    if (!child) return [];
    return s.dominance[f]! < 0 ? child : hirelingStart(f, party);
  });
}

const hirelingStart = (faction: Faction, party: Party): HirelingStartFrame => ({
  proc: 'hirelingStart',
  step: 'act',
  got: 0,
  key: PARTIES[party]!,
  faction,
  party,
});

export const hirelingStartProcedure: Section<HirelingStartFrame> = {
  act: {
    kind: 'rule',
    law: '14.3.3',
    run(s, f) {
      const child = rulesOf(s, f.party).birdsong?.(s, f.faction);
      return child ? { call: child, then: 'check' } : 'check';
    },
  },
  // Dominance is looked at after each effect of that moment.
  check: {
    kind: 'rule',
    law: '3.3.1',
    run(s, f, out) {
      checkDominance(s, f.faction, out);
      return 'done';
    },
  },
};

/** §14.3.4: lists the Daylight actions of the faction's hirelings, and what their cards allow besides. */
export function listCommands(s: RootState, f: Faction, ask: Collector): void {
  if (s.hirelings.parties.length === 0) return;
  for (const party of s.hirelings.parties) {
    const { daylight } = rulesOf(s, party);
    if (controllerOf(s, party) !== f || !daylight) continue;
    const kind = kindNumber(party);
    if ((s.hirelings.used[kind]! & COMMANDED) === 0)
      offerIf<RootOption, RootLaw>(ask, hirelingVerbs.command(kind), NOTHING, (sub) => daylight.options(s, f, sub));
    else if (ask.wantsRefusals) ask.refuse(hirelingVerbs.command(kind), USED);
  }
  for (const card of CARD_OPTIONS) card.options(s, f, ask);
}

/** What cards of hirelings allow at any time of one's turn (14.7.7). */
export function listAnytime(s: RootState, f: Faction, ask: Collector): void {
  if (s.hirelings.parties.length === 0) return;
  for (const card of CARD_OPTIONS) if (card.anytime) card.options(s, f, ask);
}

/** Carries out an option of `listCommands`; undefined for any other. */
export function takeCommand(
  s: RootState,
  f: Faction,
  o: RootOption,
  out: Sink,
): readonly ChildFrame<Root>[] | undefined {
  if (o.verb === 'command') {
    s.hirelings.used[o.kind]! |= COMMANDED;
    return [rulesOf(s, FACTIONS.length + o.kind).daylight!.command(s, f)];
  }
  return CARD_OPTIONS.find((card) => card.verbs.includes(o.verb))?.take(s, f, o, out);
}

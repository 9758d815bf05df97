import { agenda, type ChildFrame, type Refusal } from '../../../../kernel/index.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { mayNotBuild, mayNotPlace } from '../02-key-terms/pieces.ts';
import { seatBit } from '../02-key-terms/players.ts';
import { isEdge } from '../14-hirelings/place.ts';
import { FACTION_RULES } from '../../factions/faction.ts';
import type { Collector, Root, Section } from '../../types.ts';
import { refusal } from '../../refusals.ts';
import { linksOf, type RootState } from '../../state.ts';
import { CLEARING_COUNT, type Clearing, type Faction } from '../../words.ts';
import type { Homeland, HomelandRules } from './homeland-type.ts';
import { draftVerbs } from './verbs.ts';
import { settleAllPlaced } from '../21-landmarks/settle.ts';
import type { HomelandsFrame } from './frames.ts';

const TAKEN = refusal('15.8.3', 'homeland-taken');
const NOT_EDGE = refusal('15.8.3.III', 'not-edge');
const TOO_NEAR = refusal('15.8.3.II', 'too-near');
const ADJACENT = refusal('15.8.3.I', 'adjacent');
const NOT_TOGETHER = refusal('15.8.3.IV', 'not-together');

/** Open paths (17.3.7-R1) from any enemy homeland to each clearing; large where there is none. */
function distances(s: RootState, f: Faction): number[] {
  const { paths } = linksOf(s);
  const steps: number[] = s.draft.homeland.map((owner): number => (owner >= 0 && owner !== f ? 0 : CLEARING_COUNT));
  for (let n = 0; n < CLEARING_COUNT; n++)
    for (let c = 0; c < CLEARING_COUNT; c++)
      for (const near of paths[c]!) steps[c] = Math.min(steps[c]!, steps[near]! + 1);
  return steps;
}

/** §15.8.3.II-R1: two clearings between are three paths. */
const NEEDED = { anywhere: 0, 'not-adjacent': 2, 'two-between': 3 } as const;

/** How well a distance meets the card: §15.8.3.II: three paths, failing that two, failing that one. */
const grade = (rules: HomelandRules, steps: number): number => Math.min(steps, NEEDED[rules.apart]);

/** §15.8.3: why a clearing can never be a homeland. */
function barred(s: RootState, f: Faction, rules: HomelandRules, c: Clearing): Refusal<RootLaw> | undefined {
  if (s.draft.homeland[c]! >= 0) return TAKEN;
  if (rules.edge && !isEdge(s, c)) return NOT_EDGE;
  return rules.builds ? mayNotBuild(s, f, c) : mayNotPlace(s, f, c);
}

/** True when each of several homelands is adjacent to another of them. */
const together = (s: RootState, set: readonly Clearing[]): boolean =>
  set.length === 1 || set.every((c) => linksOf(s).paths[c]!.some((near) => set.includes(near)));

function setsOf(clearings: readonly Clearing[], count: number): Clearing[][] {
  if (count === 0) return [[]];
  return clearings.flatMap((c, i) => setsOf(clearings.slice(i + 1), count - 1).map((rest) => [c, ...rest]));
}

/** §15.8.3.IV: the sets that meet the card best: adjacent to each other first, then the distances. */
export function bestHomelands(s: RootState, f: Faction, rules: HomelandRules): readonly (readonly Clearing[])[] {
  const free: Clearing[] = [];
  for (let c = 0; c < CLEARING_COUNT; c++) if (!barred(s, f, rules, c)) free.push(c);
  const steps = distances(s, f);
  const sets = setsOf(free, rules.count);
  const worth = (set: readonly Clearing[]): number =>
    set.reduce((sum, c) => sum + grade(rules, steps[c]!), together(s, set) ? 100 : 0);
  const best = Math.max(...sets.map(worth));
  return sets.filter((set) => worth(set) === best);
}

/** §15.11.8: true when adjacent homelands are to be had. */
export const hasTogether = (s: RootState, f: Faction, rules: HomelandRules): boolean =>
  bestHomelands(s, f, rules).some((set) => together(s, set));

const homelandOf = (f: Faction): Homeland => FACTION_RULES[f]!.homeland!;

/** The faction chooses its homelands. */
export const homelands = (faction: Faction): HomelandsFrame => ({
  proc: 'homelands',
  step: 'choose',
  got: 0,
  faction,
  chosen: [],
});

/** §15.11: first the homelands, then the rest as on the back of the board. */
export const settled = (f: Faction, rest: ChildFrame<Root>): ChildFrame<Root> => agenda([homelands(f), rest], -1, '');

function whyNot(s: RootState, f: HomelandsFrame, rules: HomelandRules, c: Clearing): Refusal<RootLaw> {
  const never = f.chosen.includes(c) ? TAKEN : barred(s, f.faction, rules, c);
  if (never) return never;
  if (grade(rules, distances(s, f.faction)[c]!) === NEEDED[rules.apart]) return NOT_TOGETHER;
  return rules.apart === 'two-between' ? TOO_NEAR : ADJACENT;
}

function listHomelands(s: RootState, f: HomelandsFrame, ask: Collector): void {
  const rules = homelandOf(f.faction);
  const sets = bestHomelands(s, f.faction, rules).filter((set) => f.chosen.every((c) => set.includes(c)));
  for (let c = 0; c < CLEARING_COUNT; c++) {
    if (!f.chosen.includes(c) && sets.some((set) => set.includes(c))) ask.offer(draftVerbs.homeland(c));
    else if (ask.wantsRefusals) ask.refuse(draftVerbs.homeland(c), whyNot(s, f, rules, c));
  }
}

export const homelandsProcedure: Section<HomelandsFrame> = {
  choose: {
    kind: 'choice',
    window: 'homeland',
    law: '15.8.3',
    seats: (s, f) => seatBit(s, f.faction),
    options: (s, f, _seat, ask) => listHomelands(s, f, ask),
    take(_s, f, o) {
      if (o.verb !== 'homeland') return 'choose';
      f.chosen.push(o.clearing);
      return f.chosen.length < homelandOf(f.faction).count ? 'choose' : 'settle';
    },
  },
  settle: {
    kind: 'rule',
    law: '15.8.3',
    run(s, f, out) {
      for (const c of f.chosen) {
        s.draft.homeland[c] = f.faction;
        if (out.on) out.emit({ type: 'homeland', faction: f.faction, clearing: c });
      }
      homelandOf(f.faction).settle(s, f.chosen, out);
      return { calls: settleAllPlaced(s, f.faction, f.chosen), then: 'done' };
    },
  },
};

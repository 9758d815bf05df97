import type { Pace, Wait } from '../storage/pairing-storage.ts';
import { ratingWindow } from './rating-window.ts';

/** A person who can be paired. */
export type Candidate = Pick<Wait, 'person' | 'rating' | 'bots' | 'since' | 'front'>;

/** What the people of one pool want. */
export interface PoolTerms {
  readonly pace: Pace;
  readonly seats: number;
  /** After this wait, in ms, bots take the seats for which nobody is found, if all at the table agree. */
  readonly botsAfter: number;
}

/** True when the ratings of two people are within the windows of both. */
export function isNear(a: Candidate, b: Candidate, pace: Pace, now: number): boolean {
  const window = Math.min(ratingWindow(pace, now - a.since), ratingWindow(pace, now - b.since));
  return Math.abs(a.rating - b.rating) <= window;
}

/**
 * The people of one pool in groups that can play together now. Who was put in front, and then who waits longest, is served first:
 * with the nearest ratings that are within the windows of everybody in the group. `mayMeet` keeps two people apart.
 */
export function groupsOf(
  waiting: readonly Candidate[],
  { pace, seats, botsAfter }: PoolTerms,
  now: number,
  mayMeet: (a: string, b: string) => boolean = () => true,
): Candidate[][] {
  const free = waiting.slice().sort((a, b) => b.front - a.front || a.since - b.since || (a.person < b.person ? -1 : 1));
  const groups: Candidate[][] = [];
  const taken = new Set<string>();
  const fits = (a: Candidate, b: Candidate): boolean => isNear(a, b, pace, now) && mayMeet(a.person, b.person);
  const gather = (first: Candidate, isMeant: (one: Candidate) => boolean): Candidate[] => {
    const group = [first];
    const near = free
      .filter((one) => one !== first && !taken.has(one.person) && isMeant(one) && fits(first, one))
      .sort((a, b) => Math.abs(a.rating - first.rating) - Math.abs(b.rating - first.rating));
    for (const one of near) {
      if (group.length === seats) break;
      if (group.every((other) => fits(one, other))) group.push(one);
    }
    return group;
  };
  for (const first of free) {
    if (taken.has(first.person)) continue;
    let group = gather(first, () => true);
    // A table with bots seats only people who agree to them.
    if (group.length < seats && first.bots && now - first.since >= botsAfter) group = gather(first, ({ bots }) => bots);
    else if (group.length < seats) continue;
    for (const { person } of group) taken.add(person);
    groups.push(group);
  }
  return groups;
}

import type { RootEvent } from '../../../games/root/types.ts';
import type { Party } from '../../../games/root/words.ts';
import type { LogLine } from '../../table/messages.ts';

/** A battle that was joined, as far as it has come. */
export interface BattleProgress {
  readonly clearing: number;
  readonly attacker: Party;
  readonly defender: Party;
  /** The dice, once they are rolled. */
  readonly dice: readonly [high: number, low: number] | undefined;
  /** What each side takes, once it is counted; hits of an ambush are among the lines. */
  readonly onAttacker: number | undefined;
  readonly onDefender: number | undefined;
  /** What each side was dealt, where it could not take all of it. */
  readonly dealtToAttacker: number | undefined;
  readonly dealtToDefender: number | undefined;
  /** All that was told of it. */
  readonly events: readonly RootEvent[];
}

/** Types of events that belong to a battle under way. */
export const BATTLE_EVENTS: ReadonlySet<string> = new Set<RootEvent['type']>([
  'acolytes',
  'ambush',
  'chose',
  'coffins',
  'damaged',
  'discarded',
  'drew',
  'effect',
  'exhausted',
  'forsaken',
  'given',
  'hits',
  'item',
  'lost',
  'moved',
  'officers',
  'placed',
  'relation',
  'relic-buried',
  'removed',
  'reshuffled',
  'rolled',
  'ruin',
  'scored',
  'shown',
  'took',
]);

/**
 * The battle in progress, or the last one as long as nothing else has begun; otherwise undefined. Answers within the battle
 * are part of it. A new phase or turn ends it, and so does an answer of the viewer after the count.
 */
export function battleProgressOf(log: readonly LogLine[], viewer: number): BattleProgress | undefined {
  const start = log.findLastIndex(({ events }) => events.some((event) => (event as RootEvent).type === 'battle'));
  const line = log[start];
  if (!line) return undefined;
  const all = log
    .slice(start)
    .flatMap(({ events, law }) => events.map((event) => (law === undefined ? event : { law, ...event }) as RootEvent));
  const begin = all.findLastIndex(({ type }) => type === 'battle');
  const battle = all[begin];
  const after = all.slice(begin + 1);
  const counted = log.findLastIndex(({ events }) =>
    events.some((event) => (event as RootEvent).type === 'hits' && (event as { law?: string }).law === '4.3.3'),
  );
  const answered =
    counted >= start && log.slice(counted + 1).some(({ seat, by }) => seat === viewer && by === undefined);
  if (battle?.type !== 'battle' || answered || after.some(({ type }) => !BATTLE_EVENTS.has(type))) return undefined;
  const rolled = after.findLast(({ type }) => type === 'rolled');
  const hits = (on: Party): Extract<RootEvent, { type: 'hits' }> | undefined => {
    const found = after.findLast((event) => event.type === 'hits' && event.on === on && event.law === '4.3.3');
    return found?.type === 'hits' ? found : undefined;
  };
  const { clearing, attacker, defender } = battle;
  return {
    clearing,
    attacker,
    defender,
    dice: rolled?.type === 'rolled' ? [rolled.high, rolled.low] : undefined,
    onAttacker: hits(attacker)?.hits,
    onDefender: hits(defender)?.hits,
    dealtToAttacker: hits(attacker)?.dealt,
    dealtToDefender: hits(defender)?.dealt,
    events: after.filter(({ type }) => type !== 'chose' && type !== 'rolled'),
  };
}

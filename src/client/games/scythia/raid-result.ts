import type { ScythiaEvent } from '../../../games/scythia/events.ts';
import type { LogLine } from '../../table/messages.ts';

type Strength = Extract<ScythiaEvent, { readonly type: 'strength' }>;

/** The strength that the last raid of the log was counted with (§S-6.8); undefined before its count. Wounds do not change it. */
export function countedStrength(log: readonly LogLine[]): Strength | undefined {
  for (let k = log.length - 1; k >= 0; k--) {
    const events = log[k]!.events as readonly ScythiaEvent[];
    for (let i = events.length - 1; i >= 0; i--) {
      const event = events[i]!;
      if (event.type === 'strength') return event;
      if (event.type === 'raid') return undefined;
    }
  }
  return undefined;
}

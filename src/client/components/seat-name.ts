import type { ShellMessages } from '../state/messages.tsx';
import type { SeatOccupant } from '../table/messages.ts';

/** The name of a seat that nobody has named, in the reader's language. */
export function defaultName(t: ShellMessages['t'], who: SeatOccupant['who'], seat: number): string {
  return t(who === 'bot' ? 'shell.label.botName' : 'shell.label.playerName', { n: seat + 1 });
}

/** The name of a seat: the given one, or the default one. */
export const seatName = (t: ShellMessages['t'], { who, name }: SeatOccupant, seat: number): string =>
  name || defaultName(t, who, seat);

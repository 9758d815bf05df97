import { type Seat, SPECTATOR } from '../../kernel/seat.ts';
import type { SeatUpdate, TablePush, TableUpdate } from './messages.ts';

/** The seat to show next: the one who looks, unless only another person at this screen is asked. */
function nextViewer({ here, asked }: TableUpdate, viewer: Seat | undefined): Seat {
  if (here.length <= 1) return here[0] ?? SPECTATOR;
  const next = asked.filter((seat) => here.includes(seat));
  if (viewer !== undefined && (next.length === 0 || next.includes(viewer))) return viewer;
  return next[0] ?? here[0]!;
}

/** Who looks at the screen of a table. Every connection keeps one, so that a push holds all that the page shows. */
export class Screen {
  /** undefined: nobody yet, or the screen is being passed on. */
  #viewer: Seat | undefined;

  /** The person in this seat looks from now on. */
  sit(seat: Seat): void {
    this.#viewer = seat;
  }

  /**
   * What the page is sent: the table, and what the viewer sees of it. `seatUpdate` gives undefined before the game begins.
   * When it is another person's turn at a screen with a curtain, everything is hidden until that person sits down.
   */
  push(table: TableUpdate, seatUpdate: (seat: Seat) => SeatUpdate | undefined): TablePush {
    const next = nextViewer(table, this.#viewer);
    if (table.info.curtain && table.here.length > 1 && next !== this.#viewer) {
      this.#viewer = undefined;
      return { table, hidden: true };
    }
    const seat = seatUpdate(next);
    if (!seat) return { table };
    this.#viewer = next;
    return { table, seat };
  }
}

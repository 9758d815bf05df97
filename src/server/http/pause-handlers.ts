import type { RouteName, RouteResponse } from '../../protocol/index.ts';
import type { ServerContext } from '../context.ts';
import { daysIn, seasonOf } from '../pauses/calendar.ts';
import type { TableService } from '../tables/table-service.ts';
import { keyOf, payerOf, type RouteHandlers } from './caller.ts';

type PauseRoutes = Extract<RouteName, 'pauses' | 'takeVacation' | 'endVacation' | 'setFreeDays'>;

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const weekdaysOf = (mask: number): number[] => WEEK.filter((day) => mask & (1 << day));

/** Handlers of the routes of vacations and free days. */
export function pauseHandlers(context: ServerContext, tableService: TableService): Pick<RouteHandlers, PauseRoutes> {
  const { pauses, storage, caps } = context;

  async function view(person: string): Promise<RouteResponse<'pauses'>> {
    const now = context.now();
    const season = seasonOf(now);
    const vacations = await storage.vacations(person);
    const free = await pauses.freeDaysOf(person);
    return {
      season,
      used: daysIn(season, vacations),
      most: pauses.limits.vacationDays,
      vacations: vacations.filter(({ to }) => to > now),
      freeDays: weekdaysOf(free.now?.days ?? 0),
      ...(free.next && { next: { days: weekdaysOf(free.next.days), from: free.next.from } }),
      mostFree: pauses.limits.freeDays,
    };
  }

  /** Makes a change, and shows it at the person's tables. */
  async function change(person: string, make: () => Promise<void>): Promise<RouteResponse<'pauses'>> {
    await make();
    await tableService.showAgain(person);
    return await view(person);
  }

  return {
    pauses: (_, caller) => view(keyOf(caller).person.id),
    takeVacation({ body }, caller) {
      const { id } = keyOf(caller).person;
      caps.pauses.take(payerOf(caller));
      return change(id, () => pauses.takeVacation(id, body.from, body.days));
    },
    endVacation({ params }, caller) {
      const { id } = keyOf(caller).person;
      caps.pauses.take(payerOf(caller));
      return change(id, () => pauses.endVacation(id, Number(params.vacation)));
    },
    setFreeDays({ body }, caller) {
      const { id } = keyOf(caller).person;
      caps.pauses.take(payerOf(caller));
      return change(id, () => pauses.setFreeDays(id, body.days, body.zone));
    },
  };
}

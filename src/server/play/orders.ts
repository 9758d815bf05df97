import type { Kinds } from '../../kernel/index.ts';
import type { StandingOrder } from '../../kernel/table/index.ts';
import type { Order } from '../../protocol/index.ts';

/** The value at a path such as `scores.2` in a view; undefined: there is none. */
function valueAt(view: unknown, path: string): unknown {
  let value = view;
  for (const key of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[key];
  }
  return value;
}

/** The orders of a seat as the referee takes them; it shows their conditions the public view in a secret window. */
export function standingOrders(orders: readonly Order[]): StandingOrder<Kinds>[] {
  return orders.map(({ window, say, when = [] }) => ({
    window,
    say,
    when: (view) => when.every(({ path, is }) => valueAt(view, path) === is),
  }));
}

import { MOST_SEATS, type Records } from '../../bots/learned/records.ts';
import type { SectionId } from '../../bots/learned/layout.ts';
import { TableNet } from '../../bots/learned/table-net.ts';
import type { NetWeights } from '../../bots/learned/weights.ts';
import { UserError } from '../user-error.ts';

/** How the network agrees with a record file. */
export interface NetCheck {
  readonly positions: number;
  /** Positions of tables that the weights do not cover. */
  readonly uncovered: number;
  /** The greatest difference to the chances in the file; undefined where it has none. */
  readonly worst: number | undefined;
  /** Log loss and Brier score of the forecasts, averaged over seats, then positions. */
  readonly logLoss: number;
  readonly brier: number;
}

/** Chances nearer to 0 or 1 count as this in log losses. */
const SUREST = 1e-4;

type Numbers = ArrayLike<number>;

function column({ columns }: Records, name: string): Numbers {
  const data = columns.get(name);
  if (data) return data;
  throw new UserError(`the record file has no column "${name}"`);
}

/** A table of a record file with its network. */
interface CheckedTable {
  readonly net: TableNet | undefined;
  readonly x: Uint8Array;
  readonly words: Uint32Array;
  /** Where the inputs of the file stand in `x`: by number in the file, -1 for those of other tables. */
  readonly place: Int32Array;
  readonly seats: number;
}

function checkedTables(weights: NetWeights, { header }: Records): CheckedTable[] {
  const starts = new Map<string, number>();
  const known = new Map<string, SectionId>();
  let inputs = 0;
  for (const each of header.sections) {
    starts.set(each.name, inputs);
    known.set(each.name, each);
    inputs += each.size;
  }
  return header.tables.map(({ sections: names, sides }) => {
    const sections = names.map((name) => known.get(name)!);
    const place = new Int32Array(inputs).fill(-1);
    let at = 0;
    for (const { name, size } of sections) for (let i = 0; i < size; i++) place[starts.get(name)! + i] = at++;
    const x = new Uint8Array((at + 3) & ~3);
    const net = TableNet.covers(weights, sections, sides) ? new TableNet(weights, sections, sides) : undefined;
    return { net, x, words: new Uint32Array(x.buffer), place, seats: sides.length };
  });
}

/** Evaluates all positions of a record file, and compares with its chances and results. */
export function checkNet(weights: NetWeights, records: Records): NetCheck {
  const tables = checkedTables(weights, records);
  const table = column(records, 'table');
  const progress = column(records, 'progress');
  const hand = column(records, 'hand');
  const won = column(records, 'won');
  const active = column(records, 'active');
  const input = column(records, 'input');
  const value = column(records, 'value');
  const expected = records.columns.get('chance');
  const own = new Float64Array(MOST_SEATS);
  const sum = { positions: 0, uncovered: 0, loss: 0, brier: 0, worst: 0 };
  let at = 0;
  for (let row = 0; row < table.length; row++) {
    const { net, x, words, place, seats } = tables[table[row]!]!;
    x.fill(0);
    const end = at + active[row]!;
    for (; at < end; at++) x[place[input[at]!]!] = value[at]!;
    if (!net) {
      sum.uncovered++;
      continue;
    }
    for (let seat = 0; seat < seats; seat++) own[seat] = hand[row * MOST_SEATS + seat]!;
    net.evaluate(x, words, own, progress[row]!);
    sum.positions++;
    let loss = 0;
    let brier = 0;
    for (let seat = 0; seat < seats; seat++) {
      const chance = Math.min(1 - SUREST, Math.max(SUREST, net.chances[seat]!));
      const result = won[row * MOST_SEATS + seat]!;
      loss -= result * Math.log(chance) + (1 - result) * Math.log(1 - chance);
      brier += (chance - result) ** 2;
      if (expected) sum.worst = Math.max(sum.worst, Math.abs(net.chances[seat]! - expected[row * MOST_SEATS + seat]!));
    }
    sum.loss += loss / seats;
    sum.brier += brier / seats;
  }
  return {
    positions: sum.positions,
    uncovered: sum.uncovered,
    worst: expected && sum.worst,
    logLoss: sum.loss / Math.max(1, sum.positions),
    brier: sum.brier / Math.max(1, sum.positions),
  };
}

import type { NetInputs } from './learning.ts';
import type { SectionId } from './layout.ts';

/** The first bytes of a record file: `VREC`. */
const MAGIC = 0x43455256;
/** The version of the file format. */
const FORMAT = 1;
/** Bytes before the header: magic, format, length of the header. */
const PREFIX = 12;
/** Most sides of a table. Columns by side have this width. */
export const MOST_SEATS = 6;

const TYPES = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array, f32: Float32Array, f64: Float64Array } as const;
type ColumnType = keyof typeof TYPES;
type ColumnData = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array;

interface Column {
  readonly name: string;
  readonly type: ColumnType;
  /** Number of values. */
  readonly count: number;
}

/** A kind of table that rows refer to by number. */
export interface RecordedTable {
  /** The names of its sections, in the order of the table. */
  readonly sections: readonly string[];
  /** The names of its sides: the seats', then that of an opponent without a seat. */
  readonly sides: readonly string[];
}

/** What a record file says about itself. */
export interface RecordsHeader {
  readonly game: string;
  /** The version of the rules. */
  readonly rules: string;
  /** The bots that played; the column `bot` refers to them by number, 255 for a mixed table. */
  readonly bots: readonly string[];
  /** All sections of the game. Inputs are numbered through them in this order. */
  readonly sections: readonly SectionId[];
  readonly outputs: readonly string[];
  readonly tables: readonly RecordedTable[];
  readonly columns: readonly Column[];
}

/** Positions of finished games, column by column, and the result of each game. */
export interface Records {
  readonly header: RecordsHeader;
  readonly columns: ReadonlyMap<string, ColumnData>;
}

/** Why a record file cannot be read, as a sentence for people. */
export class RecordsError extends Error {}

/** Columns are padded to a multiple of this many bytes. */
const ALIGNMENT = 8;
const padded = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

/** Writes a record file. */
export function writeRecords(
  header: Omit<RecordsHeader, 'columns'>,
  columns: readonly (readonly [string, ColumnData])[],
): Uint8Array {
  const described = columns.map(([name, data]): Column => {
    const type = (Object.keys(TYPES) as ColumnType[]).find((each) => data instanceof TYPES[each])!;
    return { name, type, count: data.length };
  });
  const json = JSON.stringify({ ...header, columns: described } satisfies RecordsHeader);
  const start = padded(PREFIX + json.length);
  const bytes = new Uint8Array(columns.reduce((sum, [, data]) => sum + padded(data.byteLength), start));
  const view = new DataView(bytes.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, FORMAT, true);
  view.setUint32(8, start - PREFIX, true);
  bytes.fill(0x20, PREFIX, start);
  for (let i = 0; i < json.length; i++) bytes[PREFIX + i] = json.charCodeAt(i);
  let at = start;
  for (const [, data] of columns) {
    bytes.set(new Uint8Array(data.buffer, data.byteOffset, data.byteLength), at);
    at += padded(data.byteLength);
  }
  return bytes;
}

/** Reads a record file. Throws `RecordsError` where it is damaged or of another format. */
export function readRecords(bytes: Uint8Array): Records {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < PREFIX || view.getUint32(0, true) !== MAGIC) throw new RecordsError('this is not a record file');
  const format = view.getUint32(4, true);
  if (format !== FORMAT) throw new RecordsError(`the records have format ${format}; this program reads ${FORMAT}`);
  const start = PREFIX + view.getUint32(8, true);
  let text = '';
  for (let i = PREFIX; i < Math.min(start, bytes.length); i++) text += String.fromCharCode(bytes[i]!);
  let header: RecordsHeader;
  try {
    header = JSON.parse(text) as RecordsHeader;
  } catch {
    throw new RecordsError('the header of the record file is damaged');
  }
  const data = new Uint8Array(bytes.subarray(start)).buffer;
  const columns = new Map<string, ColumnData>();
  let at = 0;
  for (const { name, type, count } of header.columns) {
    const length = count * TYPES[type].BYTES_PER_ELEMENT;
    if (at + length > data.byteLength) throw new RecordsError('the record file is cut short');
    columns.set(name, new TYPES[type](data, at, count));
    at += padded(length);
  }
  return { header, columns };
}

/** A column that grows. */
class Growing<A extends ColumnData> {
  readonly #make: (size: number) => A;
  #data: A;
  #count = 0;

  constructor(make: (size: number) => A) {
    this.#make = make;
    this.#data = make(1024);
  }

  push(value: number): void {
    if (this.#count === this.#data.length) {
      const larger = this.#make(2 * this.#count);
      larger.set(this.#data);
      this.#data = larger;
    }
    this.#data[this.#count++] = value;
  }

  get data(): A {
    return this.#data.subarray(0, this.#count) as A;
  }
}

/** Collects the positions of games. A game that did not end is dropped. */
export class Recorder {
  readonly #header: Omit<RecordsHeader, 'columns' | 'tables'>;
  readonly #start = new Map<string, number>();
  readonly #tables: RecordedTable[] = [];
  readonly #tableOf = new Map<NetInputs, number>();
  readonly #game = new Growing((size) => new Uint32Array(size));
  readonly #turn = new Growing((size) => new Uint16Array(size));
  readonly #bot = new Growing((size) => new Uint8Array(size));
  readonly #table = new Growing((size) => new Uint16Array(size));
  readonly #progress = new Growing((size) => new Float32Array(size));
  readonly #hand = new Growing((size) => new Float32Array(size));
  readonly #won = new Growing((size) => new Float32Array(size));
  readonly #active = new Growing((size) => new Uint16Array(size));
  readonly #input = new Growing((size) => new Uint16Array(size));
  readonly #value = new Growing((size) => new Uint8Array(size));
  /** Positions of the running game: turn, table, progress, values by side, inputs. */
  #running: { turn: number; table: number; progress: number; hand: number[]; inputs: number[]; values: number[] }[] =
    [];
  games = 0;
  rows = 0;

  constructor(header: Omit<RecordsHeader, 'columns' | 'tables'>) {
    this.#header = header;
    let at = 0;
    for (const { name, size } of header.sections) {
      this.#start.set(name, at);
      at += size;
    }
    if (at > 0xffff) throw new Error(`${at} inputs are more than records can number`);
  }

  /** Adds a position of the running game. */
  add(turn: number, inputs: NetInputs): void {
    const active: number[] = [];
    const values: number[] = [];
    let at = 0;
    for (const { name, size } of inputs.sections) {
      const start = this.#start.get(name)!;
      for (let i = 0; i < size; i++, at++) {
        if (inputs.x[at] === 0) continue;
        active.push(start + i);
        values.push(inputs.x[at]!);
      }
    }
    const { progress, hand } = inputs;
    this.#running.push({ turn, table: this.#tableNumber(inputs), progress, hand: [...hand], inputs: active, values });
  }

  #tableNumber(inputs: NetInputs): number {
    let table = this.#tableOf.get(inputs);
    if (table === undefined) {
      table = this.#tables.push({ sections: inputs.sections.map(({ name }) => name), sides: inputs.sides }) - 1;
      this.#tableOf.set(inputs, table);
    }
    return table;
  }

  /** Ends the running game: `won` is each side's share of the victory, undefined if it did not end. */
  endGame(seed: number, bot: number, won: readonly number[] | undefined): void {
    const rows = won ? this.#running : [];
    for (const { turn, table, progress, hand, inputs, values } of rows) {
      this.#game.push(seed);
      this.#turn.push(turn);
      this.#bot.push(bot);
      this.#table.push(table);
      this.#progress.push(progress);
      for (let seat = 0; seat < MOST_SEATS; seat++) this.#hand.push(hand[seat] ?? 0);
      for (let seat = 0; seat < MOST_SEATS; seat++) this.#won.push(won?.[seat] ?? 0);
      this.#active.push(inputs.length);
      for (const input of inputs) this.#input.push(input);
      for (const value of values) this.#value.push(value);
    }
    this.rows += rows.length;
    if (won) this.games++;
    this.#running = [];
  }

  /** The record file of all games so far. */
  bytes(): Uint8Array {
    return writeRecords({ ...this.#header, tables: this.#tables }, [
      ['game', this.#game.data],
      ['turn', this.#turn.data],
      ['bot', this.#bot.data],
      ['table', this.#table.data],
      ['progress', this.#progress.data],
      ['hand', this.#hand.data],
      ['won', this.#won.data],
      ['active', this.#active.data],
      ['input', this.#input.data],
      ['value', this.#value.data],
    ]);
  }
}

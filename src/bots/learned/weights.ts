import type { SectionId } from './layout.ts';

/** The first bytes of a weights file: `VNET`. */
const MAGIC = 0x54454e56;
/** The version of the file format that this program reads. */
const FORMAT = 1;
/** Bytes before the header: magic, format, length of the header. */
const PREFIX = 12;

/** Weights of the first layer are whole numbers of this size. */
export const FIXED_POINT = 1 / 16384;

/** The fewest seats in the table of sharpness. */
export const FEWEST_SEATS = 2;

/** Why weights cannot be used, as a sentence for people. */
export class WeightsError extends Error {}

/** What a weights file says about itself. */
export interface WeightsHeader {
  readonly game: string;
  /** The sections whose inputs have rows in the first layer, in their order. */
  readonly sections: readonly SectionId[];
  /** The names of the outputs, one per side. */
  readonly outputs: readonly string[];
  /** Units of the first and the second hidden layer. */
  readonly hidden: readonly [number, number];
  /** Progress, 0 to 1, at which the hand-written evaluation has each sharpness. */
  readonly stages: readonly number[];
  /** Number of seat counts in the table of sharpness, from two seats. */
  readonly seatCounts: number;
  /** Where the weights come from: games, seed, losses. */
  readonly training: Readonly<Record<string, unknown>>;
}

/** The weights of a network: a first layer of whole numbers with a linear part, two small layers, and the sharpness of the hand. */
export interface NetWeights {
  readonly header: WeightsHeader;
  /** By input: hidden units, then outputs. */
  readonly first: Int16Array;
  readonly firstBias: Int32Array;
  readonly second: Float64Array;
  readonly secondBias: Float64Array;
  readonly third: Float64Array;
  readonly thirdBias: Float64Array;
  /** By seat count, then stage. */
  readonly sharpness: Float64Array;
}

function isHeader(raw: unknown): raw is WeightsHeader {
  if (typeof raw !== 'object' || raw === null) return false;
  const { game, sections, outputs, hidden, stages, seatCounts } = raw as Partial<WeightsHeader>;
  return (
    typeof game === 'string' &&
    Array.isArray(sections) &&
    Array.isArray(outputs) &&
    Array.isArray(hidden) &&
    hidden.length === 2 &&
    Array.isArray(stages) &&
    typeof seatCounts === 'number'
  );
}

const asciiText = (bytes: Uint8Array): string => Array.from(bytes, (code) => String.fromCharCode(code)).join('');

function headerOf(bytes: Uint8Array): { readonly header: WeightsHeader; readonly at: number } {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < PREFIX || view.getUint32(0, true) !== MAGIC) throw new WeightsError('this is not a weights file');
  const format = view.getUint32(4, true);
  if (format !== FORMAT) throw new WeightsError(`the weights have format ${format}; this program reads ${FORMAT}`);
  const at = PREFIX + view.getUint32(8, true);
  if (at > bytes.length) throw new WeightsError('the weights file is cut short');
  let raw: unknown;
  try {
    raw = JSON.parse(asciiText(bytes.subarray(PREFIX, at)));
  } catch {
    throw new WeightsError('the header of the weights file is damaged');
  }
  if (!isHeader(raw)) throw new WeightsError('the header of the weights file is damaged');
  return { header: raw, at };
}

/** Reads a weights file. Throws `WeightsError` where it is damaged or of another format. */
export function readWeights(bytes: Uint8Array): NetWeights {
  const { header, at } = headerOf(bytes);
  const { sections, outputs, hidden, stages, seatCounts } = header;
  const inputs = sections.reduce((sum, { size }) => sum + size, 0);
  const [h1, h2] = hidden;
  const width = h1 + outputs.length;
  // A copy: blocks of a file that was read into a pool need not be aligned.
  const data = new Uint8Array(bytes.subarray(at)).buffer;
  const firstBytes = (2 * inputs * width + 3) & ~3;
  const floats = h1 * h2 + h2 + h2 * outputs.length + outputs.length + stages.length * seatCounts;
  const expected = firstBytes + 4 * width + 4 * floats;
  if (data.byteLength !== expected)
    throw new WeightsError(`the weights file has ${data.byteLength} bytes of weights instead of ${expected}`);
  let next = firstBytes + 4 * width;
  const take = (count: number): Float64Array => {
    const values = Float64Array.from(new Float32Array(data, next, count));
    next += 4 * count;
    return values;
  };
  return {
    header,
    first: new Int16Array(data, 0, inputs * width),
    firstBias: new Int32Array(data, firstBytes, width),
    second: take(h1 * h2),
    secondBias: take(h2),
    third: take(h2 * outputs.length),
    thirdBias: take(outputs.length),
    sharpness: take(stages.length * seatCounts),
  };
}

/** Throws `WeightsError` unless the weights are for this game and every section they know has the same inputs here. */
export function checkSections({ header }: NetWeights, game: string, known: readonly SectionId[]): void {
  if (header.game !== game) throw new WeightsError(`the weights are for ${header.game}, not for ${game}`);
  for (const { name, hash, size } of header.sections) {
    const here = known.find((each) => each.name === name);
    if (!here)
      throw new WeightsError(`the weights know inputs "${name}", which this program does not have; train again`);
    if (here.hash !== hash || here.size !== size)
      throw new WeightsError(
        `the inputs "${name}" have changed since the weights were trained (${size} with hash ${hash}, ` +
          `now ${here.size} with hash ${here.hash}); train again`,
      );
  }
}

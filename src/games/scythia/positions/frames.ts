import type { Components } from '../components/components.ts';
import type { ScythiaFrame } from '../frames.ts';
import type { Reader } from '../../../kernel/index.ts';
import { BUILDINGS, COLOURS, CREW_SLOTS, DIE_NAMES, ROW, SLOTS } from '../words.ts';

/** The value of a frame field: a number in a range, a list of such numbers, one of some words, or option texts. */
type FieldRange =
  | readonly [least: number, most: number]
  | { readonly each: readonly [least: number, most: number]; readonly least: number; readonly most: number }
  | readonly string[]
  | 'said';

type FieldRanges = { readonly [P in ScythiaFrame['proc']]: Readonly<Record<string, FieldRange>> };

const YES = [0, 1] as const;
const MANY = 99;

function fieldRangesOf(c: Components, seats: number): FieldRanges {
  const worker = [0, COLOURS.length - 1] as const;
  const slot = [-1, SLOTS.length - 1] as const;
  const perSlot = (least: number, most: number): FieldRange => ({
    each: [least, most],
    least: CREW_SLOTS,
    most: CREW_SLOTS,
  });
  const dice = (least: number, most: number): FieldRange => ({ each: [least, most], least: 0, most: DIE_NAMES.length });
  return {
    setup: { spot: [-1, c.spot.count - 1], left: [0, MANY] },
    keep: { said: 'said' },
    round: {},
    turn: { placed: [-1, BUILDINGS.length - 1] },
    visit: { building: [-1, BUILDINGS.length - 1], worker, by: ['building', 'effect'], must: YES },
    effects: { list: [0, c.lists.length - 1], at: [0, MANY], worker },
    centre: { worker, must: YES },
    crew: { left: [0, MANY], must: YES },
    animal: { sides: [1, 3], place: [-1, ROW.length - 1], back: [-1, c.animal.count - 1], must: YES },
    quest: { tile: [-1, c.quest.count - 1], owed: [0, MANY], must: YES },
    draw: { seat: [0, seats - 1], left: [0, MANY] },
    discard: { left: [0, MANY], then: [-1, c.lists.length - 1], worker: [-1, COLOURS.length - 1] },
    raid: {
      settlement: [0, c.settlement.count - 1],
      kumis: [0, MANY],
      dice: dice(0, DIE_NAMES.length - 1),
      faces: dice(-1, Math.max(...c.faces.map((faces) => faces.length)) - 1),
      rerolls: perSlot(0, MANY),
      slot,
      band: [0, MANY],
      left: [0, MANY],
      before: perSlot(0, MANY),
      received: perSlot(0, MANY),
      killed: perSlot(-1, c.kind.count - 1),
      spot: [-1, c.spot.count - 1],
      taken: [0, 15],
    },
    chief: { place: [-1, c.places.length - 1] },
  };
}

const isWords = (range: FieldRange): range is readonly string[] => Array.isArray(range) && typeof range[0] === 'string';
const isNumbers = (range: FieldRange): range is readonly [number, number] =>
  Array.isArray(range) && typeof range[0] === 'number';

/** Reads the frames of a position: every section and step must exist, every field must have a valid value. */
export function readFrames(
  c: Components,
  seats: number,
  steps: Readonly<Record<string, object>>,
  raw: unknown,
  reader: Reader,
): ScythiaFrame[] {
  const ranges = fieldRangesOf(c, seats);
  function readField(range: FieldRange, value: unknown, path: string): unknown {
    if (range === 'said')
      return reader.list(value, path, (one, p) =>
        reader.list(one, p, (text, q) =>
          reader.word(
            text,
            q,
            c.kind.names.map((name) => `drop ${name}`),
          ),
        ),
      );
    if (isWords(range)) return reader.word(value, path, range);
    if (isNumbers(range)) return reader.whole(value, path, range[0], range[1]);
    const list = reader.list(value, path, (one, p) => reader.whole(one, p, range.each[0], range.each[1]));
    if (list.length < range.least || list.length > range.most)
      reader.note(path, 'not-so-many', { count: range.most, found: list.length });
    return list;
  }
  return reader.list(raw, 'stack', (one, path) => {
    const from = reader.object(one, path);
    const proc = reader.word(from['proc'], `${path}.proc`, Object.keys(ranges) as ScythiaFrame['proc'][]);
    const step = reader.word(from['step'], `${path}.step`, Object.keys(steps[proc]!));
    const fields = ranges[proc];
    reader.object(one, path, ['proc', 'step', 'got', ...Object.keys(fields)]);
    const got = reader.whole(from['got'] ?? 0, `${path}.got`, 0, 1);
    const rest = Object.entries(fields).map(([name, range]) => [name, readField(range, from[name], `${path}.${name}`)]);
    return { proc, step, got, ...Object.fromEntries(rest) } as ScythiaFrame;
  });
}

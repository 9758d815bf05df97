import type { Frame, Reader } from '../../../kernel/index.ts';
import { TITLES } from '../components/cards/index.ts';
import type { RootState } from '../state.ts';
import { CLEARINGS, MOVE_ENDS, isFaction } from '../words.ts';
import type { Kind, NamedKind } from './field-kinds.ts';
import { fieldsOf, isNamed, NAMED } from './fields.ts';
import { readSeat, seatName } from './seats.ts';
import type { Slot } from '../card-effects/slot.ts';

const SLOTS: readonly Slot[] = [
  'birdsong-start',
  'birdsong',
  'birdsong-end',
  'daylight-start',
  'daylight',
  'evening-start',
];

/** How the Law numbers its paragraphs. */
const PARAGRAPH = /^(\d+|[A-Z])(\.[\dA-Za-z]+)*(-[A-Z]\d+)?$/;
/** Written for -1, where a name may be missing. */
const NONE = 'none';
const MOST = 1100;

/** The steps of every procedure, as the game knows them. */
export type Steps = Readonly<Record<string, object>>;

/** A frame as the file has it. */
export function writeFrame(s: RootState, frame: Frame): object {
  const { proc, step, got } = frame;
  const written: Record<string, unknown> = got === 0 ? { proc, step } : { proc, step, got };
  for (const [field, kind] of Object.entries(fieldsOf(proc) ?? {}))
    written[field] = writeField(s, (frame as unknown as Record<string, unknown>)[field], kind);
  return written;
}

function writeField(s: RootState, value: unknown, kind: Kind): unknown {
  if (isNamed(kind)) return NAMED[kind][value as number] ?? NONE;
  if (kind === 'flag') return value === 1;
  if (kind === 'titles') return (value as number[]).map((t) => TITLES[t]);
  if (kind === 'clearings') return (value as number[]).map((c) => CLEARINGS[c]);
  if (kind === 'ends') return (value as number[]).map((c) => MOVE_ENDS[c]);
  if (kind === 'seat') return (value as number) < 0 ? NONE : seatName(s, value as number);
  if (kind === 'frames') return (value as Frame[]).map((each) => writeFrame(s, each));
  return value;
}

/** Reads the frames of a file: known procedures, known steps, every field of the right kind. */
export function readFrames(reader: Reader, raw: unknown, path: string, s: RootState, procs: Steps): Frame[] {
  return reader.items(raw, path).flatMap((each, i) => readFrame(reader, each, `${path}.${i}`, s, procs) ?? []);
}

function readFrame(reader: Reader, raw: unknown, path: string, s: RootState, procs: Steps): Frame | undefined {
  const from = reader.object(raw, path);
  const { proc, step } = from;
  const fields = typeof proc === 'string' ? fieldsOf(proc) : undefined;
  if (typeof proc !== 'string' || !fields) {
    reader.note(`${path}.proc`, 'no-such-procedure');
    return undefined;
  }
  const steps = proc === 'agenda' ? { next: 0, pick: 0 } : procs[proc]!;
  if (typeof step !== 'string' || !Object.hasOwn(steps, step)) {
    reader.note(`${path}.step`, 'no-such-step', { procedure: proc });
    return undefined;
  }
  reader.object(raw, path, ['proc', 'step', 'got', ...Object.keys(fields)]);
  const got = from['got'] === undefined ? 0 : reader.whole(from['got'], `${path}.got`, -1, MOST);
  const frame: Record<string, unknown> = { proc, step, got };
  for (const [field, kind] of Object.entries(fields))
    frame[field] = readField(reader, from[field], `${path}.${field}`, kind, s, procs);
  return frame as unknown as Frame;
}

function readField(reader: Reader, raw: unknown, path: string, kind: Kind, s: RootState, procs: Steps): unknown {
  if (isNamed(kind)) return readNamed(reader, raw, path, kind, s);
  switch (kind) {
    case 'flag':
      return Number(reader.flag(raw, path));
    case 'whole':
      return reader.whole(raw, path, -1, MOST);
    case 'wholes':
      return reader.items(raw, path).map((each, i) => reader.whole(each, `${path}.${i}`, 0, MOST));
    case 'titles':
      return reader.names(raw, path, TITLES);
    case 'frames':
      return readFrames(reader, raw, path, s, procs);
    case 'seat':
      return raw === NONE ? -1 : readSeat(reader, raw, path, s);
    case 'clearings':
      return reader.distinct(raw, path, CLEARINGS);
    case 'ends':
      return reader.distinct(raw, path, MOVE_ENDS);
    case 'answers':
      return reader.items(raw, path).map((each, i) =>
        reader.items(each, `${path}.${i}`).map((text, k) => {
          if (typeof text !== 'string') reader.note(`${path}.${i}.${k}`, 'not-a-text');
          return text;
        }),
      );
    case 'slot':
      return SLOTS[reader.name(raw, path, SLOTS)] ?? SLOTS[0];
    default:
      if (typeof raw !== 'string') reader.note(path, 'not-a-text');
      else if (kind === 'law' && !PARAGRAPH.test(raw)) reader.note(path, 'no-paragraph', { paragraph: raw });
      return raw;
  }
}

function readNamed(reader: Reader, raw: unknown, path: string, kind: NamedKind, s: RootState): number {
  if (raw === NONE) return -1;
  const number = reader.name(raw, path, NAMED[kind]);
  const absent = isFaction(number) ? s.seat[number]! < 0 : !s.hirelings.parties.includes(number);
  if ((kind === 'faction' || kind === 'party') && number >= 0 && absent) reader.note(path, 'not-playing');
  return number;
}

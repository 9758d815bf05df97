import {
  agendaProcedure,
  type Frame,
  type ParseResult,
  type PositionFormat,
  type Raw,
  Reader,
} from '../kernel/index.ts';
import { checks } from './checks.ts';
import { ending } from './ending.ts';
import { procedures } from './procedures.ts';
import { readSettings, record } from './settings.ts';
import { clone, type Embers, type EmbersFrame, type EmbersState, setup } from './state.ts';
import { CARDS, COLOURS, EMBERS, LEXICON, SEATS, TILES, TOKENS, WEATHERS } from './words.ts';

/** The fields of each frame besides its procedure, step and last result. */
const FRAME_FIELDS: Readonly<Record<EmbersFrame['proc'] | 'agenda', readonly string[]>> = {
  agenda: ['key', 'by', 'law', 'items'],
  round: ['said', 'turns'],
  turn: ['seat', 'left'],
  draw: ['seat', 'left'],
  stir: ['seat'],
  feed: ['seat', 'colour'],
  give: ['seat', 'to'],
  look: ['seat', 'ember'],
  tile: ['ember'],
  rake: ['seat', 'ember'],
  smoke: ['key', 'seat'],
  snatch: ['seat', 'from'],
  peer: ['seat', 'at'],
  gust: ['seat', 'against'],
  hood: ['seat'],
};
/** The largest values of fields that are no seats. */
const MOST: Readonly<Record<string, number>> = {
  got: 1,
  left: CARDS.length,
  turns: SEATS.length,
  colour: COLOURS.length - 1,
  ember: EMBERS.length - 1,
};
const TEXTS = ['key', 'law'];

type Steps = Readonly<Record<string, { readonly kind: string }>>;
const PROCS: Readonly<Record<string, Steps>> = { ...procedures, agenda: agendaProcedure };

/** The current step of a frame; undefined when there is no such step. */
function stepOf({ proc, step }: Frame): { readonly kind: string } | undefined {
  const steps = Object.entries(PROCS).find(([name]) => name === proc)?.[1] ?? {};
  return Object.entries(steps).find(([name]) => name === step)?.[1];
}

/** Reads one position. */
class PositionReader extends Reader {
  readonly seats: number;

  constructor(seats: number) {
    super();
    this.seats = seats;
  }

  said(raw: unknown, path: string): string[][] {
    return this.list(raw, path, (list, at) =>
      this.list(list, at, (text, where) => {
        const isAnswer = typeof text === 'string' && LEXICON.parse(text)?.verb === 'lay';
        if (!isAnswer) this.note(where, 'not-an-answer');
        return String(text);
      }),
    );
  }
  frames(raw: unknown, path: string): Frame[] {
    return this.list(raw, path, (item, at) => this.frame(item, at));
  }
  frame(raw: unknown, path: string): Frame {
    const { proc, step } = (raw ?? {}) as Raw;
    const frame = { proc: String(proc), step: String(step), got: 0 };
    if (!stepOf(frame)) {
      this.note(path, 'no-such-step');
      return frame;
    }
    const names = ['got', ...FRAME_FIELDS[frame.proc as keyof typeof FRAME_FIELDS]];
    const given = this.exact(raw, path, ['proc', 'step', ...names]);
    return Object.assign(frame, Object.fromEntries(names.map((n) => [n, this.field(n, given[n], `${path}.${n}`)])));
  }
  field(name: string, raw: unknown, path: string): unknown {
    if (name === 'said') return this.said(raw, path);
    if (name === 'items') return this.frames(raw, path);
    if (!TEXTS.includes(name)) return this.whole(raw, path, name === 'by' ? -1 : 0, MOST[name] ?? this.seats - 1);
    if (typeof raw !== 'string') this.note(path, 'not-a-text');
    return raw;
  }
  state(given: Raw, s: EmbersState): void {
    const { seats, rounds } = s.settings;
    const cards = this.exact(given['cards'], 'cards', ['at', 'knows', 'pool', 'size']);
    const count = CARDS.length;
    s.stack = this.frames(given['stack'], 'stack');
    s.round = this.whole(given['round'], 'round', 1, rounds + 1);
    s.first = this.whole(given['first'], 'first', 0, seats - 1);
    s.weather = this.whole(given['weather'], 'weather', -1, WEATHERS.length - 1);
    s.tokens = this.wholes(given['tokens'], 'tokens', WEATHERS.length, 0, Math.max(...TOKENS));
    s.scores = this.wholes(given['scores'], 'scores', seats, 0, 1000);
    s.tiles = this.wholes(given['tiles'], 'tiles', EMBERS.length, -1, Math.max(...TILES));
    s.seen = this.wholes(given['seen'], 'seen', EMBERS.length, 0, 255);
    s.said = this.wholes(given['said'], 'said', seats * COLOURS.length, -1, count);
    s.cards.at = this.wholes(cards['at'], 'cards.at', count, 0, seats + 1);
    s.cards.knows = this.wholes(cards['knows'], 'cards.knows', count, 0, 255);
    s.cards.pool = this.wholes(cards['pool'], 'cards.pool', count, 0, count);
    s.cards.size = this.wholes(cards['size'], 'cards.size', s.cards.size.length, 0, count);
  }
}

function read(raw: unknown): ParseResult<EmbersState> {
  if (!record(raw)) return { ok: false, problems: [{ path: '', code: 'not-an-object' }] };
  const given = raw as Raw;
  const settings = readSettings(given['settings']);
  if (!settings.ok)
    return { ok: false, problems: settings.problems.map((p) => ({ ...p, path: `settings.${p.path}` })) };
  const reader = new PositionReader(settings.value.seats);
  const s = setup(settings.value);
  reader.state(given, s);
  if (reader.problems.length === 0) {
    s.over = ending(s);
    for (const wrong of checks.audit(s)) reader.note('', wrong);
    const top = s.stack[s.stack.length - 1];
    if (top && stepOf(top)?.kind === 'rule') reader.note('stack', 'not-at-rest');
  }
  return reader.result(s);
}

/** Positions of Embers as files. */
export const positions: PositionFormat<Embers> = {
  read,
  write(s) {
    const { settings, over: _, ...rest } = clone(s);
    return { settings, ...rest };
  },
  show(s) {
    const pile = (n: number): string => CARDS.filter((_, card) => s.cards.at[card] === n).join(' ');
    const lines = [`round ${s.round}, ${WEATHERS[s.weather] ?? 'no weather'}, embers ${s.tiles.join(' ')}`];
    s.scores.forEach((score, seat) => lines.push(`${SEATS[seat]} ${score}: ${pile(2 + seat)}`));
    lines.push(`discard: ${pile(1)}`, s.stack.map((f) => `${f.proc}.${f.step}`).join(' > '));
    return lines.join('\n');
  },
};

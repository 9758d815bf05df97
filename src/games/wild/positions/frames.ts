import { type Frame, type OfferProbe, type Procedures, type Raw, Reader } from '../../../kernel/index.ts';
import { DAMAGE_SOURCES, type WildFrame } from '../frames.ts';
import type { WildState } from '../state.ts';
import type { Wild } from '../types.ts';
import { parser, type WildOption } from '../verbs.ts';
import { CARDS } from '../words.ts';

/** The fields of each section's frame besides the step and the result of the last child frame. */
const HOLDS: { readonly [P in WildFrame['proc']]: readonly string[] } = {
  setup: ['n'],
  round: ['player', 'acted'],
  solo: ['player'],
  planning: ['said', 'unseen', 'left'],
  turn: ['player'],
  draw: ['player', 'n'],
  damage: ['player', 'n', 'source'],
  roll: ['player', 'melee'],
  machine: ['player', 'card', 'at', 'built', 'chosen'],
  ability: ['player', 'card', 'left'],
  slip: ['player'],
};

/** The fields of a step that reading uses. */
export interface AnyStep {
  readonly kind: string;
  count?(s: WildState, f: Frame): number;
  seats?(s: WildState, f: Frame): number;
  options?(s: WildState, f: Frame, seat: number, ask: OfferProbe<WildOption>): void;
}
type Steps = Readonly<Record<string, AnyStep>>;

const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  got: [0, 99],
  n: [-99, 99],
  player: [-1, 3],
  acted: [0, 15],
  unseen: [0, 15],
  left: [0, 99],
  melee: [0, 1],
  card: [-1, CARDS.length - 1],
  at: [0, 99],
  built: [0, 1],
  chosen: [-1, 1],
  by: [-1, -1],
};

/** Reads the frames of a position. */
export class FrameReader extends Reader {
  readonly #procs: Procedures<Wild>;

  constructor(procs: Procedures<Wild>) {
    super();
    this.#procs = procs;
  }

  /** The step of a frame; undefined: there is no such step. */
  stepOf(proc: unknown, step: unknown): AnyStep | undefined {
    if (proc === 'agenda') return step === 'next' ? { kind: 'rule' } : undefined;
    const steps = Object.entries(this.#procs).find(([name]) => name === proc)?.[1] as Steps | undefined;
    return Object.entries(steps ?? {}).find(([name]) => name === step)?.[1];
  }

  /** The frames of a list, the outermost first. */
  frames(raw: unknown, path: string): Frame[] {
    return this.list(raw, path, (item, at) => this.#frame(item, at));
  }

  #frame(raw: unknown, path: string): Frame {
    const { proc, step } = (raw ?? {}) as Raw;
    if (!this.stepOf(proc, step)) {
      this.note(path, 'no-such-step', { proc: String(proc), step: String(step) });
      return { proc: '', step: '', got: 0 };
    }
    const holds = proc === 'agenda' ? ['key', 'by', 'law', 'items'] : HOLDS[proc as WildFrame['proc']];
    const given = this.exact(raw, path, ['proc', 'step', 'got', ...holds]);
    const frame: Record<string, unknown> = { proc, step };
    for (const name of ['got', ...holds]) frame[name] = this.#field(name, given[name], `${path}.${name}`);
    return frame as unknown as Frame;
  }

  #field(name: string, raw: unknown, path: string): unknown {
    if (name === 'said') return this.#said(raw, path);
    if (name === 'items') return this.frames(raw, path);
    if (name === 'source') return this.word(raw, path, DAMAGE_SOURCES);
    if (name === 'law' || name === 'key') return this.#nothing(raw, path);
    return this.whole(raw, path, RANGES[name]![0], RANGES[name]![1]);
  }

  #said(raw: unknown, path: string): string[][] {
    return this.list(raw, path, (list, at) =>
      this.list(list, at, (text, where) => {
        const isOption = typeof text === 'string' && parser.parse(text) !== undefined;
        if (!isOption) this.note(where, 'not-an-option');
        return String(text);
      }),
    );
  }

  /** Agendas of this game run in the order listed, so they have neither key nor paragraph. */
  #nothing(raw: unknown, path: string): string {
    if (raw !== '') this.note(path, 'not-empty');
    return '';
  }
}

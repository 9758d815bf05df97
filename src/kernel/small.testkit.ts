import {
  type EachFrame,
  type Game,
  game,
  type GameTypes,
  optionParser,
  MUTE,
  OfferList,
  type Option,
  type Procedures,
  type Rules,
  type Seat,
  type Settings,
  type State,
  verb,
} from './index.ts';

/** A state with nothing but a list of what happened. */
export interface SmallState extends State {
  readonly settings: Settings;
  log: string[];
}
/** A frame of a test's own procedure. */
export interface SmallFrame extends EachFrame {
  readonly seat?: Seat;
}
/** The types of a game without constraints. */
export interface Small extends GameTypes {
  state: SmallState;
  frame: SmallFrame;
}

/** `pass` */
export const pass = verb('pass');
/** `a`, `b` and `c` as options. */
export const letter = verb('say', 'letter', ['a', 'b', 'c']);

/** A table of three. */
export const THREE: Settings = { seats: 3 };

/** A frame at the first step of a test's own procedure. */
export const frame = (proc: string, more: Partial<SmallFrame> = {}): SmallFrame => ({
  proc,
  step: 'begin',
  got: 0,
  said: [],
  ...more,
});

/** A game of a test's own procedures, which begins with `main`. */
export function small(procs: Procedures<Small>, more: Partial<Rules<Small>> = {}): Game<Small> {
  return game<Small>({
    name: 'small',
    version: '1',
    seats: { least: 1, most: 4 },
    lexicon: optionParser(pass, letter),
    procs,
    readSettings: () => ({ ok: true, value: THREE }),
    setup: (settings) => ({ settings, stack: [frame('main')], over: null, log: [] }),
    ending: () => null,
    scores: () => [],
    clone: (s) => structuredClone(s),
    view: () => ({}),
    determinize: (s) => structuredClone(s),
    checks: { audit: () => [], hiddenIdsIn: () => [], knows: () => true, content: [], reached: () => [] },
    ...more,
  });
}

/** A procedure with one rule that adds a line to the log and ends. */
export const logs = (line: string, result = 0) => ({
  begin: {
    kind: 'rule' as const,
    run(s: SmallState) {
      s.log.push(line);
      return { done: result };
    },
  },
});

/** The texts offered to a seat. */
export function offered(g: Game<Small>, s: SmallState, seat: Seat): string[] {
  const offers = new OfferList<Option>();
  g.options(s, seat, offers);
  return offers.list.map((o) => o.text);
}

/** A seat answers by text. */
export const say = (g: Game<Small>, s: SmallState, seat: Seat, text: string): void =>
  g.choose(s, seat, g.parse(text)!, MUTE);

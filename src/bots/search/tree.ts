import type { GameTypes, OfferBuffer, Seat } from '../../kernel/index.ts';

/** An option that was tried at a node, by one seat. */
export class Edge<K extends GameTypes> {
  readonly option: K['option'];
  readonly seat: Seat;
  visits = 0;
  /** The sum of the chances of its seat over all visits. */
  total = 0;
  /** The prior and the first guess of the chance; prior 0: not evaluated. */
  prior = 0;
  guess = 0;
  /** The first guess as the evaluator made it; `guess` is this on the scale of the chances in `total`. */
  rawGuess = 0;
  child: Node<K> | undefined = undefined;

  /** True when the option was tried or evaluated. */
  get isKnown(): boolean {
    return this.visits > 0 || this.prior > 0;
  }

  /** The seat's mean chance; the first guess counts as one visit. */
  get chance(): number {
    return this.prior > 0 ? (this.total + this.guess) / (this.visits + 1) : this.total / this.visits;
  }

  constructor(option: K['option'], seat: Seat) {
    this.option = option;
    this.seat = seat;
  }
}

/**
 * A sequence of options. Outcomes are no part of it (the tree is open loop), so that one node represents many worlds, and its
 * edges are the options of all of them.
 */
export class Node<K extends GameTypes> {
  visits = 0;
  isEvaluated = false;
  readonly edges: Edge<K>[] = [];
  /** The edges of the last list of offers. Most worlds offer the same, and share it. */
  #offered: readonly Edge<K>[] = [];

  /** The edges of offers to a seat, created where they are missing. */
  offered(list: OfferBuffer<K['option']>, seat: Seat): readonly Edge<K>[] {
    const before = this.#offered;
    let isSame = before.length === list.count;
    for (let i = 0; i < list.count && isSame; i++)
      isSame = before[i]!.option === list.at(i) && before[i]!.seat === seat;
    if (isSame) return before;
    const edges: Edge<K>[] = [];
    for (let i = 0; i < list.count; i++) edges.push(this.edge(list.at(i), seat, i));
    return (this.#offered = edges);
  }

  /** The edge of an option, created if it is missing; `hint` is its probable index. */
  edge(option: K['option'], seat: Seat, hint: number): Edge<K> {
    const { edges } = this;
    const likely = edges[hint];
    if (likely !== undefined && likely.option === option && likely.seat === seat) return likely;
    for (let i = 0; i < edges.length; i++) {
      const edge = edges[i]!;
      if (edge.option === option && edge.seat === seat) return edge;
    }
    const made = new Edge<K>(option, seat);
    edges.push(made);
    return made;
  }
}

/**
 * What iterations in one world met after the same options: a choice of a seat, or the end of the iteration. All iterations in a
 * world have the same luck, so that they need not apply these options again to know what is offered and how it ends.
 */
export class Position<K extends GameTypes> {
  readonly node: Node<K>;
  /** Number of acts before it in its iteration, the turn that the iteration is in, and the state of its luck. */
  readonly acts: number;
  readonly turn: number;
  readonly luck: number;
  /** The seat that must choose, and the edges of what it is offered; -1 and none where iterations end. */
  readonly seat: Seat;
  readonly edges: readonly Edge<K>[];
  /** The state, where it is kept. Nothing changes it: iterations go on with a copy. */
  state: K['state'] | undefined = undefined;
  /** Where iterations end: the chances of the seats. */
  chances: readonly number[] | undefined = undefined;
  /** The last edge before it, as an index of the edges of the position before it. */
  #by = -1;
  /** A position after this one, and another one after the position before. */
  #first: Position<K> | undefined = undefined;
  #sibling: Position<K> | undefined = undefined;

  constructor(node: Node<K>, acts: number, turn: number, luck: number, seat: Seat, edges: readonly Edge<K>[]) {
    this.node = node;
    this.acts = acts;
    this.turn = turn;
    this.luck = luck;
    this.seat = seat;
    this.edges = edges;
  }

  /** The position after edge number `i`; undefined when none is kept. */
  after(i: number): Position<K> | undefined {
    let one = this.#first;
    while (one !== undefined && one.#by !== i) one = one.#sibling;
    return one;
  }

  /** Keeps a position after edge number `i`, before those kept there so far. */
  keepAfter(i: number, next: Position<K>): void {
    next.#by = i;
    next.#sibling = this.#first;
    this.#first = next;
  }
}

/** What iterations end with: no seat chooses. */
export const NO_EDGES: readonly never[] = [];

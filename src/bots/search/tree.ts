import type { GameTypes, Seat } from '../../kernel/index.ts';

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

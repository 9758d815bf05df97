import type { GameTypes, Seat } from '../../kernel/index.ts';

/** One answer that was tried in a position, by whoever gave it. */
export class Edge<K extends GameTypes> {
  readonly option: K['option'];
  readonly seat: Seat;
  visits = 0;
  /** The sum of the chances of its seat over all visits. */
  total = 0;
  /** How promising it looked before it was tried, and the chance it then seemed to give; prior 0: not judged. */
  prior = 0;
  guess = 0;
  child: Node<K> | undefined = undefined;

  /** True once it was tried or judged. */
  get isKnown(): boolean {
    return this.visits > 0 || this.prior > 0;
  }

  /** The seat's chance by what came of it; the first guess counts as one visit. */
  get chance(): number {
    return this.prior > 0 ? (this.total + this.guess) / (this.visits + 1) : this.total / this.visits;
  }

  constructor(option: K['option'], seat: Seat) {
    this.option = option;
    this.seat = seat;
  }
}

/**
 * A position as the sequence of answers that led there. Chance is not part of it (the tree is open loop), so one node
 * stands for many worlds, and its edges are what any of them offered.
 */
export class Node<K extends GameTypes> {
  visits = 0;
  isJudged = false;
  readonly edges: Edge<K>[] = [];

  /** The edge of an answer; `hint` is where it stood when the list was in this order last time. */
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

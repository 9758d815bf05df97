import type { GameTypes } from '../../kernel/index.ts';
import { type Evaluator, winChances } from '../evaluator.ts';
import type { Leaf } from '../leaf.ts';
import type { NetInputs, NetReader } from './learning.ts';
import { TableNet } from './table-net.ts';
import type { NetWeights } from './weights.ts';

/** Win chances by a network. Tables that the weights do not cover are left to an evaluator. */
export class NetLeaf<K extends GameTypes> implements Leaf<K> {
  readonly #weights: NetWeights;
  readonly #reader: NetReader<K>;
  readonly evaluator: Evaluator<K>;
  /** The networks of tables; undefined where the weights do not cover a table. */
  readonly #nets = new Map<NetInputs, TableNet | undefined>();

  /** The evaluator guides the search. */
  constructor(weights: NetWeights, reader: NetReader<K>, evaluator: Evaluator<K>) {
    this.#weights = weights;
    this.#reader = reader;
    this.evaluator = evaluator;
  }

  winChances(s: K['state'], into: Float64Array): void {
    const inputs = s.over ? undefined : this.#reader.read(s);
    const net = inputs && this.#netOf(inputs);
    if (!inputs || !net) return winChances(this.evaluator, s, into);
    net.evaluate(inputs.x, inputs.words, inputs.hand, inputs.progress);
    const { together } = this.evaluator;
    for (let seat = 0; seat < s.settings.seats; seat++) into[seat] = net.chances[together ? 0 : seat]!;
  }

  #netOf(inputs: NetInputs): TableNet | undefined {
    if (this.#nets.has(inputs)) return this.#nets.get(inputs);
    const { sections, sides } = inputs;
    const net = TableNet.covers(this.#weights, sections, sides)
      ? new TableNet(this.#weights, sections, sides)
      : undefined;
    this.#nets.set(inputs, net);
    return net;
  }
}

import type { Part } from '../../i18n/index.ts';
import type { Die, TurnSentence } from './turns.ts';

/** A sentence that later events may add to. `data` is what it says so far. */
interface Draft {
  readonly key: string;
  readonly actor: number;
  readonly data: unknown;
  readonly from: number;
  to: number;
  weight: number;
  readonly harms: Set<number>;
  /** Points that stand in brackets behind the sentence. */
  readonly points: Map<number, number>;
  /** All points that it brought. */
  readonly gains: Map<number, number>;
  dice: readonly Die[];
  render(isBrief: boolean): readonly Part[];
}

interface DraftInit<D> {
  /** Equal keys in a row are one sentence. */
  readonly key: string;
  readonly step: number;
  /** Who does it, as a number of the game; -1: nobody. */
  readonly actor: number;
  readonly weight: number;
  readonly data: D;
  /** The sentence; in fewer words if `isBrief`. */
  render(data: D, isBrief: boolean): readonly Part[];
}

/** Collects the sentences of a turn: equal things are added up, points stand in brackets behind what brought them. */
export class SentenceDrafts {
  readonly #list: Draft[] = [];

  /** Begins a sentence, or adds to the last one with the same key; returns its data to add to. */
  add<D>({ render, ...init }: DraftInit<D>): D {
    return this.#join(this.#list.at(-1), init, render);
  }

  /** The same, but sentences whose key is passed over may stand after the one it adds to: what was paid each time, for example. */
  addPast<D>({ render, ...init }: DraftInit<D>, isPassedOver: (key: string) => boolean): D {
    return this.#join(
      this.#list.findLast(({ key }) => !isPassedOver(key)),
      init,
      render,
    );
  }

  /** The same, but the sentence it adds to may stand anywhere in the turn. */
  addAnywhere<D>({ render, ...init }: DraftInit<D>): D {
    return this.#join(
      this.#list.find(({ key }) => key === init.key),
      init,
      render,
    );
  }

  #join<D>(last: Draft | undefined, init: Omit<DraftInit<D>, 'render'>, render: DraftInit<D>['render']): D {
    const { key, actor, data, step, weight } = init;
    if (last?.key === key) {
      last.to = Math.max(last.to, step);
      last.weight = Math.max(last.weight, weight);
      return last.data as D;
    }
    this.#list.push({
      key,
      actor,
      data,
      from: step,
      to: step,
      weight,
      harms: new Set(),
      points: new Map(),
      gains: new Map(),
      dice: [],
      render: (isBrief) => render(data, isBrief),
    });
    return data;
  }

  /** True when a sentence mentions this step. */
  has(step: number): boolean {
    return this.#list.some(({ to }) => to === step);
  }

  /** Marks the last sentence, or the last one with this key: the seat loses something by it. */
  harm(seat: number, weight: number, key?: string): void {
    const last = this.#list.findLast((draft) => key === undefined || draft.key === key);
    if (!last || seat < 0) return;
    last.harms.add(seat);
    last.weight = Math.max(last.weight, weight);
  }

  /** Extends the last sentence with this key to a later step. */
  extend(key: string, step: number): void {
    const found = this.#list.findLast((draft) => draft.key === key);
    if (found) found.to = Math.max(found.to, step);
  }

  /** The dice of the last sentence, or of the last one with this key. */
  roll(dice: readonly Die[], key?: string): void {
    const last = this.#list.findLast((draft) => key === undefined || draft.key === key);
    if (last) last.dice = dice;
  }

  /** Adds points to the sentence with this key, if it reaches the step, or to the last one of the step; false when the step has none. */
  score(step: number, actor: number, points: number, key?: string): boolean {
    const found =
      this.#list.findLast((draft) => draft.to === step && draft.key === key) ??
      this.#list.findLast((draft) => draft.to === step && draft.actor === actor) ??
      this.#list.findLast((draft) => draft.to === step);
    if (!found) return false;
    addTo(found.points, actor, points);
    addTo(found.gains, actor, points);
    found.weight += Math.min(20, 3 * Math.abs(points));
    return true;
  }

  /** Points that the last sentence already mentions. */
  gain(actor: number, points: number, key?: string): void {
    const last = this.#list.findLast((draft) => key === undefined || draft.key === key);
    if (last) addTo(last.gains, actor, points);
  }

  /** The sentences; `nameOf` names an actor whose points stand in the sentence of somebody else, `seatOf` gives its seat. */
  sentences(nameOf: (actor: number) => string, seatOf: (actor: number) => number): TurnSentence[] {
    return this.#list.flatMap(({ from, to, weight, harms, points, gains, actor, dice, render }) => {
      const parts = render(false);
      if (parts.length === 0) return [];
      const short = render(true);
      const brackets = [...points]
        .filter(([, n]) => n !== 0)
        .map(([who, n]) => `${who === actor ? '' : `${nameOf(who)}\u00a0`}${signed(n)}`);
      const withPoints = (all: readonly Part[]): readonly Part[] =>
        brackets.length === 0 ? all : [...all, ` (${brackets.join(', ')})`];
      const earned = [...gains].map(([who, n]) => ({ seat: seatOf(who), n }));
      return [
        {
          parts: withPoints(parts),
          brief: withPoints(short),
          from,
          to,
          weight,
          harms: [...harms],
          ...(dice.length > 0 && { dice }),
          ...(earned.length > 0 && { points: earned }),
        },
      ];
    });
  }
}

const addTo = (map: Map<number, number>, key: number, n: number): void => void map.set(key, (map.get(key) ?? 0) + n);

/** A change of a score with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');

/** A queue that returns the entry with the lowest rank first; of equal ranks the latest. */
export class PriorityQueue<T> {
  private readonly entries: { readonly rank: number; readonly order: number; readonly value: T }[] = [];
  private count = 0;

  get size(): number {
    return this.entries.length;
  }
  /** The lowest rank; infinite when the queue is empty. */
  get leastRank(): number {
    return this.entries[0]?.rank ?? Number.POSITIVE_INFINITY;
  }
  push(rank: number, value: T): void {
    const list = this.entries;
    list.push({ rank, order: this.count++, value });
    for (let i = list.length - 1; i > 0; ) {
      const up = (i - 1) >> 1;
      if (!this.isBefore(i, up)) break;
      this.swap(i, up);
      i = up;
    }
  }
  pop(): T | undefined {
    const list = this.entries;
    const first = list[0];
    const last = list.pop();
    if (first === undefined || last === undefined) return undefined;
    if (list.length > 0) {
      list[0] = last;
      this.sink();
    }
    return first.value;
  }
  clear(): void {
    this.entries.length = 0;
  }
  private sink(): void {
    for (let i = 0; ; ) {
      let least = i;
      for (const child of [2 * i + 1, 2 * i + 2])
        if (child < this.entries.length && this.isBefore(child, least)) least = child;
      if (least === i) return;
      this.swap(i, least);
      i = least;
    }
  }
  private isBefore(a: number, b: number): boolean {
    const x = this.entries[a]!;
    const y = this.entries[b]!;
    return x.rank < y.rank || (x.rank === y.rank && x.order > y.order);
  }
  private swap(a: number, b: number): void {
    const kept = this.entries[a]!;
    this.entries[a] = this.entries[b]!;
    this.entries[b] = kept;
  }
}

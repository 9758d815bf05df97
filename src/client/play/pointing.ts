/** The words of an option. */
const split = (text: string): readonly string[] => text.split(' ');

/**
 * The moves about a thing: of each verb those that name it first. `move c5 c2` is about c5 when something can move from there;
 * `move c2 c5` is, when nothing can.
 */
export function movesAbout(moves: readonly string[], thing: string): readonly string[] {
  const first = new Map<string, number>();
  for (const words of moves.map(split)) {
    const at = words.indexOf(thing);
    if (at >= 0) first.set(words[0]!, Math.min(at, first.get(words[0]!) ?? at));
  }
  return moves.filter((text) => {
    const words = split(text);
    const at = words.indexOf(thing);
    return at >= 0 && at === first.get(words[0]!);
  });
}

/**
 * The beginning of a move that names several things in this order, up to the last of them: from a source to a destination.
 * Undefined when no move does, or when moves with different beginnings do.
 */
export function beginningThrough(moves: readonly string[], things: readonly string[]): string | undefined {
  const [first = '', ...rest] = things;
  const found = new Set<string>();
  for (const words of movesAbout(moves, first).map(split)) {
    let at = words.indexOf(first);
    for (const thing of rest) at = at < 0 ? at : words.indexOf(thing, at + 1);
    if (at >= 0) found.add(words.slice(0, at + 1).join(' '));
  }
  const [only, ...more] = found;
  return more.length === 0 ? only : undefined;
}

/** A complete move around the last thing that it names. */
interface AroundThing {
  readonly before: string;
  readonly thing: string;
  /** The words after the thing, with a space before them. */
  readonly after: string;
}

/** A move around the last place or card that it names; undefined when it names none. */
export function lastThingOf(move: string, isThing: (word: string) => boolean): AroundThing | undefined {
  const words = split(move);
  const at = words.findLastIndex((word, i) => i > 0 && isThing(word));
  if (at < 0) return undefined;
  return {
    before: words.slice(0, at).join(' '),
    thing: words[at]!,
    after: words
      .slice(at + 1)
      .map((word) => ` ${word}`)
      .join(''),
  };
}

/** The move with another thing instead; undefined when it is not among these moves. */
export function moveInstead(
  moves: readonly string[],
  { before, after }: AroundThing,
  thing: string,
): string | undefined {
  const move = `${before} ${thing}${after}`;
  return moves.includes(move) ? move : undefined;
}

/** The other things that make one of these moves when they stand in the place of the thing. */
export function thingsInstead(moves: readonly string[], around: AroundThing): readonly string[] {
  const at = split(around.before).length;
  const things = new Set(moves.flatMap((move) => split(move)[at] ?? []));
  things.delete(around.thing);
  return [...things].filter((thing) => moveInstead(moves, around, thing) !== undefined);
}

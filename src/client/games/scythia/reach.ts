/** True when a move begins with these words. */
export const leads = (moves: readonly string[], words: string): boolean =>
  moves.some((move) => `${move} `.startsWith(`${words} `));

/** True when a tap with these words advances the move: they are a whole move, or exclude other moves. */
export const leadsOn = (moves: readonly string[], words: string): boolean =>
  leads(moves, words) && (moves.includes(words) || moves.some((move) => !leads([move], words)));

/**
 * The words that can be tapped for one argument of a verb, and the move each tap enters. Empty while an earlier argument is
 * open, because a tap would choose it, too.
 */
export function reach(moves: readonly string[], verb: string, at: number): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const heads = new Set<string>();
  for (const move of moves) {
    const words = move.split(' ');
    if (words[0] !== verb || words.length < at + 2) continue;
    heads.add(words.slice(0, at + 1).join(' '));
    found.set(words[at + 1]!, words.slice(0, at + 2).join(' '));
  }
  return heads.size > 1 ? new Map() : found;
}

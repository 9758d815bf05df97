/** What a note highlights: an area of the screen, or a thing on the board by its word. */
export type HighlightTarget = string;

/** A note of the guide: its message key, its paragraphs and what to highlight. */
export interface Note {
  readonly key: string;
  readonly law: readonly string[];
  readonly look: readonly HighlightTarget[];
}

/** One line of a script, in the order things happen. */
export type ScriptLine =
  /** A note that the learner reads before going on. */
  | { readonly do: 'tell'; readonly note: Note }
  /** The note for the following moves, until the next one. */
  | { readonly do: 'ask'; readonly note: Note }
  /** The learner's move: one of these answers, all of which the script can go on from. */
  | { readonly do: 'move'; readonly says: readonly string[] }
  /** An answer that the script gives: of another seat, or a minor one of the learner's. */
  | { readonly do: 'act'; readonly seat: number; readonly say: string }
  /** The name of the next outcome. */
  | { readonly do: 'chance'; readonly name: string };

const words = (text: string): readonly string[] => text.split(' ').filter((word) => word !== '');

function noteOf(text: string): Note {
  const [key = '', law = '', look = ''] = text.split('|').map((part) => part.trim());
  return { key, law: words(law), look: words(look) };
}

function lineOf(text: string): ScriptLine {
  const kind = text.charAt(0);
  const rest = text.slice(1).trim();
  if (kind === '*') return { do: 'tell', note: noteOf(rest) };
  if (kind === '?') return { do: 'ask', note: noteOf(rest) };
  if (kind === '>') return { do: 'move', says: rest.split(' / ') };
  if (kind === '~') return { do: 'chance', name: rest };
  if (!/\d/.test(kind)) throw new Error(`not a line of a script: "${text}"`);
  return { do: 'act', seat: Number(kind), say: rest };
}

/**
 * Reads a script, one line for each thing that happens:
 *
 *     * key | paragraphs | where to look      the guide tells something
 *     ? key | paragraphs | where to look      the guide asks for the moves that follow
 *     > answer / another answer               the learner's move, or any of several
 *     1 answer                                seat 1 answers
 *     ~ outcome                               what chance brings
 */
export function readScript(text: string): readonly ScriptLine[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(lineOf);
}

/** A place of the screen that a note points at: an area of the frame, or a thing on the board by its own name. */
export type HighlightTarget = string;

/** What the guide says: which message, the paragraphs it stands on, and where to look. */
export interface Note {
  readonly key: string;
  readonly law: readonly string[];
  readonly look: readonly HighlightTarget[];
}

/** One line of a script, in the order things happen. */
export type ScriptLine =
  /** The guide tells something, and the learner reads on. */
  | { readonly do: 'tell'; readonly note: Note }
  /** What the guide says about the moves that follow, until it says something else. */
  | { readonly do: 'ask'; readonly note: Note }
  /** The learner's move: one of these answers, all of which the script can go on from. */
  | { readonly do: 'move'; readonly says: readonly string[] }
  /** An answer that nobody is asked for: another seat's, or a trifle of the learner's own. */
  | { readonly do: 'act'; readonly seat: number; readonly say: string }
  /** What chance brings, by the name of the outcome. */
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

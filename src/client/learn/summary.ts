/** The parts of a summary page, in the order in which they are shown. */
export const PARTS = [
  'goal',
  'turn',
  'actions',
  'village',
  'points',
  'support',
  'powers',
  'factions',
  'raids',
  'machine',
] as const;
/** A part of a summary page. */
export type Part = (typeof PARTS)[number];

/** One line of a page: its text, the mark it is drawn with, and the paragraph it is based on. */
export interface SummaryLine {
  readonly part: Part;
  readonly key: string;
  readonly icon: string;
  readonly law: string;
}

/** A one-page summary of a game or a faction. */
export type Summary = readonly SummaryLine[];

const isPart = (word: string): word is Part => (PARTS as readonly string[]).includes(word);

/** Reads a page: for each line its part, the name of the message, the mark and the paragraph. */
export function readSummary(text: string): Summary {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [part = '', key = '', icon = '', law = ''] = line.split(' ');
      if (!isPart(part) || law === '') throw new Error(`not a line of a summary: "${line}"`);
      return { part, key, icon, law };
    });
}

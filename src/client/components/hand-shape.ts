/** The narrowest card, and the narrowest row of a card, in CSS pixels. */
const LEAST_CARD = 76;
const LEAST_ROW = 150;
const GAP = 5;
/** More cards than this are rows. */
const MOST_CARDS = 7;
const LINES = 3;
/** A letter of a name in a word that is long, its widest average in CSS pixels; what a card keeps free beside its name. */
const LETTER = 8.4;
const EDGES = 13;
/** Letters of a name grow with the scale of texts up to this. */
const MOST_SCALE = 1.2;
/** The widest card, and the widest whose face says what it does, as in the styles. */
const WIDEST = { card: 150, wordy: 236 };

interface Shape {
  readonly columns: number;
  readonly rows: number;
  readonly face: 'card' | 'row' | 'line';
}

/** How many cards stand side by side, and how much each shows, so that all are seen at once. */
export function shapeOf(count: number, width: number): Shape {
  const each = (width - GAP * (count - 1)) / Math.max(1, count);
  if (count <= MOST_CARDS && each >= LEAST_CARD) return { columns: count, rows: 1, face: 'card' };
  const most = Math.max(1, Math.floor((width + GAP) / (LEAST_ROW + GAP)));
  const columns = Math.min(most, Math.ceil(count / LINES));
  const rows = Math.ceil(count / columns);
  return { columns, rows, face: rows <= LINES ? 'row' : 'line' };
}

/** How many letters of a name fit into one line of a card when `columns` cards share a width. */
export function lettersOf(width: number, columns: number, isWordy: boolean, scale: number): number {
  const each = (width - GAP * (columns - 1)) / Math.max(1, columns);
  return Math.floor(
    (Math.min(each, isWordy ? WIDEST.wordy : WIDEST.card) - EDGES) / (LETTER * Math.min(scale, MOST_SCALE)),
  );
}

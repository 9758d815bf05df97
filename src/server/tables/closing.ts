import type { TableDoc } from './doc.ts';

/** The description without the time at which it was to be closed. */
export function withoutClosing(doc: TableDoc): TableDoc {
  if (doc.closesAt === undefined) return doc;
  const { closesAt: _, ...rest } = doc;
  return rest;
}

/** The result of a game that ends because nobody plays on: nobody wins, and nothing is rated. */
export function abandoned(doc: TableDoc, now: number): TableDoc {
  if (doc.status === 'over') return doc;
  const scores = doc.seats.map(() => 0);
  const result = { why: 'abandoned' as const, winners: [], ranking: [], scores, law: '' };
  return { ...withoutClosing(doc), status: 'over', result, ended: now };
}

import { ApiError } from './api-error.ts';

/** Joiners and variation selectors change the look of their neighbours and have none of their own. */
const JOINERS = /\p{Join_Control}|\p{Variation_Selector}/gu;

/**
 * What cannot be seen, looks like a blank, or turns the text around it: control, format, private and unassigned characters,
 * halves of pairs, fillers (U+115F, U+1160, U+3164, U+FFA0 and what else Unicode calls ignorable), the empty Braille
 * pattern, the note head without a shape and the sign for a missing object.
 */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800\uFFFC\u{1D159}]/gu;

/** The same for a text of several lines, in which emoji keep what joins them. */
const UNSEEN_IN_TEXT =
  /(?!\n|\p{Join_Control}|\uFE0E|\uFE0F)[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800\uFFFC\u{1D159}]/gu;

/** No language piles more marks than three upon a letter; more of them reach into other lines. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** Something that can be seen by itself. */
const SHAPE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** At most so many characters, none of them cut in half. */
const cut = (text: string, most: number): string => [...text].slice(0, most).join('').trimEnd();

/** A name or title as it is kept: one line in NFC, nothing that cannot be seen; empty when nothing is left. */
export function cleanLabel(text: string, most: number): string {
  const line = text
    .normalize('NFC')
    .replace(JOINERS, '')
    .replace(UNSEEN, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s\p{M}]+/u, '')
    .replace(PILED_MARKS, '$1');
  const clean = cut(line, most);
  return SHAPE.test(clean) ? clean : '';
}

/** What people write to one another as it is kept: lines in NFC; empty when nothing is left. */
export function cleanText(text: string, most: number): string {
  const lines = text
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(UNSEEN_IN_TEXT, ' ')
    .replace(PILED_MARKS, '$1')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  const clean = cut(lines, most);
  return SHAPE.test(clean) ? clean : '';
}

/** The text if something of it is left; otherwise a refusal that names the field. */
export function notEmpty(clean: string, path: string): string {
  if (clean === '') throw new ApiError('bad-request', { problems: [{ path, code: 'empty' }] });
  return clean;
}

/** True when every character of the text is one that can be seen. */
export const isVisible = (text: string): boolean => text !== '' && text.search(UNSEEN) < 0 && text.search(JOINERS) < 0;

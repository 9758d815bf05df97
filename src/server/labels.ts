import { ApiError } from './api-error.ts';

/** Joiners and variation selectors: they only change how their neighbours look. */
const JOINERS = /\p{Join_Control}|\p{Variation_Selector}/gu;

/**
 * Characters that are invisible, look like a blank, or reverse the text around them: control, format, private and unassigned
 * characters, lone surrogates, fillers (U+115F, U+1160, U+3164, U+FFA0 and others that Unicode calls ignorable), the empty
 * Braille pattern, the null note head and the object replacement character.
 */
const UNSEEN = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800\uFFFC\u{1D159}]/gu;

/** `UNSEEN` for texts of several lines, in which emoji keep their joiners. */
const UNSEEN_IN_TEXT =
  /(?!\n|\p{Join_Control}|\uFE0E|\uFE0F)[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800\uFFFC\u{1D159}]/gu;

/** More than three combining marks on a letter, which no language needs: they would cover other lines. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** A character that is visible by itself. */
const SHAPE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The first `most` characters, without splitting surrogate pairs. */
const cut = (text: string, most: number): string => [...text].slice(0, most).join('').trimEnd();

/** A name or title as it is stored: one line in NFC without invisible characters; empty when nothing is left. */
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

/** A chat line or report as it is stored: lines in NFC; empty when nothing is left. */
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

/** The text; throws `bad-request` with the field's path when it is empty. */
export function notEmpty(clean: string, path: string): string {
  if (clean === '') throw new ApiError('bad-request', { problems: [{ path, code: 'empty' }] });
  return clean;
}

/** True when the text is not empty and all its characters are visible. */
export const isVisible = (text: string): boolean => text !== '' && text.search(UNSEEN) < 0 && text.search(JOINERS) < 0;

/** Words of fewer letters are never parted. */
const LONG = 9;
/** Letters that stay together at either end of a word. */
const EDGE = 3;

const LONG_WORD = new RegExp(`[\\p{L}ʼ’]{${LONG},}`, 'gu');
const BOUNDARY =
  /(?<=[аеєиіїоуюяёыэ](?:[бвгґджзйклмнпрстфхцчшщ]+(?![рлвж]))?)(?=[бвгґджзйклмнпрстфхцчшщ][ьʼ’]?[аеєиіїоуюяёыэ])/giu;

/**
 * Adds soft hyphens to long Cyrillic words between syllables: before a consonant with a vowel,
 * after a vowel, or after other consonants where the last one does not lean on them, as р, л, в or the ж of дж do. Browsers have
 * no dictionaries for Ukrainian and Russian everywhere. Words of at most `fits` letters stay whole: they fit into a line, and a
 * browser would part them only to fill the line before.
 */
export function softHyphens(text: string, fits = 0): string {
  return text.replace(LONG_WORD, (word) => {
    if (word.length <= fits) return word;
    return word.replace(BOUNDARY, (_, at: number) => (at < EDGE || word.length - at < EDGE ? '' : '\u00ad'));
  });
}

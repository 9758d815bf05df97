/** The mean number of hits, to a tenth; `chances` are those of no hit, one, two… */
export const meanHits = (chances: readonly number[]): number =>
  Math.round(chances.reduce((sum, chance, n) => sum + chance * n, 0) * 10) / 10;

const LOG2_E = 1.4426950408889634;
/** The natural logarithm of 2 in two parts: the first has few bits, so that its multiples are exact. */
const LN_2_HIGH = 0.6931471803691238;
const LN_2_LOW = 1.9082149292705877e-10;
/** The powers of the remainder that are added up. */
const TERMS = 13;
/** Below it the result is 0. */
const LEAST = -700;

/**
 * The exponential of a number that is not positive, by additions and multiplications only: `Math.exp` may differ in the last bit
 * between browsers, and bots answer alike on every machine.
 */
export function expOf(x: number): number {
  if (x < LEAST) return 0;
  const k = Math.floor(x * LOG2_E + 0.5);
  const r = x - k * LN_2_HIGH - k * LN_2_LOW;
  let sum = 1;
  for (let n = TERMS; n > 0; n--) sum = 1 + (r / n) * sum;
  return sum * powerOfTwo(k);
}

/** Two to the power of a whole number that is not positive. */
function powerOfTwo(k: number): number {
  let result = 1;
  let base = 0.5;
  for (let n = -k; n > 0; n >>= 1) {
    if ((n & 1) === 1) result *= base;
    base *= base;
  }
  return result;
}

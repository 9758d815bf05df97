const LOG2_E = 1.4426950408889634;
/** The natural logarithm of 2 in two parts: the first has few bits, so that its multiples are exact. */
const LN_2_HIGH = 0.6931471803691238;
const LN_2_LOW = 1.9082149292705877e-10;
/** Below it the result is 0. */
const LEAST = -700;

/** The coefficients of the power series: 1 divided by the factorial of the power. */
const C2 = 1 / 2;
const C3 = 1 / 6;
const C4 = 1 / 24;
const C5 = 1 / 120;
const C6 = 1 / 720;
const C7 = 1 / 5040;
const C8 = 1 / 40_320;
const C9 = 1 / 362_880;
const C10 = 1 / 3_628_800;
const C11 = 1 / 39_916_800;
const C12 = 1 / 479_001_600;
const C13 = 1 / 6_227_020_800;

/** Two to the power of 0, -1, -2 and so on, as far as `LEAST` needs them. Halves are exact. */
const POWERS_OF_TWO = new Float64Array(Math.ceil(-LEAST * LOG2_E) + 1);
for (let n = 0, power = 1; n < POWERS_OF_TWO.length; n++, power /= 2) POWERS_OF_TWO[n] = power;

/**
 * The exponential of a number that is not positive, by additions and multiplications only: `Math.exp` may differ in the last bit
 * between browsers, and bots answer alike on every machine.
 */
export function expOf(x: number): number {
  if (x < LEAST) return 0;
  const k = Math.floor(x * LOG2_E + 0.5);
  const r = x - k * LN_2_HIGH - k * LN_2_LOW;
  const r2 = r * r;
  const r4 = r2 * r2;
  const low = 1 + r + r2 * (C2 + C3 * r) + r4 * (C4 + C5 * r + r2 * (C6 + C7 * r));
  const high = C8 + C9 * r + r2 * (C10 + C11 * r) + r4 * (C12 + C13 * r);
  return (low + r4 * r4 * high) * POWERS_OF_TWO[-k]!;
}

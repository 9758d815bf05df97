import { commitmentOf } from '../../kernel/referee/outcomes.ts';
import { keepPlace, placeOf } from '../net/place.ts';

const BYTES = 32;

/** New entropy for a seat, kept in this browser until the game begins; gives the promise that binds to it. */
export function promiseFor(table: string, seat: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const entropy = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  keepPlace(table, { entropy: { ...placeOf(table).entropy, [seat]: entropy } });
  return commitmentOf(entropy);
}

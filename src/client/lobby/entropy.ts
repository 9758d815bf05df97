import { commitmentOf } from '../../kernel/referee/outcomes.ts';
import { saveAccess, loadAccess } from '../net/table-access.ts';

const BYTES = 32;

/** Creates and saves entropy for a seat; returns its commitment. */
export function commitEntropy(table: string, seat: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const entropy = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  saveAccess(table, { entropy: { ...loadAccess(table).entropy, [seat]: entropy } });
  return commitmentOf(entropy);
}

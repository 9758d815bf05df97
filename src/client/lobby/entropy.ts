import { saveAccess, loadAccess } from '../net/table-access.ts';

const BYTES = 32;

/** Creates and saves entropy for a seat; returns its commitment. */
export async function commitEntropy(table: string, seat: number): Promise<string> {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const entropy = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  saveAccess(table, { entropy: { ...loadAccess(table).entropy, [seat]: entropy } });
  // Loaded when it is needed: most pages with a seat to take load no hash functions.
  const { commitmentOf } = await import('../../kernel/referee/outcomes.ts');
  return commitmentOf(entropy);
}

import { hashOf, newSecret } from '../secrets.ts';
import { openForMaintenance } from '../storage/maintenance.ts';
import type { Storage } from '../storage/storage.ts';
import { normalizeLogin } from './accounts.ts';

/** How long a link to set a new password works, in ms. */
const RESET_MS = 60 * 60_000;

/**
 * Creates a one-time token to set a new password for a login within an hour; undefined: there is no such login. The database
 * stores its hash. The operator gives the token to the person.
 */
async function newReset(
  storage: Pick<Storage, 'accountNamed' | 'writeReset'>,
  login: string,
  now: number,
): Promise<string | undefined> {
  const account = await storage.accountNamed(normalizeLogin(login));
  if (!account) return undefined;
  const token = newSecret();
  await storage.writeReset(hashOf(token), account.person, now + RESET_MS);
  return token;
}

/** Where a password is reset: the database, and the public address of the site for the link. */
export interface ResetContext {
  readonly data: string;
  readonly database: string | undefined;
  readonly site: string;
}

/**
 * The link to set a new password for a login; undefined: there is no such login. Browsers do not send the part after #.
 */
export async function resetLink({ data, database, site }: ResetContext, login: string): Promise<string | undefined> {
  const storage = await openForMaintenance(data, database);
  try {
    const token = await newReset(storage, login, Date.now());
    return token && `${site}/me#reset=${token}`;
  } finally {
    await storage.close();
  }
}

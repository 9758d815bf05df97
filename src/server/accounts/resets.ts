import { hashOf, newSecret } from '../secrets.ts';
import { openBeside } from '../storage/beside.ts';
import type { Storage } from '../storage/storage.ts';
import { normalizeLogin } from './accounts.ts';

/** How long a link to set a new password works, in ms. */
const RESET_MS = 60 * 60_000;

/**
 * Makes the right to set a new password for a login, once within an hour; undefined: there is no such login. The database
 * keeps a hash of the token. Whoever calls it brings the token to the person: an operator by hand, later a letter.
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

/** Where the data is, and where the site is on the web. */
export interface ResetPlace {
  readonly data: string;
  readonly database: string | undefined;
  readonly site: string;
}

/**
 * The link behind which the person with this login sets a new password; undefined: there is no such login. What follows #
 * is never sent to a server.
 */
export async function resetLink({ data, database, site }: ResetPlace, login: string): Promise<string | undefined> {
  const storage = await openBeside(data, database);
  try {
    const token = await newReset(storage, login, Date.now());
    return token && `${site}/me#reset=${token}`;
  } finally {
    await storage.close();
  }
}

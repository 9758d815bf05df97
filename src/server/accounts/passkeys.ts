import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { ApiError } from '../api-error.ts';
import { hashOf } from '../secrets.ts';
import type { Passkey, Storage } from '../storage/storage.ts';
import { heldBy, type Issued, type Keys, type KnownKey } from './keys.ts';

const PATIENCE_MS = 5 * 60_000;
/** Most passkeys of one person. */
const MOST_PASSKEYS = 10;
/** The subject of a challenge for signing in: whoever answers is not known yet. */
const ANYBODY = '';

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const toBytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

/** What a challenge is for is part of it: an answer is good for that alone, and with the key that asked. */
const toAdd = ({ hash }: KnownKey): string => `add ${hash}`;
const toConfirm = ({ hash }: KnownKey): string => `confirm ${hash}`;

/** A passkey as its owner is shown it. */
export interface ListedPasskey {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** When it last answered, in milliseconds; 0: never. */
  readonly used: number;
}

/** A short name of a passkey for addresses; browsers' own ids can be a thousand letters long. */
const idOf = (id: string): string => hashOf(id).slice(0, 16);

/** An answer of a passkey that fits its challenge. */
interface Answered {
  readonly passkey: Passkey;
  readonly counter: number;
}

/** Signing in with a device instead of a password. Needs to know the site's own address. */
export class Passkeys {
  readonly #storage: Storage;
  readonly #keys: Keys;
  readonly #site: URL | undefined;
  readonly #now: () => number;

  constructor(storage: Storage, keys: Keys, site: string, now: () => number) {
    this.#storage = storage;
    this.#keys = keys;
    this.#site = site === '' ? undefined : new URL(site);
    this.#now = now;
  }

  #here(): URL {
    if (!this.#site) throw new ApiError('no-passkeys');
    return this.#site;
  }

  /** What a browser needs to make a passkey. */
  async offer(key: KnownKey): Promise<unknown> {
    const { hostname } = this.#here();
    const { person } = key;
    const known = await this.#storage.passkeysOf(person.id);
    if (known.length >= MOST_PASSKEYS) throw new ApiError('passkeys-full');
    const options = await generateRegistrationOptions({
      rpName: 'Vatra',
      rpID: hostname,
      // One person, one passkey per device: a device that makes another for the same person forgets the older one.
      userID: new TextEncoder().encode(person.id),
      userName: (await this.#storage.accountOf(person.id))?.login ?? person.name,
      userDisplayName: person.name,
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.#storage.challenge(options.challenge, toAdd(key), this.#now() + PATIENCE_MS);
    return options;
  }

  /** Keeps the passkey that a browser made; gives how many there are now. */
  async add(key: KnownKey, response: unknown, name: string): Promise<number> {
    const { origin, hostname } = this.#here();
    const { registrationInfo } = await this.#checked(() =>
      verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: (challenge) => this.#isOpen(challenge, toAdd(key)),
        expectedOrigin: origin,
        expectedRPID: hostname,
        requireUserVerification: false,
      }),
    );
    if (!registrationInfo) throw new ApiError('bad-passkey');
    const { id, publicKey, counter, transports } = registrationInfo.credential;
    if (await this.#storage.passkey(id)) throw new ApiError('bad-passkey');
    const row = {
      id,
      person: key.person.id,
      publicKey: toText(publicKey),
      counter,
      transports: (transports ?? []).join(' '),
      name,
    };
    const change = await this.#storage.addPasskey(row, heldBy(key), MOST_PASSKEYS, this.#now());
    if (change !== 'done') throw new ApiError(change === 'no-key' ? 'no-key' : 'passkeys-full');
    return (await this.#storage.passkeysOf(key.person.id)).length;
  }

  /** The passkeys of a person, the oldest first. */
  async list({ person }: KnownKey): Promise<readonly ListedPasskey[]> {
    const rows = await this.#storage.passkeysOf(person.id);
    return rows.map(({ id, name, created, used }) => ({ id: idOf(id), name, created, used }));
  }

  async #named({ person }: KnownKey, id: string): Promise<string> {
    const found = (await this.#storage.passkeysOf(person.id)).find((row) => idOf(row.id) === id);
    if (!found) throw new ApiError('unknown-passkey');
    return found.id;
  }

  async rename(key: KnownKey, id: string, name: string): Promise<void> {
    if (!(await this.#storage.renamePasskey(await this.#named(key, id), key.person.id, name)))
      throw new ApiError('unknown-passkey');
  }

  /** Removes a passkey; the last way to sign in to an account stays. */
  async remove(key: KnownKey, id: string): Promise<void> {
    const change = await this.#storage.removePasskey(await this.#named(key, id), heldBy(key));
    if (change !== 'done') throw new ApiError(change === 'no-key' ? 'no-key' : 'last-passkey');
  }

  /** What a browser needs to sign in. */
  async question(): Promise<unknown> {
    const options = await generateAuthenticationOptions({ rpID: this.#here().hostname, userVerification: 'preferred' });
    await this.#storage.challenge(options.challenge, ANYBODY, this.#now() + PATIENCE_MS);
    return options;
  }

  /** A key for the person who holds the passkey that answered. */
  async signIn(response: unknown, device: string): Promise<Issued> {
    const { passkey, counter } = await this.#answered(response, ANYBODY);
    const issued = await this.#keys.issue({ by: 'passkey', passkey: passkey.id, counter }, device);
    if (!issued) throw new ApiError('bad-passkey');
    return issued;
  }

  /** What a browser needs to show that the holder of a key also holds one of the person's passkeys. */
  async confirmation(key: KnownKey): Promise<unknown> {
    const { hostname } = this.#here();
    const passkeys = await this.#storage.passkeysOf(key.person.id);
    if (passkeys.length === 0) throw new ApiError('unknown-passkey');
    const options = await generateAuthenticationOptions({
      rpID: hostname,
      userVerification: 'preferred',
      allowCredentials: passkeys.map(({ id }) => ({ id })),
    });
    await this.#storage.challenge(options.challenge, toConfirm(key), this.#now() + PATIENCE_MS);
    return options;
  }

  /** Throws unless a passkey of the same person answered a challenge made for this key. */
  async confirm(key: KnownKey, response: unknown): Promise<void> {
    const { passkey, counter } = await this.#answered(response, toConfirm(key));
    if (passkey.person !== key.person.id || !(await this.#storage.usePasskey(passkey.id, counter, this.#now())))
      throw new ApiError('bad-passkey');
  }

  async #answered(response: unknown, subject: string): Promise<Answered> {
    const { origin, hostname } = this.#here();
    const { id } = (response ?? {}) as { id?: unknown };
    const passkey = typeof id === 'string' ? await this.#storage.passkey(id) : undefined;
    if (!passkey) throw new ApiError('bad-passkey');
    const { authenticationInfo, verified } = await this.#checked(() =>
      verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge: (challenge) => this.#isOpen(challenge, subject),
        expectedOrigin: origin,
        expectedRPID: hostname,
        requireUserVerification: false,
        credential: {
          id: passkey.id,
          publicKey: toBytes(passkey.publicKey),
          counter: passkey.counter,
          transports: passkey.transports.split(' ').filter((t) => t !== ''),
        },
      }),
    );
    if (!verified) throw new ApiError('bad-passkey');
    return { passkey, counter: authenticationInfo.newCounter };
  }

  /** A challenge is answered once, in time, and for what it was made for. */
  async #isOpen(challenge: string, subject: string): Promise<boolean> {
    return (await this.#storage.takeChallenge(challenge, this.#now())) === subject;
  }

  /** Whatever is wrong with an answer, the person hears the same. */
  async #checked<T>(check: () => Promise<T>): Promise<T> {
    try {
      return await check();
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw new ApiError('bad-passkey');
    }
  }
}

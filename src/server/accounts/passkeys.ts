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
import { heldKeyOf, type IssuedKey, type Keys, type KnownKey } from './keys.ts';

/** How long a challenge can be answered, in ms. */
const CHALLENGE_MS = 5 * 60_000;
/** Most passkeys of one person. */
const MOST_PASSKEYS = 10;
/** Subject of a sign-in challenge: the person is not known yet. */
const ANYBODY = '';

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const toBytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

/** Subjects of challenges: a response is valid only for the purpose and the key that it was requested with. */
const toAdd = ({ hash }: KnownKey): string => `add ${hash}`;
const toConfirm = ({ hash }: KnownKey): string => `confirm ${hash}`;

/** A passkey in its owner's list. */
export interface ListedPasskey {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  /** Last use, in ms since 1970; 0: never. */
  readonly used: number;
}

/** Short id of a passkey for URLs: WebAuthn ids can have a thousand characters. */
const idOf = (id: string): string => hashOf(id).slice(0, 16);

/** A verified response of a passkey. */
interface VerifiedResponse {
  readonly passkey: Passkey;
  readonly counter: number;
}

/** Signing in with passkeys (WebAuthn). Needs the configured address of the site. */
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

  #siteUrl(): URL {
    if (!this.#site) throw new ApiError('no-passkeys');
    return this.#site;
  }

  /** Options for a browser to create a passkey. */
  async offer(key: KnownKey): Promise<unknown> {
    const { hostname } = this.#siteUrl();
    const { person } = key;
    const known = await this.#storage.passkeysOf(person.id);
    if (known.length >= MOST_PASSKEYS) throw new ApiError('passkeys-full');
    const options = await generateRegistrationOptions({
      rpName: 'Vatra',
      rpID: hostname,
      // The same user id for all passkeys of a person: a device then replaces its older passkey.
      userID: new TextEncoder().encode(person.id),
      userName: (await this.#storage.accountOf(person.id))?.login ?? person.name,
      userDisplayName: person.name,
      attestationType: 'none',
      excludeCredentials: known.map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.#storage.challenge(options.challenge, toAdd(key), this.#now() + CHALLENGE_MS);
    return options;
  }

  /** Stores the passkey that a browser created; returns how many there are now. */
  async add(key: KnownKey, response: unknown, name: string): Promise<number> {
    const { origin, hostname } = this.#siteUrl();
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
    const change = await this.#storage.addPasskey(row, heldKeyOf(key), MOST_PASSKEYS, this.#now());
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

  /** Removes a passkey, unless it is the last way to sign in to an account. */
  async remove(key: KnownKey, id: string): Promise<void> {
    const change = await this.#storage.removePasskey(await this.#named(key, id), heldKeyOf(key));
    if (change !== 'done') throw new ApiError(change === 'no-key' ? 'no-key' : 'last-passkey');
  }

  /** Options for a browser to sign in. */
  async question(): Promise<unknown> {
    const options = await generateAuthenticationOptions({
      rpID: this.#siteUrl().hostname,
      userVerification: 'preferred',
    });
    await this.#storage.challenge(options.challenge, ANYBODY, this.#now() + CHALLENGE_MS);
    return options;
  }

  /** Issues a key to the person of the passkey that responded. */
  async signIn(response: unknown, device: string): Promise<IssuedKey> {
    const { passkey, counter } = await this.#verifyResponse(response, ANYBODY);
    const issued = await this.#keys.issue({ by: 'passkey', passkey: passkey.id, counter }, device);
    if (!issued) throw new ApiError('bad-passkey');
    return issued;
  }

  /** Options for a browser to confirm with one of the person's passkeys. */
  async confirmation(key: KnownKey): Promise<unknown> {
    const { hostname } = this.#siteUrl();
    const passkeys = await this.#storage.passkeysOf(key.person.id);
    if (passkeys.length === 0) throw new ApiError('unknown-passkey');
    const options = await generateAuthenticationOptions({
      rpID: hostname,
      userVerification: 'preferred',
      allowCredentials: passkeys.map(({ id }) => ({ id })),
    });
    await this.#storage.challenge(options.challenge, toConfirm(key), this.#now() + CHALLENGE_MS);
    return options;
  }

  /** Throws unless a passkey of the same person responded to a challenge made for this key. */
  async confirm(key: KnownKey, response: unknown): Promise<void> {
    const { passkey, counter } = await this.#verifyResponse(response, toConfirm(key));
    if (passkey.person !== key.person.id || !(await this.#storage.usePasskey(passkey.id, counter, this.#now())))
      throw new ApiError('bad-passkey');
  }

  async #verifyResponse(response: unknown, subject: string): Promise<VerifiedResponse> {
    const { origin, hostname } = this.#siteUrl();
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

  /** True when the challenge is open and has this subject. It can be used once. */
  async #isOpen(challenge: string, subject: string): Promise<boolean> {
    return (await this.#storage.takeChallenge(challenge, this.#now())) === subject;
  }

  /** Runs a check; every failure becomes `bad-passkey`. */
  async #checked<T>(check: () => Promise<T>): Promise<T> {
    try {
      return await check();
    } catch (error) {
      if (error instanceof ApiError) throw error;
      throw new ApiError('bad-passkey');
    }
  }
}

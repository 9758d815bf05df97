import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Person } from '../play/acts.ts';
import { Refused } from '../refused.ts';
import type { Storage } from '../storage/port.ts';

const PATIENCE_MS = 5 * 60_000;
/** In place of a person in a challenge: whoever signs in is not known yet. */
const ANYBODY = '';

const toText = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');
const toBytes = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text, 'base64url'));

/** Signing in with a device instead of a password. Needs to know the site's own address. */
export class Passkeys {
  readonly #storage: Storage;
  readonly #site: URL | undefined;
  readonly #now: () => number;

  constructor(storage: Storage, site: string, now: () => number) {
    this.#storage = storage;
    this.#site = site === '' ? undefined : new URL(site);
    this.#now = now;
  }

  #here(): URL {
    if (!this.#site) throw new Refused('no-passkeys');
    return this.#site;
  }

  /** What a browser needs to make a passkey. */
  async offer(person: Person): Promise<unknown> {
    const { hostname } = this.#here();
    const known = await this.#storage.passkeysOf(person.id);
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
    await this.#storage.challenge(options.challenge, person.id, this.#now() + PATIENCE_MS);
    return options;
  }

  /** Keeps the passkey that a browser made; gives how many there are now. */
  async add(person: Person, response: unknown): Promise<number> {
    const { origin, hostname } = this.#here();
    const { registrationInfo } = await this.#checked(() =>
      verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge: (challenge) => this.#isOpen(challenge, person.id),
        expectedOrigin: origin,
        expectedRPID: hostname,
        requireUserVerification: false,
      }),
    );
    if (!registrationInfo) throw new Refused('bad-passkey');
    const { id, publicKey, counter, transports } = registrationInfo.credential;
    if (await this.#storage.passkey(id)) throw new Refused('bad-passkey');
    const row = {
      id,
      person: person.id,
      publicKey: toText(publicKey),
      counter,
      transports: (transports ?? []).join(' '),
    };
    await this.#storage.addPasskey(row, this.#now());
    return (await this.#storage.passkeysOf(person.id)).length;
  }

  /** What a browser needs to sign in. */
  async question(): Promise<unknown> {
    const options = await generateAuthenticationOptions({ rpID: this.#here().hostname, userVerification: 'preferred' });
    await this.#storage.challenge(options.challenge, ANYBODY, this.#now() + PATIENCE_MS);
    return options;
  }

  /** The person who holds the passkey that answered. */
  async signIn(response: unknown): Promise<string> {
    const { origin, hostname } = this.#here();
    const { id } = (response ?? {}) as { id?: unknown };
    const passkey = typeof id === 'string' ? await this.#storage.passkey(id) : undefined;
    if (!passkey) throw new Refused('bad-passkey');
    const { authenticationInfo, verified } = await this.#checked(() =>
      verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge: (challenge) => this.#isOpen(challenge, ANYBODY),
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
    if (!verified || !(await this.#storage.usePasskey(passkey.id, authenticationInfo.newCounter)))
      throw new Refused('bad-passkey');
    return passkey.person;
  }

  /** A challenge is answered once, in time, and by the one it was made for. */
  async #isOpen(challenge: string, person: string): Promise<boolean> {
    return (await this.#storage.takeChallenge(challenge, this.#now())) === person;
  }

  /** Whatever is wrong with an answer, the person hears the same. */
  async #checked<T>(check: () => Promise<T>): Promise<T> {
    try {
      return await check();
    } catch (error) {
      if (error instanceof Refused) throw error;
      throw new Refused('bad-passkey');
    }
  }
}

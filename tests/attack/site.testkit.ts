import { randomBytes } from 'node:crypto';
import type { TableView } from '../../src/protocol/index.ts';
import type { Random } from '../../src/kernel/index.ts';
import { Refusal } from '../server/client.testkit.ts';
import type { Mark, Peer } from './ledger.testkit.ts';
import { TableLedger } from './ledger.testkit.ts';
import type { Receiver } from './receiver.testkit.ts';
import type { Recorder } from './recorder.testkit.ts';
import { type Answer, call, RecordingSocket } from './wire.testkit.ts';

/** A person of the attacker's. */
export interface Somebody {
  /** The name that others see; no two people have the same. */
  readonly name: string;
  /** An address of this machine that is theirs alone: limits are per address. */
  readonly address: string;
  /** Good keys, each on a device of its own. */
  readonly keys: string[];
  readonly login: string | undefined;
  password: string;
}

/** What a new table is to be like. */
export interface Terms {
  readonly game: string;
  readonly settings: object;
  readonly private: boolean;
  readonly delay: number;
  readonly strict: boolean;
  readonly hints: boolean;
}

/** Servers of before know no such route. */
function ifUnknown(error: unknown): undefined {
  if (error instanceof Refusal && error.body.code === 'bad-request') return undefined;
  throw error;
}

const PASSWORD = 'correct horse ';

/** The servers under attack, and everything that people do there before and besides a game; rights are noted as it is acknowledged. */
export class Site {
  readonly urls: readonly string[];
  readonly recorder: Recorder;
  readonly receiver: Receiver;
  readonly random: Random;
  #people = 0;

  constructor(urls: readonly string[], recorder: Recorder, receiver: Receiver, random: Random) {
    this.urls = urls;
    this.recorder = recorder;
    this.receiver = receiver;
    this.random = random;
  }

  deed(name: string): void {
    this.recorder.deeds.add(name);
  }

  /** Somebody at one of the servers. */
  peer(role: string, who?: Somebody, key = who?.keys[0], server = this.random(this.urls.length)): Peer {
    return { role, person: key === undefined ? undefined : who?.name, key, server, invites: new Set() };
  }

  call<T>(
    peer: Peer,
    who: Pick<Somebody, 'address'>,
    method: string,
    path: string,
    body?: unknown,
    invite?: string,
  ): Promise<Answer<T>> {
    return call<T>(this.recorder, peer, {
      url: this.urls[peer.server]!,
      from: who.address,
      method,
      path,
      body,
      invite,
    });
  }

  connect(peer: Peer, who: Pick<Somebody, 'address'>, plays = false): Promise<RecordingSocket> {
    return RecordingSocket.connect(this.urls[peer.server]!, who.address, peer, this.recorder, plays);
  }

  /** A stranger's address. */
  address(): string {
    const n = ++this.#people;
    return `127.${1 + ((n >> 16) & 63)}.${(n >> 8) & 255}.${1 + (n & 127)}`;
  }

  async arrive(withAccount: boolean): Promise<Somebody> {
    const name = `P${++this.#people}-${randomBytes(3).toString('hex')}`;
    const address = this.address();
    const peer = this.peer('newcomer');
    const { body, asked } = await this.call<{ key: string }>(peer, { address }, 'POST', '/api/visitors', { name });
    this.recorder.ledger.keyMade(body.key, asked);
    const login = withAccount ? name.toLowerCase() : undefined;
    const who: Somebody = { name, address, keys: [body.key], login, password: PASSWORD + name };
    this.deed('arrive');
    if (login !== undefined) {
      await this.call(this.peer('person', who), who, 'POST', '/api/me/account', { login, password: who.password });
      this.deed('account');
    }
    return who;
  }

  /** One more device of the same person, by a one-time code or by the password. */
  async addDevice(who: Somebody): Promise<string> {
    if (who.login !== undefined && this.random(3) === 0) {
      const wish = { login: who.login, password: who.password };
      return this.#newKey(who, '/api/login', wish, 'sign in');
    }
    return this.#newKey(who, '/api/visitors/claim', { code: await this.code(who) }, 'claim');
  }

  /** A code that another device can claim. */
  async code(who: Somebody, key = who.keys[0]): Promise<string> {
    const { body } = await this.call<{ code: string }>(this.peer('person', who, key), who, 'POST', '/api/me/code');
    return body.code;
  }

  async #newKey(who: Somebody, path: string, wish: object, deed: string): Promise<string> {
    const { body, asked } = await this.call<{ key: string }>(this.peer('new device'), who, 'POST', path, wish);
    this.recorder.ledger.keyMade(body.key, asked);
    who.keys.push(body.key);
    this.deed(deed);
    return body.key;
  }

  /** Ends keys of a person, never the first, in one of the ways there are; gives those that ended. */
  async endKeys(who: Somebody): Promise<string[]> {
    const peer = this.peer('person', who);
    const last = who.keys.at(-1)!;
    const own = this.peer('person', who, last);
    let done: Mark;
    const way = this.random(who.login === undefined ? 3 : 4);
    // With an account the server may want to know first that it is asked by the right hands.
    if (who.login !== undefined && way > 0)
      await this.call(peer, who, 'POST', '/api/me/confirm', { password: who.password }).catch(ifUnknown);
    if (way === 3) {
      const password = `${PASSWORD}${randomBytes(6).toString('hex')}`;
      ({ done } = await this.call(peer, who, 'POST', '/api/me/password', { old: who.password, password }));
      who.password = password;
      this.deed('password change');
    } else if (way === 0) {
      const answer = await this.call(own, who, 'POST', '/api/me/sign-out').catch(ifUnknown);
      if (!answer) return [];
      this.deed('sign out');
      return this.#ended(who.keys.splice(-1), answer.done);
    } else if (way === 1) {
      const listed = await this.call<{ keys: { id: string; current: boolean }[] }>(
        own,
        who,
        'GET',
        '/api/me/keys',
      ).catch(ifUnknown);
      const id = listed?.body.keys.find(({ current }) => current)?.id;
      if (id === undefined) return [];
      ({ done } = await this.call(peer, who, 'DELETE', `/api/me/keys/${id}`));
      this.deed('remove a key');
      return this.#ended(who.keys.splice(-1), done);
    } else {
      ({ done } = await this.call(peer, who, 'POST', '/api/me/revoke'));
      this.deed('revoke keys');
    }
    return this.#ended(who.keys.splice(1), done);
  }

  #ended(keys: string[], done: Mark): string[] {
    for (const key of keys) this.recorder.ledger.keyVoid(key, done);
    return keys;
  }

  async newTable(host: Somebody, terms: Terms): Promise<TableLedger> {
    const title = `T-${randomBytes(4).toString('hex')}`;
    const peer = this.peer('host', host);
    const { body } = await this.call<{ table: TableView }>(peer, host, 'POST', '/api/tables', { ...terms, title });
    const { game, delay } = terms;
    const table = new TableLedger(body.table.id, { game, isPrivate: terms.private, delay, host: host.name });
    this.recorder.open(table);
    this.deed(`table: ${terms.private ? 'private' : 'public'}${delay > 0 ? ', delayed' : ''}`);
    return table;
  }

  /** The next table with the same people; those whom the server seats there at once are noted. */
  async rematch(old: TableLedger, who: Somebody, host: Somebody, invite: string | undefined): Promise<TableLedger> {
    const peer = this.peer('person', who);
    const path = `/api/tables/${old.id}/rematch`;
    const { body, asked, done } = await this.call<{ table: TableView }>(peer, who, 'POST', path);
    const { id, yours, seats } = body.table;
    const { game, isPrivate, delay } = old;
    const terms = { game, isPrivate, delay, host: yours ? who.name : host.name, rematchOf: old.id };
    const table = new TableLedger(id, terms);
    table.keepAway(old);
    this.recorder.open(table);
    seats.forEach(({ taken, name, bot, ...more }, seat) => {
      const { invited } = more as { invited?: { name: string } };
      if (invited) table.keep(seat, invited.name, asked);
      if (bot && name === undefined) table.bots.add(seat);
      if (taken && name !== undefined && old.holders?.[seat] === name) table.sat(seat, name, asked, done);
    });
    if (invite !== undefined) table.invited(invite, asked);
    this.deed('rematch');
    return table;
  }

  /** An invitation to the table, or to a seat; the one before it is void. */
  async invite(table: TableLedger, host: Somebody, old: string | undefined, seat?: number): Promise<string> {
    const peer = this.peer('host', host);
    const path = `/api/tables/${table.id}/invites`;
    const wish = seat === undefined ? {} : { seat };
    const { body, asked, done } = await this.call<{ invite: string }>(peer, host, 'POST', path, wish);
    table.invited(body.invite, asked, seat);
    if (old !== undefined) {
      table.uninvited(old, done);
      this.deed('end invitation');
    }
    this.deed('invite');
    return body.invite;
  }

  async sit(table: TableLedger, who: Somebody, seat: number, invite?: string, more: object = {}): Promise<void> {
    const peer = this.peer('person', who);
    const wish = { ...(invite !== undefined && { invite }), ...more };
    if (invite !== undefined) peer.invites.add(invite);
    const { asked, done } = await this.call(peer, who, 'POST', `/api/tables/${table.id}/seats/${seat}`, wish);
    table.sat(seat, who.name, asked, done);
    this.deed('sit');
  }

  /** Somebody does not want the seat that is kept for them, or the host keeps it no longer. */
  async decline(table: TableLedger, by: Somebody, seat: number): Promise<void> {
    const path = `/api/tables/${table.id}/seats/${seat}`;
    const { done } = await this.call(this.peer('person', by), by, 'DELETE', path);
    table.cleared(seat, done);
    this.deed('decline a rematch');
  }

  /** Puts a bot into a seat. */
  async addBot(table: TableLedger, host: Somebody, seat: number): Promise<void> {
    const path = `/api/tables/${table.id}/seats/${seat}`;
    const { done } = await this.call(this.peer('host', host), host, 'POST', path, { bot: true, level: 'easy' });
    table.cleared(seat, done);
    table.bots.add(seat);
    this.deed('bot sits');
  }

  /** Somebody leaves a seat, or the host sends them away. */
  async stand(table: TableLedger, who: Somebody, seat: number, by = who): Promise<void> {
    const path = `/api/tables/${table.id}/seats/${seat}`;
    const { done } = await this.call(this.peer('person', by), by, 'DELETE', path);
    table.left(seat, who.name, done, by !== who);
    this.deed(by === who ? 'stand' : 'send away');
  }

  /** The host lets back in who was sent away. */
  async letBack(table: TableLedger, host: Somebody, who: Somebody): Promise<void> {
    const peer = this.peer('host', host);
    const path = `/api/tables/${table.id}`;
    const { body } = await this.call<{ table: TableView & { away?: { who: string; name: string }[] } }>(
      peer,
      host,
      'GET',
      path,
    );
    const found = body.table.away?.find(({ name }) => name === who.name);
    if (!found) return;
    await this.call(peer, host, 'POST', `${path}/acts`, { do: 'readmit', who: found.who });
    table.letBack(who.name);
    this.deed('let back');
  }
}

import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isPrivateAddress } from '../../src/server/notices/addresses.ts';
import { allowedUrl } from '../../src/server/notices/outbound.ts';
import type { RunningServer } from '../../src/server/index.ts';
import { Client, Refusal, Visitor } from './client.testkit.ts';
import { scratch, startTestServer, testConfig } from './server.testkit.ts';
import { seatedTable } from './table.testkit.ts';

interface ReceivedRequest {
  readonly path: string;
  readonly headers: Record<string, unknown>;
  readonly body: Buffer;
}

/** A service that is told things, and answers as the test likes. */
class Listener {
  readonly received: ReceivedRequest[] = [];
  status: (received: ReceivedRequest) => number = () => 204;
  readonly #server: Server;
  constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const received = { path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) };
        this.received.push(received);
        response.writeHead(this.status(received)).end();
      });
    });
  }
  async listen(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }
  close(): void {
    this.#server.close();
  }
  at(path: string): ReceivedRequest[] {
    return this.received.filter((each) => each.path === path);
  }
}

const place = scratch();
const outside = new Listener();
let url = '';
let server: RunningServer;
beforeAll(async () => {
  url = await outside.listen();
  const config = {
    data: place.file('notices.db'),
    reach: 'any' as const,
    // Long enough to ask for notices of a turn that has begun, on a busy machine too.
    noticeDelay: 800,
    site: 'http://vatra.example',
  };
  server = await startTestServer(testConfig(config));
});
afterAll(async () => {
  await server.close();
  outside.close();
  place.remove();
});

interface NoticeReply {
  readonly notice: { readonly id: string; readonly host: string };
}
const hook = (visitor: Visitor, path: string, more: object = {}): Promise<NoticeReply> =>
  visitor.call('POST', '/api/me/notices', { kind: 'webhook', url: `${url}${path}`, language: 'en', ...more });

/** The same question stays open until its player answers: the table plays on only when they do. */
async function answer(visitor: Visitor, id: string, seat: number): Promise<void> {
  const moment = await visitor.moment(id, seat);
  const says = moment.offered.slice(0, 1);
  await visitor.act(id, { do: 'answer', seat, question: moment.question, says, move: `m${moment.question}${says[0]}` });
}

describe('notices of a turn', () => {
  test('a webhook hears of the turn once, with what happened since and a link, in the language chosen', async () => {
    const { id, visitors } = await seatedTable(server.url, { title: 'Evening' });
    await hook(visitors[0]!, '/ann');
    await hook(visitors[1]!, '/all', { table: id, everyone: true, language: 'uk' });
    // Both lay cards: seat 1 is done first, so seat 0 hears what seat 1 did.
    await answer(visitors[1]!, id, 1);
    await answer(visitors[1]!, id, 1);
    await expect.poll(() => outside.at('/ann').length).toBe(1);
    const said = JSON.parse(outside.at('/ann')[0]!.body.toString()) as { text: string; content: string };
    expect(said.text).toContain('Your turn: Evening');
    expect(said.text).toContain('Guest 1: 2\u00a0moves');
    expect(said.text).toContain(`http://vatra.example/table/${id}`);
    expect(said.content).toBe(said.text);
    await expect.poll(() => outside.at('/all').length).toBeGreaterThan(0);
    expect(outside.at('/all')[0]!.body.toString()).toContain('Ходить Guest');
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(outside.at('/ann')).toHaveLength(1);
  });

  test('who is here is not called', async () => {
    const { id, visitors } = await seatedTable(server.url);
    await hook(visitors[0]!, '/here');
    const client = await Client.connect(server.url, visitors[0]!.key);
    await client.watch(id, 0);
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(outside.at('/here')).toHaveLength(0);
    client.close();
  });

  test('an address that is gone is given up, one that fails is tried again', async () => {
    const { visitors } = await seatedTable(server.url);
    outside.status = ({ path }) => (path === '/gone' ? 410 : path === '/ill' ? 500 : 204);
    const gone = await hook(visitors[0]!, '/gone');
    const ill = await hook(visitors[0]!, '/ill');
    const attempt = (shown: NoticeReply): Promise<{ outcome: string }> =>
      visitors[0]!.call('POST', `/api/me/notices/${shown.notice.id}/try`);
    expect(await attempt(ill)).toEqual({ outcome: 'again' });
    await expect.poll(() => outside.at('/gone').length).toBe(1);
    await expect
      .poll(async () => (await visitors[0]!.call<{ notices: unknown[] }>('GET', '/api/me/notices')).notices.length)
      .toBe(1);
    await expect(attempt(gone)).rejects.toThrow('no-notice');
    outside.status = () => 204;
  });

  test('the pauses between tries double, and after the tenth nobody tries any more', async () => {
    const { id, visitors } = await seatedTable(server.url);
    outside.status = ({ path }) => (path === '/down' ? 503 : 204);
    await hook(visitors[0]!, '/down');
    const db = new DatabaseSync(place.file('notices.db'), { timeout: 5000 });
    const due = (): { due: number; tries: number } | undefined =>
      db.prepare('select due, tries from deliveries where table_id = ? and due is not null').get(id) as never;
    for (let tries = 1; tries < 10; tries++) {
      await expect.poll(() => due()?.tries, { interval: 20 }).toBe(tries);
      const wait = due()!.due - Date.now();
      const pause = 30_000 * 2 ** (tries - 1);
      expect(wait).toBeLessThanOrEqual(pause);
      expect(wait).toBeGreaterThan(pause - 10_000);
      // Nobody has hours here.
      db.prepare('update deliveries set due = ? where table_id = ?').run(Date.now(), id);
    }
    await expect.poll(due, { interval: 20 }).toBeUndefined();
    expect(outside.at('/down')).toHaveLength(10);
    db.close();
    outside.status = () => 204;
  }, 60_000);

  test('a browser is sent an encrypted message, signed by the server', async () => {
    const visitor = await Visitor.arrive(server.url, 'Ann');
    const { key } = await visitor.call<{ key: string }>('GET', '/api/notices/key');
    expect(Buffer.from(key, 'base64url')).toHaveLength(65);
    const browser = createECDH('prime256v1');
    const subscription = {
      kind: 'push',
      endpoint: `${url}/push`,
      p256dh: browser.generateKeys().toString('base64url'),
      auth: randomBytes(16).toString('base64url'),
      language: 'ru',
    };
    const { notice } = await visitor.call<NoticeReply>('POST', '/api/me/notices', subscription);
    expect(await visitor.call('POST', `/api/me/notices/${notice.id}/try`)).toEqual({ outcome: 'done' });
    const { headers, body } = outside.at('/push')[0]!;
    expect(headers['content-encoding']).toBe('aes128gcm');
    expect(headers['authorization']).toMatch(/^vapid t=/);
    expect(body.toString()).not.toContain('уведомления');
  });

  test('only one’s own notices are shown and ended, no address is shown again, and there is a most', async () => {
    const ann = await Visitor.arrive(server.url, 'Ann');
    const eve = await Visitor.arrive(server.url, 'Eve');
    const { notice } = await hook(ann, '/secret-path');
    expect(JSON.stringify(await ann.call('GET', '/api/me/notices'))).not.toContain('secret-path');
    await expect(eve.call('DELETE', `/api/me/notices/${notice.id}`)).rejects.toThrow('no-notice');
    await expect(eve.call('POST', `/api/me/notices/${notice.id}/try`)).rejects.toThrow('no-notice');
    await ann.call('DELETE', `/api/me/notices/${notice.id}`);
    for (let n = 0; n < 10; n++) await hook(ann, `/n${n}`);
    await expect(hook(ann, '/n10')).rejects.toThrow('notices-full');
    const { id } = await seatedTable(server.url);
    await expect(hook(eve, '/x', { table: id, everyone: true })).rejects.toThrow('not-allowed');
    await expect(hook(eve, '/x', { everyone: true })).rejects.toThrow('bad-request');
  });
});

describe('notices of a pairing over days', () => {
  const wish = (days: number) => ({
    game: 'embers',
    settings: { seats: 2 },
    clock: { kind: 'days', days },
    rated: false,
    bots: false,
  });

  test('tell who is away once, in the language chosen, and only those whom it waits for', async () => {
    const people = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => Visitor.arrive(server.url, name)));
    const [ann, bob, cid] = people;
    await hook(ann!, '/paired-ann', { language: 'uk' });
    await hook(bob!, '/paired-bob');
    await hook(cid!, '/paired-cid');
    const client = await Client.connect(server.url, bob!.key);
    await ann!.call('POST', '/api/me/pairing', wish(3));
    await bob!.call('POST', '/api/me/pairing', wish(3));
    await cid!.call('POST', '/api/me/pairing', wish(9));
    await expect.poll(() => outside.at('/paired-ann').length).toBe(1);
    const { text } = JSON.parse(outside.at('/paired-ann')[0]!.body.toString()) as { text: string };
    expect(text).toContain('Суперників знайдено');
    expect(text).toContain('http://vatra.example/pair?pace=days');
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(outside.at('/paired-ann')).toHaveLength(1);
    // Bob is here, and nobody was found for Cid.
    expect([outside.at('/paired-bob').length, outside.at('/paired-cid').length]).toEqual([0, 0]);
    client.close();
  });

  test('a game now is told to nobody: its people are at the page', async () => {
    const people = await Promise.all(['Dan', 'Eve'].map((name) => Visitor.arrive(server.url, name)));
    await hook(people[0]!, '/paired-now');
    for (const one of people)
      await one.call('POST', '/api/me/pairing', { ...wish(1), clock: { kind: 'live', bank: 700, increment: 5 } });
    await expect
      .poll(async () => JSON.stringify(await people[0]!.call('GET', '/api/me/pairing')))
      .toContain('"pairing"');
    await new Promise((resolve) => setTimeout(resolve, 2500));
    expect(outside.at('/paired-now')).toHaveLength(0);
  });
});

describe('addresses from outside', () => {
  test('only public ones over TLS are called', () => {
    const refused = ['http://example.org/', 'https://127.0.0.1/', 'https://10.1.2.3/', 'https://[::1]/', 'file:///etc'];
    for (const text of [...refused, 'https://user:pass@example.org/', 'nonsense', 'https://192.168.1.1:8443/x'])
      expect(allowedUrl(text, 'public'), text).toBeUndefined();
    expect(allowedUrl('https://discord.com/api/webhooks/1/x', 'public')?.hostname).toBe('discord.com');
    expect(allowedUrl('https://discord.com/', 'none')).toBeUndefined();
    for (const inside of ['::ffff:127.0.0.1', '169.254.169.254', '0.0.0.0', 'fe80::1', 'fd00::1', '100.64.0.1'])
      expect(isPrivateAddress(inside), inside).toBe(true);
    for (const address of ['1.1.1.1', '2606:4700::1111', '172.32.0.1'])
      expect(isPrivateAddress(address), address).toBe(false);
  });

  test('a name that leads inside is not called either', async () => {
    const strict = await startTestServer(testConfig({ data: place.file('strict.db'), reach: 'public' }));
    const ann = await Visitor.arrive(strict.url, 'Ann');
    await expect(ann.call('POST', '/api/me/notices', { kind: 'webhook', url, language: 'en' })).rejects.toThrow(
      Refusal,
    );
    const port = new URL(url).port;
    const sneaky = { kind: 'webhook', url: `https://localhost:${port}/sneaky`, language: 'en' };
    const { notice } = await ann.call<NoticeReply>('POST', '/api/me/notices', sneaky);
    expect(await ann.call('POST', `/api/me/notices/${notice.id}/try`)).toEqual({ outcome: 'again' });
    expect(outside.at('/sneaky')).toEqual([]);
    await strict.close();
  });
});

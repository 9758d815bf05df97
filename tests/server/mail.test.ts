import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig, type RunningServer } from '../../src/server/index.ts';
import { Visitor } from './client.testkit.ts';
import { QUICK, scratch, startTestServer, testConfig } from './server.testkit.ts';
import { type Letter, openMailServer, type MailServer } from './smtp.testkit.ts';
import { seatedTable } from './table.testkit.ts';

const SITE = 'https://vatra.example';
const place = scratch();
let mailServer: MailServer;
let server: RunningServer;
const start = (changes: object = {}): Promise<RunningServer> =>
  startTestServer(
    testConfig({
      data: place.file('mail.db'),
      // Long enough to confirm an address after a turn has begun, on a busy machine too.
      noticeDelay: 2000,
      site: SITE,
      mail: { url: mailServer.url, from: 'Vatra <vatra@vatra.example>', perDay: 50 },
      ...changes,
    }),
  );
beforeAll(async () => {
  mailServer = await openMailServer();
  server = await start();
});
afterAll(async () => {
  await server.close();
  await mailServer.close();
  place.remove();
});

const to = (address: string): Letter[] => mailServer.letters.filter((letter) => letter.to.includes(address));
const ask = (who: Visitor, address: string, language = 'en'): Promise<{ notice: { id: string; pending?: true } }> =>
  who.call('POST', '/api/me/mail', { address, language });
const tokenIn = ({ text }: Letter, what: 'confirm' | 'stop'): string =>
  new RegExp(`${SITE}/mail#${what}=([\\w-]+)`).exec(text)![1]!;
const nobody = (): Visitor => new Visitor(server.url);
const noticesOf = async (who: Visitor): Promise<{ kind: string; address?: string; pending?: true }[]> =>
  (await who.call<{ notices: { kind: string }[] }>('GET', '/api/me/notices')).notices;

/** An address that no other test, and no earlier try of the same test, has used. */
let addresses = 0;
const newAddress = (name: string): string => `${name}${(addresses += 1)}@example.org`;

/** Asks for mail and confirms it as its reader does. */
async function withMail(who: Visitor, address: string, language = 'en'): Promise<void> {
  await ask(who, address, language);
  await who.call('POST', '/api/mail/confirm', {
    token: tokenIn(to(address.replace('Example.ORG', 'example.org')).at(-1)!, 'confirm'),
  });
}

/** Begins a table of the test game: the first visitor is asked first. Gives its id. */
async function begin(first: Visitor, second: Visitor, title: string): Promise<string> {
  const { id } = await first.table('POST', '', { game: 'embers', settings: { seats: 2 }, title });
  await first.table('POST', `/${id}/seats/0`, {});
  await second.table('POST', `/${id}/seats/1`, {});
  await first.table('POST', `/${id}/start`);
  return id;
}

describe('e-mail', () => {
  test('nothing but the question goes to an address that nobody confirmed', async () => {
    const address = newAddress('unconfirmed');
    const { visitors } = await seatedTable(server.url, { title: 'Evening' });
    await ask(visitors[0]!, address, 'uk');
    const [letter] = to(address);
    expect(letter!.headers.get('subject')).toBe('Підтвердьте свою адресу для сайту «Ватра»');
    expect(letter!.text).toContain('Guest 0');
    expect(await noticesOf(visitors[0]!)).toMatchObject([{ kind: 'email', address, pending: true }]);
    await new Promise((done) => setTimeout(done, 4000));
    expect(to(address)).toHaveLength(1);
  });

  test('a confirmed address gets the digest of the turn in its language, and one click ends it', async () => {
    const [ann, bob] = [await Visitor.arrive(server.url, 'Ann'), await Visitor.arrive(server.url, 'Bob')];
    const address = newAddress('Ann');
    await withMail(ann, address.replace('example.org', 'Example.ORG'), 'ru');
    expect(await noticesOf(ann)).toMatchObject([{ kind: 'email', address }]);
    const id = await begin(ann, bob, 'Вечір');
    await expect.poll(() => to(address).length).toBe(2);
    const letter = to(address)[1]!;
    expect(letter.headers.get('subject')).toBe('Ваш ход: Вечір');
    expect(letter.text).toContain(`${SITE}/table/${id}`);
    expect(letter.headers.get('from')).toContain('vatra@vatra.example');
    expect(letter.headers.get('auto-submitted')).toBe('auto-generated');
    // RFC 8058: the header names an https address, and a POST to it with this form ends the letters without a question.
    expect(letter.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const stop = /^<(https:\/\/[^>]+)>$/.exec(letter.headers.get('list-unsubscribe')!)![1]!;
    const path = stop.slice(SITE.length);
    const opened = await fetch(`${server.url}${path}`, { redirect: 'manual' });
    expect(opened.headers.get('location')).toBe(`/mail#stop=${tokenIn(letter, 'stop')}`);
    expect(await noticesOf(ann)).toHaveLength(1);
    const click = (): Promise<Response> =>
      fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await click()).status).toBe(200);
    expect((await click()).status).toBe(200);
    expect(await noticesOf(ann)).toEqual([]);
  });

  test('several tables that wait are told in one letter', async () => {
    // Long enough for both tables to begin before the first letter, on a busy machine too.
    const late = await start({ data: place.file(`late${addresses}.db`), noticeDelay: 3500 });
    const [ann, bob] = [await Visitor.arrive(late.url, 'Ann'), await Visitor.arrive(late.url, 'Bob')];
    const address = newAddress('both');
    await withMail(ann, address);
    const ids = [await begin(ann, bob, 'One'), await begin(ann, bob, 'Two')];
    const told = (): string[] =>
      to(address)
        .slice(1)
        .map((letter) => letter.text);
    await expect.poll(() => ids.filter((id) => told().join('').includes(id))).toEqual(ids);
    // A machine that takes longer than that to begin a table tells of the second in a letter of its own.
    expect(told().length).toBeLessThanOrEqual(2);
    await late.close();
  });

  test('links are genuine, work once, and end with the key that asked', async () => {
    const address = newAddress('links');
    const other = newAddress('gone');
    const ann = await Visitor.arrive(server.url, 'Ann');
    await ask(ann, address);
    const token = tokenIn(to(address)[0]!, 'confirm');
    await expect(nobody().call('POST', '/api/mail/confirm', { token: `${token.slice(1)}x` })).rejects.toThrow(
      'bad-mail-link',
    );
    expect(await nobody().call('POST', '/api/mail/confirm', { token })).toEqual({ address });
    await expect(nobody().call('POST', '/api/mail/confirm', { token })).rejects.toThrow('bad-mail-link');
    await expect(nobody().call('POST', '/api/mail/stop', { token: 'a'.repeat(48) })).rejects.toThrow('bad-mail-link');
    await ask(ann, other);
    const late = tokenIn(to(other)[0]!, 'confirm');
    await ann.call('POST', '/api/me/sign-out');
    await expect(nobody().call('POST', '/api/mail/confirm', { token: late })).rejects.toThrow('bad-mail-link');
  });

  test('only one’s own addresses are ended', async () => {
    const address = newAddress('own');
    const [ann, eve] = [await Visitor.arrive(server.url, 'Ann'), await Visitor.arrive(server.url, 'Eve')];
    const { notice } = await ask(ann, address);
    await expect(eve.call('DELETE', `/api/me/notices/${notice.id}`)).rejects.toThrow('no-notice');
    await ann.call('DELETE', `/api/me/notices/${notice.id}`);
    const token = tokenIn(to(address)[0]!, 'confirm');
    await expect(nobody().call('POST', '/api/mail/confirm', { token })).rejects.toThrow('bad-mail-link');
  });

  test('names and titles add no header and no reader', async () => {
    const address = newAddress('eve');
    const name = 'Eve\r\nBcc: victim@example.org';
    const eve = await Visitor.arrive(server.url, name);
    await withMail(eve, address);
    const { id } = await eve.table('POST', '', {
      game: 'embers',
      settings: { seats: 2 },
      title: 'x\nBcc: victim@example.org',
    });
    await eve.table('POST', `/${id}/seats/0`, {});
    await eve.table('POST', `/${id}/seats/1`, { bot: true });
    await eve.table('POST', `/${id}/start`);
    await expect.poll(() => to(address).length).toBe(2);
    for (const letter of to(address)) {
      expect([...letter.headers.keys()]).not.toContain('bcc');
      expect(letter.to).toEqual([address]);
    }
    for (const bad of [`${address}\r\nBcc: victim@example.org`, 'a@example.org,b@example.org', 'a@localhost'])
      await expect(ask(eve, bad)).rejects.toThrow('bad-address');
    expect(to('victim@example.org')).toEqual([]);
  });

  test('a mailbox that does not exist is given up; a busy mail server is tried again', async () => {
    const missing = newAddress('void');
    const busy = newAddress('busy');
    const closed = newAddress('closed');
    const ann = await Visitor.arrive(server.url, 'Ann');
    mailServer.unknown.add(missing);
    await expect(ask(ann, missing)).rejects.toThrow('bad-address');
    mailServer.busy = true;
    await expect(ask(ann, busy)).rejects.toThrow('no-mail');
    mailServer.busy = false;
    expect(await noticesOf(ann)).toEqual([]);
    await withMail(ann, closed);
    mailServer.unknown.add(closed);
    const { notices } = await ann.call<{ notices: { id: string }[] }>('GET', '/api/me/notices');
    expect(await ann.call('POST', `/api/me/notices/${notices[0]!.id}/try`)).toEqual({ outcome: 'gone' });
  });

  test('nobody is flooded: three questions a day to one address, few addresses an hour, and a most of notices', async () => {
    const flooded = newAddress('flood');
    const people = await Promise.all(Array.from({ length: 4 }, (_, n) => Visitor.arrive(server.url, `P${n}`)));
    for (const who of people.slice(0, 3)) await ask(who, flooded);
    await expect(ask(people[3]!, flooded.replace('flood', 'Flood'))).rejects.toThrow('too-many-mails');
    expect(to(flooded)).toHaveLength(3);
    const mail = { url: mailServer.url, from: 'vatra@vatra.example', perDay: 1 };
    const caps = { ...testConfig().caps, mailsPerHour: 2 };
    const strict = await start({ data: place.file(`strict-${flooded}.db`), mail, caps });
    const ann = await Visitor.arrive(strict.url, 'Ann');
    const own = newAddress('n');
    for (const address of [own, newAddress('n')]) await ask(ann, address);
    await expect(ask(ann, newAddress('n'))).rejects.toThrow('too-many-mails');
    const token = tokenIn(to(own)[0]!, 'confirm');
    await ann.call('POST', '/api/mail/confirm', { token });
    const { notices } = await ann.call<{ notices: { id: string; pending?: true }[] }>('GET', '/api/me/notices');
    const { id } = notices.find(({ pending }) => !pending)!;
    expect(await ann.call('POST', `/api/me/notices/${id}/try`)).toEqual({ outcome: 'done' });
    expect(await ann.call('POST', `/api/me/notices/${id}/try`)).toEqual({ outcome: 'again' });
    expect(to(own)).toHaveLength(2);
    await strict.close();
  });

  test('without a mail server, or where notices are forbidden, mail is not offered and nothing is sent', async () => {
    for (const [k, changes] of [{ mail: undefined }, { reach: 'none' }].entries()) {
      const silent = await start({ data: place.file(`silent-${k}-${addresses}.db`), ...changes });
      const ann = await Visitor.arrive(silent.url, 'Ann');
      expect(await ann.call('GET', '/api/notices/key')).toMatchObject({ mail: false });
      await expect(ask(ann, 'silent@example.org')).rejects.toThrow('no-mail');
      await silent.close();
    }
    expect(to('silent@example.org')).toEqual([]);
  });
});

test('a mail server needs a sender and the address of the site', () => {
  const problems = (env: Record<string, string>): string[] => {
    const reading = readConfig({ ...QUICK, ...env });
    return reading.ok ? [] : reading.problems.map(({ path }) => path);
  };
  const whole = { VATRA_SMTP_URL: 'smtps://a:b@mail.example', VATRA_MAIL_FROM: 'Vatra <v@x.org>', VATRA_URL: SITE };
  expect(problems(whole)).toEqual([]);
  expect(problems({ VATRA_SMTP_URL: 'smtp://mail.example' })).toEqual(['VATRA_MAIL_FROM', 'VATRA_URL']);
  expect(problems({ ...whole, VATRA_SMTP_URL: 'https://mail.example' })).toEqual(['VATRA_SMTP_URL']);
  expect(problems({ ...whole, VATRA_MAIL_FROM: 'a@x.org\nBcc: b@x.org' })).toEqual(['VATRA_MAIL_FROM']);
});

import { expect, test } from 'vitest';
import { webhookPayload } from './payloads.ts';

const NOTICE = { title: 'Your turn', lines: ['Ann: 2 moves'], path: '/table/x' };
const bodyOf = (target: string, site = ''): Record<string, unknown> =>
  JSON.parse(String(webhookPayload(target, NOTICE, site).payload.body)) as Record<string, unknown>;

test('the chat id of the address is sent to Telegram only', () => {
  const telegram = bodyOf('https://api.telegram.org/bot1:x/sendMessage?chat_id=-42');
  expect(telegram).toMatchObject({ chat_id: '-42', text: 'Your turn\nAnn: 2 moves' });
  expect(bodyOf('https://example.org/hook?chat_id=-42')).not.toHaveProperty('chat_id');
});

test('Discord reads the content and calls nobody by name', () => {
  const discord = bodyOf('https://discord.com/api/webhooks/1/x', 'https://vatra.example');
  expect(discord['content']).toBe('Your turn\nAnn: 2 moves\nhttps://vatra.example/table/x');
  expect(discord['allowed_mentions']).toEqual({ parse: [] });
});

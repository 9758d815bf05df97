import { expect, test } from 'vitest';
import { readMailAddress } from './mail-address.ts';

test('an address is kept with its domain in lower-case ASCII', () => {
  expect(readMailAddress(' Ann.Lee+vatra@Example.ORG ')).toBe('Ann.Lee+vatra@example.org');
  expect(readMailAddress('оля@example.org')).toBeUndefined();
  expect(readMailAddress('olia@пошта.укр')).toBe('olia@xn--80a1acn3a.xn--j1amh');
});

test('nothing that could add a header, another reader or a place inside the network is an address', () => {
  const wrong = [
    'a@b',
    '@example.org',
    'a@',
    'a b@example.org',
    'a@example.org\r\nBcc: eve@example.org',
    'a@exa\nmple.org',
  ];
  const more = [
    'a@example.org,eve@example.org',
    '<a@example.org>',
    '"a b"@example.org',
    'a@[127.0.0.1]',
    'a@127.0.0.1',
  ];
  const odd = ['a..b@example.org', '.a@example.org', 'a@-x.org', 'a@localhost', `${'a'.repeat(65)}@example.org`];
  for (const text of [
    ...wrong,
    ...more,
    ...odd,
    `a@${'b'.repeat(250)}.org`,
    'a@example.org;b@example.org',
    'a\0@example.org',
  ])
    expect(readMailAddress(text), JSON.stringify(text)).toBeUndefined();
});

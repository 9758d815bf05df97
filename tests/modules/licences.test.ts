import { expect, test } from 'vitest';
import { ROOT, runIn } from './modules.testkit.ts';

interface Part {
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses: readonly object[];
  readonly hashes?: readonly { readonly alg: string; readonly content: string }[];
}

test('every shipped part has a licence that may be shipped', () => {
  const { code, output } = runIn(ROOT, process.execPath, ['scripts/licences.mjs']);
  expect({ code, output }).toMatchObject({ code: 0 });
  for (const part of [
    'fastify ',
    '\npreact ',
    '\nwouter ',
    'pg ',
    '@photostructure/sqlite ',
    '@node-rs/argon2 ',
    'font literata: OFL-1.1',
  ])
    expect(output).toContain(part);
  // What only builds or tests is not shipped.
  for (const part of ['vitest ', 'typescript ', 'playwright-core ', 'esbuild ', 'react '])
    expect(output).not.toContain(`\n${part}`);
});

test('the bill of materials names every part with version, address, licence and hash', () => {
  const { output } = runIn(ROOT, process.execPath, ['scripts/licences.mjs', '--sbom']);
  const bill = JSON.parse(output) as { bomFormat: string; specVersion: string; components: readonly Part[] };
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
  for (const { name, version, purl, licenses, hashes } of bill.components) {
    expect(purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
    expect(licenses.length, name).toBe(1);
    expect(hashes?.[0], name).toMatchObject({
      alg: 'SHA-512',
      content: expect.stringMatching(/^[0-9a-f]{128}$/) as string,
    });
  }
  expect(bill.components.length).toBeGreaterThan(30);
});

import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { copyCheckout, plainEnvironment, ran, scratchFolder, warnings } from './machine.testkit.ts';
import { NODE_LINES } from './node-lines.testkit.ts';
import { startHosted } from './server.testkit.ts';

describe.each(NODE_LINES)('a clone with Node.js $node and npm $npm', ({ node, npm }) => {
  const place = scratchFolder(`node-${node}`);
  afterAll(() => place.remove());

  test('installs without a warning, builds, and serves the app', async () => {
    const { folder } = place;
    const tools = join(folder, 'tools');
    const names = [`node-${process.platform}-${process.arch}@${node}`, `npm@${npm}`];
    const got = await ran('npm', ['install', '--prefix', tools, '--no-save', ...names], { cwd: folder });
    expect({ code: got.code, printed: got.code === 0 ? '' : got.printed }).toEqual({ code: 0, printed: '' });
    const bin = join(tools, `node_modules/node-${process.platform}-${process.arch}/bin`);
    const env = plainEnvironment(bin);
    const clone = join(folder, 'clone');
    copyCheckout(clone);
    expect((await ran('node', ['--version'], { cwd: clone, env })).printed).toBe(`v${node}\n`);

    const install = await ran('node', [join(tools, 'node_modules/npm/bin/npm-cli.js'), 'ci'], { cwd: clone, env });
    expect({ code: install.code, warned: warnings(install.printed) }).toEqual({ code: 0, warned: [] });

    const server = await startHosted('./vatra', ['serve', '--port', '0'], { cwd: clone, env });
    try {
      const page = await (await fetch(`${server.url}/`)).text();
      expect(page).toContain('<script type="module"');
      expect(await (await fetch(`${server.url}/health`)).json()).toMatchObject({ status: 'ok' });
    } finally {
      expect(await server.close()).toBe(0);
    }
  });
});

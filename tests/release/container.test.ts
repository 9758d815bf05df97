import { cpSync, copyFileSync, mkdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openFileLimit } from '../../src/server/open-files.ts';
import { Visitor } from '../server/client.testkit.ts';
import { bringNode, newDebian } from './debian.testkit.ts';
import { ran, ROOT, scratchFolder } from './machine.testkit.ts';
import { freePort } from '../server/port.testkit.ts';

/** What `podman inspect` says of an image, as far as it is used. */
interface Image {
  readonly Size: number;
  readonly Config: {
    readonly User: string;
    readonly Volumes: Readonly<Record<string, unknown>>;
    readonly Entrypoint: readonly string[];
    readonly Cmd: readonly string[];
  };
  readonly HealthCheck?: { readonly Test: readonly string[] };
  readonly Healthcheck?: { readonly Test: readonly string[] };
}

const MEGABYTE = 1_000_000;
/** Names of this run, so that two runs do not meet. */
const BUILD_BASE = `localhost/vatra-build-base-${process.pid}`;
const BASE = `localhost/vatra-base-${process.pid}`;
const IMAGE = `localhost/vatra-${process.pid}`;
const VOLUME = `vatra-${process.pid}`;
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt';
/** What the compose files demand, and limits that this machine may set. runc also runs on hosts with old and new cgroups. */
const CONFINED = ['--runtime', 'runc', '--read-only', '--tmpfs', '/tmp', '--cap-drop', 'ALL'].concat([
  '--security-opt',
  'no-new-privileges',
  '--ulimit',
  `nofile=${Math.min(65_536, openFileLimit() ?? 65_536)}`,
  '--ulimit',
  'nproc=4096',
]);
/** How long a server may take to start, on a machine that others share. */
const START_MS = 300_000;

const must = async (program: string, ...words: string[]): Promise<string> => {
  const { code, printed } = await ran(program, words, { cwd: ROOT });
  expect(code, printed).toBe(0);
  return printed.trim();
};
const inspect = async (name: string): Promise<Image> =>
  (JSON.parse(await must('podman', 'image', 'inspect', name)) as [Image])[0];

/** Puts npm and the certificates of this machine into a file tree. */
async function bringNpm(folder: string): Promise<void> {
  const npm = dirname(dirname(realpathSync(await must('sh', '-c', 'command -v npm'))));
  const modules = join(folder, 'usr/lib/node_modules');
  mkdirSync(modules, { recursive: true });
  cpSync(npm, join(modules, 'npm'), { recursive: true });
  symlinkSync('../lib/node_modules/npm/bin/npm-cli.js', join(folder, 'usr/bin/npm'));
  mkdirSync(join(folder, dirname(CERTIFICATES)), { recursive: true });
  copyFileSync(CERTIFICATES, join(folder, CERTIFICATES));
  writeFileSync(join(folder, 'root/.npmrc'), `cafile=${CERTIFICATES}\n`);
}

/** Makes an image of a file tree. */
async function importTree(folder: string, image: string): Promise<void> {
  const tar = `${folder}.tar`;
  await must('tar', '-cf', tar, '-C', folder, '.');
  await must('podman', 'import', tar, image);
  for (const done of [tar, folder]) rmSync(done, { recursive: true });
}

/**
 * The Dockerfile, built on bases of Debian packages with this machine's Node.js, because images cannot be fetched everywhere:
 * one with npm, and one with a C library, a shell and Node.js alone. It is built without a container's namespaces.
 */
describe('the image of the Dockerfile', () => {
  const place = scratchFolder('container');
  let base: Image;
  let image: Image;
  beforeAll(async () => {
    const folder = join(place.folder, 'build-base');
    await newDebian(folder, 'bookworm', ['libstdc++6']);
    bringNode(folder);
    await bringNpm(folder);
    await importTree(folder, BUILD_BASE);
    const small = join(place.folder, 'base');
    await newDebian(small, 'bookworm', ['libstdc++6', 'dash', 'coreutils'], 'extract');
    bringNode(small);
    await importTree(small, BASE);
    const bases = ['--build-arg', `BUILD_BASE=${BUILD_BASE}`, '--build-arg', `BASE=${BASE}`];
    const how = ['--isolation', 'chroot', '--network', 'host', '--pull=never', '--format', 'docker'];
    await must('buildah', 'build', ...how, ...bases, '-t', IMAGE, '.');
    [base, image] = [await inspect(BASE), await inspect(IMAGE)];
  });
  afterAll(async () => {
    await ran('podman', ['image', 'rm', '-f', IMAGE, BASE, BUILD_BASE], { cwd: '/' });
    await ran('podman', ['volume', 'rm', '-f', VOLUME], { cwd: '/' });
    place.remove();
  });

  test('adds 40 MB at most to its base, and takes less than 200 MB with it', () => {
    console.log(`image ${image.Size / MEGABYTE} MB, base ${base.Size / MEGABYTE} MB`);
    expect(image.Size - base.Size).toBeLessThan(40 * MEGABYTE);
    expect(image.Size).toBeLessThan(200 * MEGABYTE);
  });

  test('runs as a user without rights, keeps data in a volume, and checks its health', () => {
    expect(image.Config.User).toBe('10001:10001');
    expect(Object.keys(image.Config.Volumes)).toEqual(['/data']);
    expect([...image.Config.Entrypoint, ...image.Config.Cmd]).toEqual(['/opt/vatra/node_modules/.bin/vatra', 'serve']);
    expect((image.HealthCheck ?? image.Healthcheck)?.Test.slice(0, 3)).toEqual(['CMD', 'node', '-e']);
  });

  test('runs as the compose files run it: a read-only root, no rights, data in a volume, checked health', async () => {
    const start = async (): Promise<{ readonly url: string; readonly id: string }> => {
      const port = await freePort();
      const how = ['--detach', '--publish', `127.0.0.1:${port}:3000`, '--volume', `${VOLUME}:/data`, ...CONFINED];
      const id = (await must('podman', 'run', ...how, IMAGE)).split('\n').at(-1)!;
      const url = `http://127.0.0.1:${port}`;
      for (const start = Date.now(); !(await fetch(`${url}/ready`).catch(() => undefined))?.ok; await sleep(200))
        if (Date.now() - start > START_MS) throw new Error(await must('podman', 'logs', id));
      return { url, id };
    };
    const stop = async (id: string): Promise<void> => {
      await must('podman', 'stop', '--time', '15', id);
      const [{ State: state }] = JSON.parse(await must('podman', 'inspect', id)) as [{ State: { ExitCode: number } }];
      expect(state.ExitCode).toBe(0);
      await must('podman', 'rm', id);
    };
    const first = await start();
    expect(await (await fetch(`${first.url}/`)).text()).toContain('<script type="module"');
    await must('podman', 'healthcheck', 'run', first.id);
    const inside = (...words: string[]): Promise<string> => must('podman', 'exec', first.id, ...words);
    expect(await inside('id', '-u')).toBe('10001');
    expect((await ran('podman', ['exec', first.id, 'sh', '-c', 'echo > /opt/x'], { cwd: '/' })).printed).toMatch(
      /Read-only file system/,
    );
    expect(await inside('vatra', 'doctor')).toMatch(/^good +database: \/data\/vatra\.db has layout/m);
    await inside('vatra', 'backup', '/data/backup.db');
    const keeper = await Visitor.arrive(first.url, 'Keeper');
    await stop(first.id);
    const second = await start();
    expect(await keeper.at(second.url).call('GET', '/api/me')).toMatchObject({ name: 'Keeper' });
    await stop(second.id);
  });
});

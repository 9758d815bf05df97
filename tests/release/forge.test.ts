import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENV_VARIABLES } from '../../src/server/config.ts';
import { asyncApi, openApi } from '../../src/protocol/index.ts';
import { plainEnvironment, ran, ROOT, scratchFolder } from './machine.testkit.ts';

interface Step {
  readonly run?: string;
  readonly uses?: string;
}

interface Job {
  readonly 'runs-on': string;
  readonly 'timeout-minutes'?: number;
  readonly strategy?: { readonly matrix: Readonly<Record<string, readonly string[]>> };
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly name: string;
  readonly permissions?: object;
  readonly jobs: Readonly<Record<string, Job>>;
}

interface Form {
  readonly name: string;
  readonly description: string;
  readonly body: readonly {
    readonly type: string;
    readonly id?: string;
    readonly attributes: { readonly label: string };
    readonly validations?: { readonly required?: boolean };
  }[];
}

const FORGE = join(ROOT, '.github');
const workflows = readdirSync(join(FORGE, 'workflows'));
const forms = readdirSync(join(FORGE, 'ISSUE_TEMPLATE'));
const { scripts, engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
  engines: { node: string };
};

/** Linters that only these tests need. They are large (200 MB), so they are installed here and are not packages of the project. */
const TOOLS = [
  'yaml@2.9.1',
  '@redocly/cli@2.20.0',
  '@action-validator/core@0.6.0',
  '@action-validator/cli@0.6.0',
  'dockerfile-utils@0.16.3',
  'dclint@3.1.0',
];
const place = scratchFolder('linters');
const env = { ...plainEnvironment(), REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
let parse: (text: string, options: { strict: boolean }) => unknown;
const read = <T>(path: string): T => parse(readFileSync(join(FORGE, path), 'utf8'), { strict: true }) as T;
const tool = (name: string): string => join(place.folder, 'node_modules/.bin', name);

beforeAll(async () => {
  const words = ['install', '--no-audit', '--no-fund', '--prefix', place.folder, ...TOOLS];
  const { code, printed } = await ran('npm', words, { cwd: place.folder, env });
  expect(code, printed).toBe(0);
  const entry = join(place.folder, 'node_modules/yaml/dist/index.js');
  ({ parse } = (await import(pathToFileURL(entry).href)) as { parse: typeof parse });
});
afterAll(() => place.remove());

test('the API documents pass a public linter without an error or a warning', async () => {
  const documents = { 'openapi.json': openApi('1.0.0'), 'asyncapi.json': asyncApi('1.0.0') };
  for (const [name, document] of Object.entries(documents))
    writeFileSync(join(place.folder, name), JSON.stringify(document));
  const words = ['lint', ...Object.keys(documents), '--max-problems', '1000'];
  const { code, printed } = await ran(tool('redocly'), words, { cwd: place.folder, env });
  expect(code, printed).toBe(0);
  expect(printed).not.toMatch(/\bwarning\b/i);
});

test.for(workflows)('workflow %s passes a linter of workflows', async (file) => {
  const { code, printed } = await ran(tool('action-validator'), [join(FORGE, 'workflows', file)], { cwd: ROOT, env });
  expect(code, printed).toBe(0);
});

test.for(workflows)('workflow %s calls commands of this repository, actions of a version, and has limits', (file) => {
  const { jobs, permissions } = read<Workflow>(join('workflows', file));
  expect(permissions).toEqual({ contents: 'read' });
  for (const [name, job] of Object.entries(jobs)) {
    expect(job['timeout-minutes'], name).toBeGreaterThan(0);
    for (const { run, uses } of job.steps) {
      expect(uses ?? 'x@v1', name).toMatch(/^[\w./-]+@v\d+$|^x@v1$/);
      for (const [, script] of (run ?? '').matchAll(/npm run ([\w:-]+)/g))
        expect(Object.keys(scripts)).toContain(script);
      for (const [, stages] of (run ?? '').matchAll(/--only ([\w,]+)/g))
        for (const stage of stages!.split(','))
          expect(readFileSync(join(ROOT, 'scripts/test.mjs'), 'utf8')).toContain(`name: '${stage}'`);
    }
  }
});

test('every promised line of Node.js is checked, the oldest release of each first', () => {
  const lines = read<Workflow>('workflows/check.yml').jobs['checks']!.strategy!.matrix['node']!;
  for (const [, oldest] of engines.node.matchAll(/\^(\d+\.\d+)\.\d+/g)) expect(lines).toContain(oldest);
  expect(lines).toContain(/>=(\d+)/.exec(engines.node)![1]);
});

test('a release builds the tarball, both Debian packages, the static folder, the lists of parts, and images', () => {
  const text = readFileSync(join(FORGE, 'workflows/release.yml'), 'utf8');
  for (const part of [
    'npm pack',
    '--arch amd64',
    '--arch arm64',
    'build:static',
    'licences',
    'sbom',
    'linux/amd64,linux/arm64',
  ])
    expect(text).toContain(part);
});

describe('containers', () => {
  const COMPOSE = ['compose.yaml', 'compose.postgres.yaml'];
  /** Rules about the order of keys, and one against open ports, which the proxy of a public site has. */
  const OFF = ['service-keys-order', 'services-alphabetical-order', 'no-unbound-port-interfaces'];

  test('the Dockerfile passes a linter', async () => {
    const { code, printed } = await ran(tool('dockerfile-utils'), ['lint', join(ROOT, 'Dockerfile')], {
      cwd: ROOT,
      env,
    });
    expect({ code, printed }).toEqual({ code: 0, printed: '' });
  });

  test('the compose files pass a linter without a warning', async () => {
    const words = [...COMPOSE, '--max-warnings', '0', ...OFF.flatMap((rule) => ['--disable-rule', rule])];
    const { code, printed } = await ran(tool('dclint'), words, { cwd: ROOT, env });
    expect(code, printed).toBe(0);
  });

  test.for(COMPOSE)('the server of %s may write to its volume alone, and has no rights', (file) => {
    const { services } = read<{ services: Record<string, object> }>(join('..', file));
    expect(services['vatra']).toMatchObject({
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      ulimits: { nofile: 65_536 },
    });
  });

  test.for(['Dockerfile', ...COMPOSE, 'packaging/deb/vatra.env', 'packaging/deb/vatra.service'])(
    '%s sets only what the server reads',
    (file) => {
      const set = [...readFileSync(join(ROOT, file), 'utf8').matchAll(/\b(VATRA_\w+)[=:] ?/g)].map(([, name]) => name!);
      const known = [...ENV_VARIABLES.map(({ name }) => name), 'VATRA_DOMAIN'];
      expect(set.length).toBeGreaterThan(0);
      expect(set.filter((name) => !known.includes(name))).toEqual([]);
    },
  );
});

describe('issue templates', () => {
  test.for(forms)('%s has a name, a description, and fields with ids', (file) => {
    const { name, description, body } = read<Form>(join('ISSUE_TEMPLATE', file));
    expect([name, description].every((text) => text.length > 3)).toBe(true);
    for (const field of body) {
      expect(['markdown', 'input', 'textarea', 'dropdown', 'checkboxes']).toContain(field.type);
      expect(field.attributes.label.length).toBeGreaterThan(3);
    }
    expect(new Set(body.map(({ id }) => id)).size).toBe(body.length);
  });

  test('a question about a rule needs a link to the position and the paragraph', () => {
    const { body } = read<Form>('ISSUE_TEMPLATE/rule.yml');
    const needed = body.filter(({ validations }) => validations?.required).map(({ id }) => id);
    expect(needed).toEqual(expect.arrayContaining(['game', 'position', 'paragraph']));
  });

  test('a pull request is asked for its test', () => {
    expect(existsSync(join(FORGE, 'pull_request_template.md'))).toBe(true);
    expect(readFileSync(join(FORGE, 'pull_request_template.md'), 'utf8')).toContain('A test fails without the change');
  });
});

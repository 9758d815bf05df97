// Bundles the web app. `npm run dev:client` serves it from the sources instead.
//
//   node scripts/client.mjs --serve              the app from its sources, reloaded as they change
//   node scripts/client.mjs --test-games            the app with the test game, for tests, in .build/client (the
//                                                development build) and .build/client-production
//
// The test game never gets into dist/: only `--test-games` replaces src/client/registry/test-games.ts by
// tests/e2e/test-games.testkit.ts.

import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chunks } from './lib/chunks.mjs';
import { compressFiles } from './lib/compress.mjs';
import { unlessFresh } from './lib/fresh.mjs';
import { isMain, PlainError, runMain } from './lib/main.mjs';
import { packs } from './lib/packs.mjs';
import { preloads } from './lib/preloads.mjs';
import { ROOT } from './lib/root.mjs';
import { licenceTexts, listedParts } from './licences.mjs';

const CLIENT = join(ROOT, 'src/client');
const SERVICE_WORKER = join(CLIENT, 'sw/sw.ts');
const PAGE = join(CLIENT, 'index.html');
const TEST_GAMES = join(CLIENT, 'registry/test-games.ts');
const PROVING_GAMES = join(ROOT, 'tests/e2e/test-games.testkit.ts');

const SERVER = `http://127.0.0.1:${process.env.VATRA_PORT ?? 3000}`;

/**
 * The builds with the test game, by mode. Warnings of the development build fail the browser tests; long games use the
 * production build, which takes half the time.
 */
const PROVING_OUT = {
  development: join(ROOT, '.build/client'),
  production: join(ROOT, '.build/client-production'),
};
const TEST_GAME_FILES = ['tests/e2e/test-games.testkit.ts', 'tests/e2e/embers.testkit.ts'];

/** Replaces the empty list of test games by the one of the browser tests. */
function withTestGames() {
  return {
    name: 'vatra-test-games',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith('/test-games.ts')) return undefined;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found?.id === TEST_GAMES ? PROVING_GAMES : undefined;
    },
  };
}

/** True for the weights of a network: they are fetched, and then kept, when a bot first uses them. */
const isWeights = ({ moduleIds = [] }) => moduleIds.some((id) => /[\\/]bots[\\/][^\\/]+[\\/]net\.ts$/.test(id));

/** Writes the list of files to cache into the service worker, and a mark into the page that there is one. */
function offline() {
  return {
    name: 'vatra-offline',
    apply: 'build',
    transformIndexHtml: (html) =>
      html.replace('<meta charset', '<meta name="vatra-offline" content="yes" />\n    <meta charset'),
    generateBundle(_options, bundle) {
      const worker = bundle['sw.js'];
      if (worker === undefined) return;
      const files = Object.keys(bundle).filter(
        (file) => file !== 'sw.js' && !/\.(map|html)$/.test(file) && !isWeights(bundle[file]),
      );
      const kept = [...files, 'vatra.webmanifest', 'icon.svg', 'icon-192.png'].map((file) => `./${file}`).sort();
      const build = createHash('sha256').update(kept.join('\n')).update(worker.code).digest('hex').slice(0, 12);
      worker.code = worker.code.replaceAll('VATRA_FILES', JSON.stringify(kept)).replaceAll('VATRA_BUILD', `"${build}"`);
    },
  };
}

/** Leaves out what nobody sees in the sheets of symbols: the name of each, which every use names itself, and comments. */
function bareSymbols() {
  return {
    name: 'vatra-symbols',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle))
        if (asset.type === 'asset' && /\/emblems[\w-]*\.svg$/.test(asset.fileName))
          asset.source = String(asset.source).replace(/<title>.*?<\/title>|<!--.*?-->\n*/gs, '');
    },
  };
}

/** Moves code that other files share with an entry to a chunk. A plugin, because Vite overrides the option for workers. */
function unsharedEntries() {
  return {
    name: 'vatra-entries',
    apply: 'build',
    options: (options) => ({ ...options, preserveEntrySignatures: 'strict' }),
  };
}

/**
 * Addresses in scripts and styles are relative, so that the app can lie below any path. Those of the page are absolute, because
 * it is served for many addresses; a server below a path changes them. The static build has one page, so they are relative.
 */
const builtUrl =
  (isStatic) =>
  (file, { hostType }) =>
    hostType === 'html' ? `${isStatic ? './' : '/'}${file}` : { relative: true };

/** Marks the page of the static build, which has no server. */
const staticMark = {
  name: 'vatra-static',
  apply: 'build',
  transformIndexHtml: (html) =>
    html.replace('<meta charset', '<meta name="vatra-static" content="yes" />\n    <meta charset'),
};

/** Sources are written for React; Preact, which knows the same functions and is a sixth of its size, runs them. */
const PREACT = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  // Preact has the function that this package adds to older versions of React.
  { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'preact/compat' },
];

async function config({ outDir, testGames, isStatic }) {
  const { plugin, splitting, games } = chunks();
  return {
    configFile: false,
    root: CLIENT,
    cacheDir: join(ROOT, '.build/vite-client'),
    logLevel: 'warn',
    resolve: { alias: PREACT },
    plugins: [
      testGames ? withTestGames() : packs(),
      unsharedEntries(),
      plugin,
      preloads({ games, isStatic }),
      offline(),
      bareSymbols(),
      ...(testGames ? [] : [listedParts()]),
      ...(isStatic ? [staticMark] : []),
    ],
    worker: { format: 'es', plugins: () => (testGames ? [withTestGames()] : [packs(), listedParts()]) },
    // A page served from source uses the server of `npm start`, if one runs.
    server: { proxy: { '/api': SERVER, '/socket': { target: SERVER, ws: true } } },
    experimental: { renderBuiltUrl: builtUrl(isStatic) },
    css: { modules: { generateScopedName: '[local]-[hash:base64:4]' } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      // Code for preloading needs a document, which workers do not have; what a page needs first, it names itself.
      modulePreload: {
        polyfill: false,
        resolveDependencies: (_file, files, { hostType }) => (hostType === 'html' ? files : []),
      },
      // The weights of the learned bot are the largest file; it is fetched only when such a bot plays.
      chunkSizeWarningLimit: 1300,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: { main: PAGE, sw: SERVICE_WORKER },
        output: {
          codeSplitting: splitting,
          entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        },
      },
    },
  };
}

/**
 * Builds the app into a folder. `mode` selects the build, whatever `NODE_ENV` says: a test that builds the production app
 * runs with another value.
 */
export async function buildClient({ outDir, testGames = false, isStatic = false, mode = 'production' }) {
  const { build } = await import('vite');
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = mode;
  try {
    await build(await config({ outDir, testGames, isStatic }));
  } catch (error) {
    throw new PlainError(`The web app could not be built.\n${error.message}`);
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
  // A dynamic import: it needs packages, and this file also runs before they are installed.
  const { pageEntries, refuseImportedEntries } = await import('./lib/entries.mjs');
  refuseImportedEntries(pageEntries(outDir), outDir);
  if (testGames) return;
  // Every release contains the web app, and so the licences of all parts.
  writeFileSync(join(outDir, 'licences/packages.txt'), licenceTexts());
  await compressFiles(outDir);
}

/** Builds the app with the test game for the browser tests, unless it is up to date. */
export async function buildProvingIfStale() {
  for (const [mode, outDir] of Object.entries(PROVING_OUT)) {
    const build = () => buildClient({ outDir, testGames: true, mode });
    await unlessFresh(`test-games-${mode}`, join(outDir, '.stamp'), build, TEST_GAME_FILES);
  }
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    const [wish, ...more] = process.argv.slice(2);
    if (more.length > 0 || (wish !== '--serve' && wish !== '--test-games'))
      throw new PlainError('Unknown option; there are --serve and --test-games.');
    if (wish === '--test-games') return buildProvingIfStale();
    const { createServer } = await import('vite');
    const server = await createServer({
      ...(await config({ outDir: PROVING_OUT.development, testGames: true, isStatic: false })),
    });
    await server.listen();
    server.printUrls();
  });
}

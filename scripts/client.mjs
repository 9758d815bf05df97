// Bundles the web app. `npm run dev:client` serves it from the sources instead.
//
//   node scripts/client.mjs --serve              the app from its sources, reloaded as they change
//   node scripts/client.mjs --proving            the app with the proving game, for tests, in .build/client
//
// The proving game never gets into dist/: only this script, told to, puts tests/e2e/test-games.testkit.ts in the place of
// src/client/registry/test-games.ts.

import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { unlessFresh } from './lib/fresh.mjs';
import { isMain, PlainError, runMain } from './lib/main.mjs';
import { packs } from './lib/packs.mjs';
import { ROOT } from './lib/root.mjs';

const CLIENT = join(ROOT, 'src/client');
const SERVICE_WORKER = join(CLIENT, 'sw/sw.ts');
const PAGE = join(CLIENT, 'index.html');
const ENTRIES = [PAGE, join(CLIENT, 'main.tsx'), SERVICE_WORKER];
const TEST_GAMES = join(CLIENT, 'registry/test-games.ts');
const PROVING_GAMES = join(ROOT, 'tests/e2e/test-games.testkit.ts');

const SERVER = `http://127.0.0.1:${process.env.VATRA_PORT ?? 3000}`;

/** Where a build with the proving game lies. */
const PROVING_OUT = join(ROOT, '.build/client');
/** The long browser games press so often that React as people get it halves the time; the short ones hear what React warns of. */
const IS_SWIFT = process.env.E2E === 'full';
const PROVING_STAMP = join(PROVING_OUT, IS_SWIFT ? '.stamp-swift' : '.stamp');
const PROVING_FILES = ['tests/e2e/test-games.testkit.ts', 'tests/e2e/embers.testkit.ts'];

/** Puts the list of test games in the place of the empty one. */
function provingGames() {
  return {
    name: 'vatra-proving',
    enforce: 'pre',
    async resolveId(id, importer) {
      if (!id.endsWith('/test-games.ts')) return undefined;
      const found = await this.resolve(id, importer, { skipSelf: true });
      return found?.id === TEST_GAMES ? PROVING_GAMES : undefined;
    },
  };
}

/** Tells the service worker what to keep, and the page that there is a service worker. */
function offline() {
  return {
    name: 'vatra-offline',
    apply: 'build',
    transformIndexHtml: (html) =>
      html.replace('<meta charset', '<meta name="vatra-offline" content="yes" />\n    <meta charset'),
    generateBundle(_options, bundle) {
      const worker = bundle['sw.js'];
      if (worker === undefined) return;
      const files = Object.keys(bundle).filter((file) => file !== 'sw.js' && !/\.(map|html)$/.test(file));
      const kept = [...files, 'vatra.webmanifest', 'icon.svg', 'icon-192.png'].map((file) => `/${file}`).sort();
      const build = createHash('sha256').update(kept.join('\n')).update(worker.code).digest('hex').slice(0, 12);
      worker.code = worker.code.replaceAll('VATRA_FILES', JSON.stringify(kept)).replaceAll('VATRA_BUILD', `"${build}"`);
    },
  };
}

/** Puts what other files share with an entry in a chunk beside it. Vite sets this option for workers; a plugin has the last word. */
function unsharedEntries() {
  return {
    name: 'vatra-entries',
    apply: 'build',
    options: (options) => ({ ...options, preserveEntrySignatures: 'strict' }),
  };
}

async function config({ outDir, proving }) {
  const { default: react } = await import('@vitejs/plugin-react');
  const plugins = () => [proving ? provingGames() : packs(), unsharedEntries()];
  return {
    configFile: false,
    root: CLIENT,
    cacheDir: join(ROOT, '.build/vite-client'),
    logLevel: 'warn',
    plugins: [...plugins(), react(), offline()],
    // The worker is a build of its own: where it shares a module with the page, both make a file of the same name.
    worker: {
      format: 'es',
      plugins,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        output: {
          entryFileNames: 'assets/table/[name]-[hash].js',
          chunkFileNames: 'assets/table/[name]-[hash].js',
          assetFileNames: 'assets/table/[name]-[hash][extname]',
        },
      },
    },
    // A page served from its sources plays at the server of `npm start`, if one runs.
    server: { proxy: { '/api': SERVER, '/socket': { target: SERVER, ws: true } } },
    css: { modules: { generateScopedName: '[name]-[local]-[hash:base64:4]' } },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        checks: { bundlerTimings: false },
        input: { main: PAGE, sw: SERVICE_WORKER },
        output: {
          // All that the page needs to start is one file beside its entry; the service worker stands alone.
          codeSplitting: { groups: [{ name: 'app', tags: ['$initial'], test: (id) => !ENTRIES.includes(id) }] },
          entryFileNames: ({ name }) => (name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
        },
      },
    },
  };
}

/**
 * Builds the app into a folder, for people unless `mode` says otherwise. Whoever builds it, React is the one of that mode: a
 * test that builds what ships has another one in its environment.
 */
export async function buildClient({ outDir, proving = false, mode = 'production' }) {
  const { build } = await import('vite');
  const before = process.env.NODE_ENV;
  process.env.NODE_ENV = mode;
  try {
    await build(await config({ outDir, proving }));
  } catch (error) {
    throw new PlainError(`The web app could not be built.\n${error.message}`);
  } finally {
    if (before === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = before;
  }
  // Loaded late: it needs packages, and this file also runs before they are installed.
  const { pageEntries, refuseImportedEntries } = await import('./lib/entries.mjs');
  refuseImportedEntries(pageEntries(outDir), outDir);
}

/**
 * Builds the app with the proving game for the tests, unless it already belongs to these sources. React is the one for
 * development: it says on the console what it is silent about otherwise, and the browser runs fail on that. Only the long games
 * of `E2E=full` have the other one.
 */
export async function buildProvingIfStale() {
  const mode = IS_SWIFT ? 'production' : 'development';
  const build = () => buildClient({ outDir: PROVING_OUT, proving: true, mode });
  await unlessFresh('proving', PROVING_STAMP, build, PROVING_FILES);
}

if (isMain(import.meta.url)) {
  await runMain(async () => {
    const [wish, ...more] = process.argv.slice(2);
    if (more.length > 0 || (wish !== '--serve' && wish !== '--proving'))
      throw new PlainError('Say --serve or --proving.');
    if (wish === '--proving') return buildProvingIfStale();
    const { createServer } = await import('vite');
    const server = await createServer({ ...(await config({ outDir: PROVING_OUT, proving: true })) });
    await server.listen();
    server.printUrls();
  });
}

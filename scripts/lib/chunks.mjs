// How the web app is split into files. The page and its workers are one build, so that they share the rules; what is always
// loaded together is one file, so that a first visit on a phone needs few requests.

import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ROOT } from './root.mjs';

const SOURCES = join(ROOT, 'src');
const CLIENT = join(SOURCES, 'client');
const WORKER = /new URL\(\s*'(\.\/[\w/-]+\.ts)',\s*import\.meta\.url\s*\)/g;
const TEXTS = /[\\/]i18n[\\/]generated[\\/](?:terms[\\/])?(uk|ru|en)[\\/]([\w-]+)\.ts$/;
/** The messages that every page needs. */
const SHELL = new Set(['shell', 'play', 'lobby', 'errors']);

/** The messages of the page that lists guides, puzzles and the editor: each of them is small. */
const LEARN = new Set(['learn', 'editor', 'puzzles']);

/** Messages that the first question of a table of the first box does without. */
const LATER_TEXTS = /^root-(?!board$|cards$)/;

/** The first page, and the list of games that it has a part of. */
const HOME_PAGES = ['home/home.tsx', 'home/saved-games.tsx'];

/** Pages that are loaded without a table. What two of them share, or one of them with a table, is a file of its own. */
const LIGHT_PAGES = [
  'components/lost-page.tsx',
  'law/law.tsx',
  'learn/learn.tsx',
  'learn/summary-page.tsx',
  'lobby/me.tsx',
  'puzzles/puzzles.tsx',
  'setup/setup.tsx',
  'values/values-page.tsx',
];

/** What a game's manifest loads for other pages than a table. */
const OTHER_PAGES = /[\\/](?:editor-texts|in-words|summar(?:y|ies)|guides?)\b/;

/** Where the rules of a game begin that a table needs: without position files where the game has them apart. */
export const rulesOf = (at) => [join(at, 'play.ts'), join(at, 'index.ts')].find((file) => existsSync(file));

/** What the set-up page loads of a game, where that is apart from its rules and screens; undefined elsewhere. */
export const setupOf = (game) => [join(CLIENT, 'games', game, 'setup-ui.ts')].find((file) => existsSync(file));

/**
 * The parts of a game that are loaded together, with the modules that they begin at: its settings and the set-up page, where it
 * has them apart; its rules; the screens of a table. Workers load the settings with the rules, so the page's part is another file.
 */
const GAME_PARTS = [
  { name: 'settings', folder: 'games', entries: (_at, _info, game) => [setupOf(game)].filter(Boolean) },
  { name: 'setup', folder: 'client/games', entries: (_at, _info, game) => [setupOf(game)].filter(Boolean) },
  { name: 'rules', folder: 'games', entries: (at) => [rulesOf(at)] },
  {
    name: 'table',
    folder: 'client/games',
    // What a move is about is told with the first question.
    entries: (at, info) =>
      ['manifest.ts', 'texts.ts']
        .flatMap((file) => info(join(at, file))?.dynamicallyImportedIds ?? [])
        .filter((id) => !OTHER_PAGES.test(id)),
  },
];

/**
 * Makes the workers part of the page's build and decides which modules share a file. Vite builds each worker separately,
 * with copies of all modules that it shares with the page.
 */
export function chunks() {
  const games = readdirSync(join(CLIENT, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const workers = new Map();
  let groups = [];
  const plugin = {
    name: 'vatra-chunks',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(CLIENT) || !code.includes('new Worker(')) return undefined;
      return code.replace(WORKER, (_, path) => {
        const worker = resolve(dirname(id), path);
        const name = `${dirname(worker).split(/[\\/]/).at(-1)}-worker`;
        workers.set(worker, this.emitFile({ type: 'chunk', id: worker, name }));
        return `import.meta.ROLLUP_FILE_URL_${workers.get(worker)}`;
      });
    },
    renderStart() {
      const info = (id) => this.getModuleInfo(id);
      const closure = (entries) => {
        const found = new Set(entries);
        for (const id of found) for (const next of info(id)?.importedIds ?? []) found.add(next);
        return found;
      };
      const home = closure(HOME_PAGES.map((path) => join(CLIENT, path)));
      const parts = games.flatMap((game) =>
        GAME_PARTS.map(({ name, folder, entries }) => {
          const at = join(SOURCES, folder, game);
          const all = closure(entries(at, info, game));
          return { kind: name, name: `${name}-${game}`, at, all };
        }),
      );
      const isOfGame = (id) => parts.some(({ at }) => id.startsWith(at));
      const around = (kind, more) => {
        const all = new Set(more);
        for (const part of parts) if (part.kind === kind) for (const id of part.all) if (!isOfGame(id)) all.add(id);
        return all;
      };
      const worked = around('rules', closure(workers.keys()));
      // A table begins without bots: they are loaded when one of them must answer, and with a review.
      const begun = around('rules', closure([join(CLIENT, 'table/worker.ts')]));
      const advised = closure([join(CLIENT, 'table/local-bots.ts'), join(CLIENT, 'hints/hint-search.ts')]);
      const played = around('table', closure([join(CLIENT, 'play/table-page.tsx')]));
      const setUp = closure([join(CLIENT, 'setup/setup.tsx')]);
      // What a game brings to the set-up page is loaded without a table, too.
      const light = [...LIGHT_PAGES.map((path) => join(CLIENT, path)), ...games.map(setupOf).filter(Boolean)].map(
        (one) => closure([one]),
      );
      const read = closure(
        ['client/law/law.tsx', 'client/law/books.ts', 'law/index.ts'].map((path) => join(SOURCES, path)),
      );
      const learned = closure([join(CLIENT, 'learn/learn.tsx')]);
      // Every page begins with these: what the first page shares with another is among them.
      const page = closure([join(CLIENT, 'main.tsx')]);
      for (const id of home) if ([played, ...light].some((all) => all.has(id))) page.add(id);
      const isShared = (id) => worked.has(id) && (page.has(id) || setUp.has(id));
      // What needs the rules stays apart, so that pages without a table do not load the kernel.
      const isLight = (id) => [...closure([id])].every((one) => isShared(one) || !worked.has(one));
      const isCommon = (id) => light.filter((all) => all.has(id)).length + Number(played.has(id)) > 1 && isLight(id);
      groups = [
        { name: 'shared', has: isShared },
        { name: 'packages', has: (id) => page.has(id) && id.includes('node_modules') },
        { name: 'app', has: (id) => page.has(id) },
        { name: 'home', has: (id) => home.has(id) },
        { name: 'kernel', has: (id) => begun.has(id) },
        { name: 'bots', has: (id) => (worked.has(id) || advised.has(id)) && !isOfGame(id) },
        { name: 'common', has: (id) => isCommon(id) && !isOfGame(id) },
        { name: 'law', has: (id) => read.has(id) && !played.has(id) },
        { name: 'learn', has: (id) => learned.has(id) && !played.has(id) && !isOfGame(id) },
        { name: 'play', has: (id) => played.has(id) && !isOfGame(id) },
        { name: 'setup', has: (id) => setUp.has(id) && !isOfGame(id) },
        // Apart from the pages that use them: else the bundler puts its own functions, which every page needs, into their file.
        { name: 'schemas', has: (id) => /[\\/]node_modules[\\/]typebox[\\/]/.test(id) },
        ...parts.map(({ name, at, all }) => ({ name, has: (id) => all.has(id) && id.startsWith(at) })),
      ];
    },
  };
  const entries = new Set([join(CLIENT, 'index.html'), join(CLIENT, 'main.tsx'), join(CLIENT, 'sw/sw.ts')]);
  const groupOf = (id) =>
    entries.has(id) || workers.has(id) ? undefined : groups.find((group) => group.has(id))?.name;
  // A group takes the imports of its modules along, except those of groups before it.
  const names = [
    'shared',
    'packages',
    'app',
    'home',
    'kernel',
    'bots',
    'common',
    'law',
    'learn',
    'play',
    'setup',
    'schemas',
    ...games.flatMap((game) => GAME_PARTS.map(({ name }) => `${name}-${game}`)),
  ];
  const splitting = {
    groups: [
      ...names.map((name, i) => ({ name, priority: names.length - i + 1, test: (id) => groupOf(id) === name })),
      // Other texts of a game import those of its set-up page.
      { name: (id) => setUpTextsOf(id, games), priority: 1 },
      { name: (id) => textsOf(id, games) },
    ],
  };
  return { plugin, splitting, games };
}

/** The file of messages and names of factions, maps and decks that the set-up page of a game needs; null for other texts. */
function setUpTextsOf(id, games) {
  const [, language, subject] = TEXTS.exec(id) ?? [];
  const game = games.find((one) => subject === `${one}-setup` || subject === `${one}-names`);
  return game !== undefined && setupOf(game) ? `texts-setup-${game}-${language}` : null;
}

/** The file of a table of messages: those of the shell together, those of a game together, those of its law together. */
function textsOf(id, games) {
  const [, language, subject] = TEXTS.exec(id) ?? [];
  if (subject === undefined) return null;
  if (SHELL.has(subject)) return `texts-${language}`;
  if (LEARN.has(subject)) return `texts-learn-${language}`;
  const about = subject.replace(/^law-/, '');
  const game = games.find((one) => about === one || about.startsWith(`${one}-`));
  if (game === undefined) return null;
  if (LATER_TEXTS.test(subject)) return `more-${game}-${language}`;
  if (about === subject) return `texts-${game}-${language}`;
  // The first chapters of a law are shown while the others are on their way.
  return `${about === `${game}-base` ? 'law' : 'law-more'}-${game}-${language}`;
}

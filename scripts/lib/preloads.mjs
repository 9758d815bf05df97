// The first script of the page. It asks for the files of the opened page at once, in the reader's language: without it the browser
// would find them one after another, each a round trip later. It imports nothing, so that it runs before everything else. It is a
// file, because no script may stand in the page itself.

import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import { rulesOf, setupOf } from './chunks.mjs';
import { ROOT } from './root.mjs';

const SOURCES = join(ROOT, 'src');
const LANGUAGES = ['uk', 'ru', 'en'];
/** The fonts that the text of the law waits for; FILE is the part that has the language's letters. */
const LAW_FONTS = ['bona-nova-FILE-700', 'literata-FILE-400', 'literata-FILE-600'];

/** The modules that a page begins with, by its address; `*` stands for the second part. */
const PAGES = {
  '': () => ['client/home/home.tsx'],
  learn: (language) => [
    'client/learn/learn.tsx',
    ...['learn', 'editor', 'puzzles'].map((subject) => `i18n/generated/${language}/${subject}.ts`),
  ],
  'play/*': () => ['client/play/table-page.tsx'],
  'table/*': () => ['client/play/table-page.tsx'],
};

/** The modules that a page of a game begins with; the game is the second part of its address. */
const GAME_PAGES = {
  new: (language, game) => [
    'client/setup/setup.tsx',
    ...(setupOf(game)
      ? [relative(SOURCES, setupOf(game)), `i18n/generated/${language}/${game}-setup.ts`]
      : [
          `client/games/${game}/texts.ts`,
          relative(SOURCES, rulesOf(join(SOURCES, 'games', game))),
          `i18n/generated/${language}/${game}.ts`,
        ]),
  ],
  law: (language, game) => [
    'client/law/law.tsx',
    'client/law/books.ts',
    `i18n/generated/${language}/law-${game}-base.ts`,
  ],
};

/** What the page runs. `FILES` are the names of all files, `PAGES` the indices of those of each page and language. */
const SCRIPT = `(() => {
  const [FILES, SHELL, PAGES] = DATA;
  const at = document.currentScript.src;
  const path = location.pathname.slice(new URL('..', at).pathname.length).split('/');
  let language;
  try {
    ({ language } = JSON.parse(localStorage.getItem('vatra.prefs')));
  } catch {}
  const known = (one) => SHELL[one] !== undefined;
  if (!known(language))
    language = navigator.languages.map((tag) => tag.toLowerCase().split(/[-_]/)[0]).find(known) ?? 'en';
  const wanted = PAGES[path.join('/')] ?? PAGES[path[0] + '/*'];
  for (const n of [...SHELL[language], ...(wanted?.[language] ?? [])]) {
    const kind = FILES[n].split('.').pop();
    const address = new URL(FILES[n], at).href;
    if (kind === 'svg') {
      fetch(address, { priority: 'low' }).catch(() => {});
      continue;
    }
    const link = document.createElement('link');
    link.rel = kind === 'js' ? 'modulepreload' : 'preload';
    if (kind !== 'js') link.as = kind === 'css' ? 'style' : 'font';
    link.crossOrigin = '';
    link.href = address;
    document.head.append(link);
  }
})();
`;

/** The page with its files in the order of their size: browsers load six at a time, and the largest take longest. */
function largestFirst(html, bundle) {
  const sizeOf = (line) => {
    const file = bundle[/(?:href|src)="\/([^"]*)"/.exec(line)[1]];
    return (file.code ?? file.source).length;
  };
  const line = / *<(?:link|script)[^>]* crossorigin [^\n]*\n/g;
  const sorted = html.match(line).sort((a, b) => sizeOf(b) - sizeOf(a));
  return html.replace(line, () => sorted.shift());
}

/** The plugin: writes the script and names it in the page. `games` are the ids of the games. */
export function preloads({ games, isStatic }) {
  let name = '';
  return {
    name: 'vatra-preloads',
    apply: 'build',
    generateBundle(_options, bundle) {
      if (isStatic) return;
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const chunkOf = (module) => chunks.find(({ moduleIds }) => moduleIds.includes(join(SOURCES, module)));
      const main = chunks.find(({ isEntry, name: one }) => isEntry && one === 'main');
      /** The files that a chunk needs, itself and styles included. */
      const closure = (entries) => {
        const found = new Set(entries);
        for (const file of found) for (const next of bundle[file].imports ?? []) if (bundle[next]) found.add(next);
        return new Set([...found].flatMap((file) => [...(bundle[file].viteMetadata?.importedCss ?? []), file]));
      };
      const inPage = closure([main.fileName]);
      const files = [];
      const indexOf = (file) => {
        if (!files.includes(file)) files.push(file);
        return files.indexOf(file);
      };
      const indices = (modules) => {
        const found = modules.map((module) => {
          const chunk = chunkOf(module);
          if (chunk === undefined) throw new Error(`no file has ${module}`);
          return chunk.fileName;
        });
        return [...closure(found)].filter((file) => !inPage.has(file)).map(indexOf);
      };
      const fonts = (language) => {
        const wanted = LAW_FONTS.map((one) => one.replace('FILE', language === 'en' ? 'english' : 'cyrillic'));
        return Object.keys(bundle).filter((file) => wanted.some((one) => file.includes(`${one}-normal`)));
      };
      const byLanguage = (list) => Object.fromEntries(LANGUAGES.map((one) => [one, list(one)]));
      const pages = Object.entries(PAGES).map(([page, modules]) => [page, byLanguage((one) => indices(modules(one)))]);
      for (const game of games)
        for (const [page, modules] of Object.entries(GAME_PAGES))
          pages.push([
            `${page}/${game}`,
            byLanguage((one) => [...indices(modules(one, game)), ...(page === 'law' ? fonts(one).map(indexOf) : [])]),
          ]);
      // No link can name a sheet of symbols: once it is fetched, the elements that use it find it in the cache.
      const symbols = Object.keys(bundle).filter((file) => /\/emblems-shell[\w-]*\.svg$/.test(file));
      const shell = byLanguage((one) => [...indices([`i18n/generated/${one}/shell.ts`]), ...symbols.map(indexOf)]);
      const data = [files.map((file) => file.replace(/^assets\//, '')), shell, Object.fromEntries(pages)];
      const source = SCRIPT.replace('DATA', JSON.stringify(data)).replace(/\n\s*/g, '\n');
      name = `assets/first-${createHash('sha256').update(source).digest('base64url').slice(0, 8)}.js`;
      this.emitFile({ type: 'asset', fileName: name, source });
    },
    transformIndexHtml: {
      order: 'post',
      // Browsers ask for such scripts late unless told otherwise.
      handler: (html, { bundle }) =>
        name === ''
          ? html
          : largestFirst(html, bundle).replace(
              /<(?:link|script)[^>]*crossorigin/,
              (next) => `<script async fetchpriority="high" src="/${name}"></script>\n    ${next}`,
            ),
    },
  };
}

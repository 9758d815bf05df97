// Splits the fonts of the web app into small files, so that a page in one script does not load the letters of another, and
// writes the style sheet that names them. Run it when a font is replaced:
//
//   node scripts/subset-fonts.mjs FOLDER      a folder of WOFF2 files as <family>-<latin|cyrillic>-<weight>-<style>.woff2
//                                             (the faces that tokens.css names, of @fontsource)
//
// It needs fonttools with brotli (Debian: python3-fonttools, python3-brotli).

import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError, runMain } from './lib/main.mjs';
import { ROOT } from './lib/root.mjs';

const FONTS = join(ROOT, 'src/client/assets/fonts');
const STYLES = join(ROOT, 'src/client/styles/fonts.css');
const PYTHON = process.env.PYTHON_PATH ?? '/usr/bin/python3';
const SUBSET = join(ROOT, 'scripts/lib/subset-font.py');
const FEATURES = 'kern,mark,mkmk,liga';
const FAMILIES = {
  'fira-sans': 'Fira Sans',
  'fira-sans-condensed': 'Fira Sans Condensed',
  'bona-nova': 'Bona Nova',
  literata: 'Literata',
};

/** Faces that also stand for lighter weights, which are then left out: every weight of every script is a file to load. */
const COVERS = { 'fira-sans-600-normal': [500], 'bona-nova-700-normal': [400] };

/**
 * The characters of each part, and the file they are taken from. `signs` are those of the messages; the apostrophe of Ukrainian
 * is one of them. They are not kerned: pairs of signs are rare.
 */
const PARTS = {
  signs: {
    from: 'latin',
    features: 'mark',
    range:
      'U+0020-0021, U+0025, U+0028-0029, U+002B-003B, U+003F, U+00A0, U+00A7, U+00AB, U+00AD, U+00B7, U+00BB, U+00D7, U+02BC, ' +
      'U+2013-2014, U+2018-2019, U+201C-201E, U+2026, U+202F, U+2212',
  },
  rare: {
    from: 'latin',
    features: 'mark',
    range: 'U+0022-0024, U+0026-0027, U+002A, U+003C-003E, U+0040, U+005B-0060, U+007B-007E, U+00B1, U+2191, U+2193',
  },
  latin: { from: 'latin', range: 'U+0041-005A, U+0061-007A' },
  accents: {
    from: 'latin',
    range:
      'U+00A1-00A6, U+00A8-00AA, U+00AC, U+00AE-00B0, U+00B2-00B6, U+00B8-00BA, U+00BC-00D6, U+00D8-00FF, U+0131, U+0152-0153, U+02BB, ' +
      'U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2002-200B, U+2010-2012, U+2015, U+201A-201B, U+2022, U+2032-2033, ' +
      'U+2039-203A, U+20AC, U+2060, U+2122, U+2215, U+FEFF, U+FFFD',
  },
  // The letters of Ukrainian and Russian; others only occur in names.
  cyrillic: {
    from: 'cyrillic',
    range: 'U+0301, U+0401, U+0404, U+0406-0407, U+0410-044F, U+0451, U+0454, U+0456-0457, U+0490-0491, U+2116',
  },
  slavic: {
    from: 'cyrillic',
    range: 'U+0400, U+0402-0403, U+0405, U+0408-040F, U+0450, U+0452-0453, U+0455, U+0458-045F, U+04B0-04B1',
  },
};

/**
 * The files of each face, and the parts in each. The signs are in the file of the page's own letters, because every file is a
 * request: a page in Ukrainian or Russian has them with Cyrillic letters. For English, the family whose name ends with "Latin"
 * has them with Latin letters; tokens.css names it first.
 */
const FILES = {
  rare: { parts: ['rare'] },
  latin: { parts: ['latin'] },
  accents: { parts: ['accents'] },
  cyrillic: { parts: ['cyrillic', 'signs'] },
  slavic: { parts: ['slavic'] },
  english: { parts: ['latin', 'signs'], family: ' Latin' },
};

const face = (family, style, weight, file, range) => `@font-face {
  font-family: "${family}";
  font-style: ${style};
  font-weight: ${weight};
  font-display: swap;
  src: url(../assets/fonts/${file}) format("woff2");
  unicode-range:
    ${range};
}
`;

await runMain(async () => {
  const folder = process.argv[2];
  if (folder === undefined) throw new PlainError('Name the folder of the whole fonts.');
  const whole = readdirSync(folder).flatMap((file) => {
    const found = /^(.+)-latin-(\d+)-(normal|italic)\.woff2$/.exec(file);
    return found ? [{ family: found[1], weight: found[2], style: found[3] }] : [];
  });
  const isCovered = ({ family, weight, style }) =>
    Object.entries(COVERS).some(
      ([face, weights]) =>
        face.replace(/-\d+-\w+$/, '') === family && face.endsWith(`-${style}`) && weights.includes(Number(weight)),
    );
  if (whole.length === 0) throw new PlainError(`There are no fonts in ${folder}.`);
  rmSync(FONTS, { recursive: true, force: true });
  let styles = `/* The four font families (SIL OFL 1.1; the licences are in public/licences). Written by scripts/subset-fonts.mjs. */\n`;
  mkdirSync(FONTS, { recursive: true });
  for (const { family, weight, style } of whole.filter((one) => !isCovered(one)))
    for (const [name, { parts, family: ending = '' }] of Object.entries(FILES)) {
      const file = `${family}-${name}-${weight}-${style}.woff2`;
      const wishes = parts.flatMap((part) => {
        const { from, range, features = FEATURES } = PARTS[part];
        return [join(folder, `${family}-${from}-${weight}-${style}.woff2`), range.replaceAll(' ', ''), features];
      });
      execFileSync(PYTHON, [SUBSET, join(FONTS, file), ...wishes]);
      const lighter = COVERS[`${family}-${weight}-${style}`] ?? [];
      const range = parts.map((part) => PARTS[part].range).join(', ');
      styles += face(FAMILIES[family] + ending, style, [...lighter, weight].join(' '), file, range);
    }
  writeFileSync(STYLES, styles);
});

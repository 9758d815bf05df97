// Lists the parts that a release ships: packages in the bundles, packages with native code, fonts. From package-lock.json and
// the imports of src/, so that it is the same on every machine.
//
//   node scripts/licences.mjs             a line per part: name, version, licence
//   node scripts/licences.mjs --texts     with the texts of the licences
//   node scripts/licences.mjs --sbom      a software bill of materials (CycloneDX 1.5, JSON)

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { filesBelow } from './lib/files.mjs';
import { isMain, PlainError, runMain } from './lib/main.mjs';
import { ROOT } from './lib/root.mjs';
import { sourceDate } from './lib/source-date.mjs';

/** Packages that the program loads in a checkout only. */
const CHECKOUT_ONLY = new Set(['tsx', 'vite', 'vitest']);

/** Packages that the web app replaces by another one when it is built (scripts/client.mjs). */
const REPLACED = new Map([
  ['react', 'preact'],
  ['use-sync-external-store', 'preact'],
]);

/** Licences that allow to ship a part with a program under the MIT licence. */
const ALLOWED = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
  'OFL-1.1',
  'CC0-1.0',
  'Unlicense',
  // A package under the MPL is shipped as its authors publish it; npm offers its source.
  'MPL-2.0',
]);

const json = (path) => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** An import of a package, as a statement or a call. */
const IMPORT = /(?:^(?:import|export|\}).*from |^import |\bimport\()'(@?[a-z][\w./-]*)'(?:;$|\))/gm;

/** Names of the packages that the shipped modules import. */
function importedPackages() {
  const names = new Set();
  for (const file of filesBelow(join(ROOT, 'src'))) {
    if (!/\.tsx?$/.test(file) || /\.(?:test|testkit)\.tsx?$/.test(file)) continue;
    for (const [, id] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      if (isBuiltin(id) || id.startsWith('virtual:')) continue;
      names.add(
        id
          .split('/')
          .slice(0, id.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    }
  }
  return [...names];
}

/** The entry of the lock file for a package that another one depends on: the nearest folder wins. */
function findEntry(packages, name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[path]) return path;
    if (folder === '') return undefined;
  }
}

/** All shipped packages with what they depend on, sorted by name. Types alone are not shipped. */
export function shippedPackages() {
  const { packages } = json('package-lock.json');
  const found = new Map();
  const add = (wanted, from, isOptional) => {
    const name = REPLACED.get(wanted) ?? wanted;
    const path = findEntry(packages, name, from);
    if (path === undefined) {
      if (isOptional) return;
      throw new PlainError(`${name} is imported and not in package-lock.json.`);
    }
    if (found.has(path) || name.startsWith('@types/')) return;
    const entry = packages[path];
    found.set(path, {
      name,
      version: entry.version,
      licence: entry.license ?? 'unknown',
      integrity: entry.integrity,
      isForOnePlatform: entry.cpu !== undefined,
      path,
    });
    for (const each of Object.keys(entry.dependencies ?? {})) add(each, path, false);
    for (const each of Object.keys(entry.optionalDependencies ?? {})) add(each, path, true);
  };
  for (const name of importedPackages()) if (!CHECKOUT_ONLY.has(name)) add(name, '', false);
  return [...found.values()].sort((a, b) =>
    a.name < b.name ? -1 : a.name > b.name ? 1 : a.version < b.version ? -1 : 1,
  );
}

/** Fonts that the web app ships; it offers their licences, too. */
const fonts = () =>
  readdirSync(join(ROOT, 'src/client/public/licences'))
    .map((file) => /^LICENSE-(.*)\.txt$/.exec(file)?.[1])
    .filter((name) => name !== undefined)
    .sort();

const isAllowed = (licence) =>
  licence
    .replace(/[()]/g, '')
    .split(/ OR /)
    .some((option) => option.split(/ AND /).every((each) => ALLOWED.has(each.trim())));

function licenceText({ path }) {
  const folder = join(ROOT, path);
  if (!existsSync(folder)) return undefined;
  const file = readdirSync(folder).find((name) => /^(?:licen[cs]e|copying)/i.test(name));
  return file && readFileSync(join(folder, file), 'utf8').trim();
}

/** Names and licences of all shipped parts with the texts of the licences, the same on every machine. */
export function licenceTexts() {
  const parts = shippedPackages().map((part) => {
    // Packages with native code are shipped for every platform, and installed for one; the package that needs them has the text.
    const text = part.isForOnePlatform ? undefined : licenceText(part);
    return `${part.name} ${part.version}: ${part.licence}\n${text === undefined ? '' : `\n${text}\n`}`;
  });
  const files = fonts().map((font) => `font ${font}: OFL-1.1, see LICENSE-${font}.txt\n`);
  return [...parts, ...files].join('\n');
}

/** The package that a file belongs to; undefined: to none. */
const packageOf = (id) => /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1].replace('\\', '/');

/** A plugin: the build fails when a bundle contains a package that is not on the list of shipped parts. */
export function listedParts() {
  return {
    name: 'vatra-parts',
    apply: 'build',
    generateBundle(_options, bundle) {
      const listed = new Set(shippedPackages().map(({ name }) => name));
      for (const { moduleIds = [] } of Object.values(bundle))
        for (const name of moduleIds.map(packageOf))
          if (name !== undefined && !listed.has(name))
            this.error(`${name} is in the bundle, and not on the list of "npm run licences".`);
    },
  };
}

/** A CycloneDX document of what is shipped. */
export function sbom() {
  const { name, version, license } = json('package.json');
  const purl = (part) => `pkg:npm/${part.name.replace('@', '%40')}@${part.version}`;
  const hash = (integrity) => {
    const [algorithm, value] = integrity.split('-');
    return {
      alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
      content: Buffer.from(value, 'base64').toString('hex'),
    };
  };
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      timestamp: new Date(sourceDate() * 1000).toISOString(),
      component: { type: 'application', name, version, licenses: [{ license: { id: license } }] },
    },
    components: shippedPackages().map((part) => ({
      type: 'library',
      'bom-ref': purl(part),
      name: part.name,
      version: part.version,
      purl: purl(part),
      licenses: / (?:OR|AND) /.test(part.licence)
        ? [{ expression: part.licence }]
        : [{ license: { id: part.licence } }],
      ...(part.integrity && { hashes: [hash(part.integrity)] }),
    })),
  };
}

if (isMain(import.meta.url))
  await runMain(() => {
    if (process.argv.includes('--sbom')) return console.log(JSON.stringify(sbom(), undefined, 2));
    const parts = shippedPackages();
    if (process.argv.includes('--texts')) console.log(licenceTexts());
    else {
      for (const part of parts) console.log(`${part.name} ${part.version}: ${part.licence}`);
      for (const font of fonts()) console.log(`font ${font}: OFL-1.1`);
    }
    const wrong = parts.filter(({ licence }) => !isAllowed(licence));
    if (wrong.length > 0)
      throw new PlainError(
        `These parts have a licence that is not on the list: ${wrong.map(({ name }) => name).join(', ')}.`,
      );
  });

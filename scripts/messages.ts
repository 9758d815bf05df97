// Checks the messages of src/i18n and writes them as TypeScript.
//
//   npm run messages               check, and write src/i18n/generated
//   npm run messages -- --check    only check, also that src/i18n/generated is up to date

import { compile } from './messages/compile.ts';
import { readSources, staleFiles, writeFiles } from './messages/files.ts';

const words = process.argv.slice(2);
const unknown = words.find((word) => word !== '--check');
if (unknown !== undefined) {
  console.error(`Unknown option ${unknown}; there is --check.`);
  process.exitCode = 1;
} else {
  run(words.includes('--check'));
}

function run(onlyCheck: boolean): void {
  const { found, files } = compile(readSources());
  for (const { rule, level, language, subject, key, what } of found) {
    const mark = level === 'warning' ? ' (warning)' : '';
    console.error(`src/i18n/messages/${language}/${subject}.json: ${key}: ${rule}${mark}: ${what}`);
  }
  const errors = found.filter(({ level }) => level === 'error').length;
  const stale = staleFiles(files);
  if (errors > 0) {
    console.error(`${errors} errors; nothing was written.`);
    process.exitCode = 1;
  } else if (onlyCheck && stale.size > 0) {
    console.error(`src/i18n/generated is not up to date (${[...stale.keys()].join(', ')}): run "npm run messages".`);
    process.exitCode = 1;
  } else {
    if (!onlyCheck) writeFiles(stale);
    console.log(`Messages are good; ${onlyCheck ? 'generated files are up to date' : `${stale.size} files written`}.`);
  }
}

// Mutation testing: changes the rules of a game one place at a time, and reports the changes that no test notices.
//
//   npm run mutate -- --game root                    every place; that takes long
//   npm run mutate -- --game root --sample 120       120 places, drawn at random; --seed S draws others
//   npm run mutate -- --game root --files '04-*/*'   only places in these files, even files without rules
//   npm run mutate -- --game root --slow             also with the tests that play whole games
//   npm run mutate -- --game root --budget 300       stops after 300 seconds and reports the results so far
//   npm run mutate -- --game root --json FILE        the report as data
//   npm run mutate -- --game root --draw 45          45 paragraphs, drawn at random, to be broken by hand
//   npm run mutate -- --game root --broken FILE      rules broken by hand, each for a paragraph (see docs/mutation-testing.md)

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { breakParagraphs } from './mutate/broken.ts';
import { campaign } from './mutate/campaign.ts';
import { PlainError, ROOT } from './mutate/repository.ts';
import { drawParagraphs } from './mutate/draw.ts';
import { findChanges } from './mutate/places.ts';
import { changeText, count, reportText } from './mutate/report.ts';
import { sample } from './mutate/sample.ts';
import { GAME_IDS, type GameId } from '../src/law/index.ts';
import { ruleFiles, testFiles } from './mutate/scope.ts';

const words = readWords();

function readWords() {
  try {
    const { values } = parseArgs({
      options: {
        game: { type: 'string' },
        files: { type: 'string' },
        sample: { type: 'string' },
        seed: { type: 'string', default: '1' },
        json: { type: 'string' },
        budget: { type: 'string' },
        slow: { type: 'boolean', default: false },
        broken: { type: 'string' },
        draw: { type: 'string' },
      },
    });
    return values;
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

function readGame(): GameId {
  const game = GAME_IDS.find((each) => each === words.game);
  if (game === undefined) throw new PlainError(`--game is one of ${GAME_IDS.join(', ')}.`);
  return game;
}

function readNumber(option: 'sample' | 'seed' | 'budget' | 'draw'): number {
  const text = words[option];
  if (text === undefined) return Infinity;
  if (!/^\d+$/.test(text)) throw new PlainError(`--${option} wants a whole number, not "${text}".`);
  return Number(text);
}

async function main(): Promise<void> {
  const game = readGame();
  if (words.draw !== undefined) {
    console.log(await drawParagraphs(game, readNumber('draw'), readNumber('seed')));
    return;
  }
  const tests = testFiles(game, words.slow);
  if (words.broken !== undefined) {
    const { text, allNoticed } = await breakParagraphs(words.broken, tests);
    console.log(text);
    if (!allNoticed) process.exitCode = 1;
    return;
  }
  const files = ruleFiles(game, words.files);
  if (files.length === 0) throw new PlainError(`No file of ${game} fits ${words.files ?? ''}.`);
  const all = files.flatMap((file) => findChanges(file, readFileSync(join(ROOT, file), 'utf8')));
  const chosen = sample(all, readNumber('sample'), readNumber('seed'));
  console.log(`${game}: ${chosen.length} of ${all.length} changes in ${files.length} files, seed ${words.seed}`);
  const start = performance.now();
  const done = await campaign(tests, all, chosen, readNumber('budget') * 1000, (judged, n) => {
    if (judged.outcome.fate === 'survived') console.log(`${n}/${chosen.length} survived: ${changeText(judged)}`);
  });
  console.log(`\n${reportText(done)}\n\n${Math.round((performance.now() - start) / 1000)} s`);
  if (words.json === undefined) return;
  const report = { game, seed: words.seed, total: all.length, all: count('all', done.judged), ...done };
  writeFileSync(words.json, `${JSON.stringify(report, undefined, 2)}\n`);
}

try {
  await main();
} catch (error) {
  if (!(error instanceof PlainError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

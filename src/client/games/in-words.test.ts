import { expect, test } from 'vitest';
import type { GameId } from '../../law/index.ts';
import { type Language, LANGUAGES } from '../../i18n/index.ts';
import { fastRandom } from '../../kernel/index.ts';
import { randomPlayer } from '../../kernel/referee/index.ts';
import { GAME_IDS, GAME_RULES } from '../../registry/index.ts';
import { LocalTable } from '../table/local-table.ts';
import { rootInWords } from './root/in-words.ts';
import { scythiaInWords } from './scythia/in-words.ts';
import { wildInWords } from './wild/in-words.ts';
import type { TableInWords, TextPart } from '../registry/game-ui.ts';

const READERS: Readonly<Record<GameId, (language: Language) => Promise<TableInWords>>> = {
  root: rootInWords,
  wild: wildInWords,
  scythia: scythiaInWords,
};

/** Answers between two looks at the table, and how many looks there are. */
const BETWEEN = 23;
const LOOKS = 12;

const problemsOf = (parts: readonly TextPart[]): string[] =>
  parts.flatMap(({ title, columns, rows }) => [
    ...[title, ...(columns ?? []), ...rows.flatMap(({ cells }) => cells)].filter(
      (text) => text.trim() === '' || /[⟦⟧]|undefined|NaN/.test(text),
    ),
    ...rows.flatMap(({ cells }) =>
      cells.length === (columns?.length ?? 1) ? [] : [`${title}: ${cells.length} cells in ${cells.join(' | ')}`],
    ),
  ]);

test.each(GAME_IDS)('%s reads as headed tables and lists in every language, for seats and spectators', async (id) => {
  const game = await GAME_RULES[id]!();
  const seats = id === 'scythia' ? 1 : 2;
  const settings =
    id === 'root'
      ? { seating: 'listed', factions: ['marquise', 'vagabond'], hirelings: ['marauder', 'riverfolk-pack'] }
      : { seats };
  const usable = game.readSettings(settings);
  if (!usable.ok) throw new Error(JSON.stringify(usable.problems));
  const sitters = Array.from({ length: seats }, (_, seat) => ({ who: 'person' as const, name: `Person ${seat}` }));
  const config = { game: id, settings, sitters, curtain: false };
  const init = { id: 'words', config, seed: '3d'.repeat(32), made: 1, entries: [] };
  const table = new LocalTable(game, init, usable.value, randomPlayer(fastRandom(1)), 1);
  const random = fastRandom(5);
  await table.run();
  const readers = await Promise.all(LANGUAGES.map((language) => READERS[id](language)));
  const found: string[] = [];
  const titles = new Set<string>();
  for (let look = 0; look < LOOKS; look++) {
    for (const [seat] of [[0], [7]] as const)
      for (const inWords of readers) {
        const parts = inWords(table.seat(seat).view, seat);
        for (const { title } of parts) titles.add(title);
        found.push(...problemsOf(parts));
      }
    for (let k = 0; k < BETWEEN; k++) {
      const [seat] = table.update().asked;
      if (seat === undefined) break;
      const { question, offered } = table.seat(seat);
      const says = [offered[random(offered.length)]!];
      await table.act({ do: 'answer', seat, question, says, move: `${look} ${k}` }, 1);
    }
  }
  expect(found).toEqual([]);
  expect(titles.size).toBeGreaterThanOrEqual(3 * LANGUAGES.length);
});

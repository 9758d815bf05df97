import { describe, expect, test } from 'vitest';
import { analysisFor } from '../../registry/bots.ts';
import { LANGUAGES, load } from '../../i18n/index.ts';
import type { GameTypes } from '../../kernel/index.ts';
import { randomPlayer } from '../../kernel/referee/index.ts';
import { eraseGameTypes, GAME_RULES } from '../../registry/index.ts';
import { embers } from '../../test-game/index.ts';
import { LocalTable } from '../table/local-table.ts';
import { changeText } from './expectations.tsx';

test.each(Object.keys(GAME_RULES))('every figure that bots of %s tell of has words in every language', async (name) => {
  const { figures } = await analysisFor(await GAME_RULES[name]!());
  for (const language of LANGUAGES) {
    const say = await load(language, 'bots');
    expect(say.missing(`bots.term.${name}`, figures.names)).toEqual([]);
  }
});

test('a change is written with its sign, and none as none', async () => {
  const say = await load('uk', 'bots');
  expect(changeText(say, 3, 4.26)).toBe('+1,3');
  expect(changeText(say, 3, 2)).toBe('−1');
  expect(changeText(say, 3, 3.02)).toBe('±0');
});

describe('a table of this browser', () => {
  const sitters = [
    { who: 'person' as const, name: 'Ann' },
    { who: 'bot' as const, name: 'Bob' },
  ];
  const open = async (hints?: false): Promise<LocalTable<GameTypes>> => {
    const game = eraseGameTypes(embers);
    const settings = game.readSettings({ seats: 2 });
    if (!settings.ok) throw new Error('settings');
    const config = {
      game: 'embers',
      settings: { seats: 2 },
      sitters,
      curtain: true,
      ...(hints === false && { hints }),
    };
    const init = { id: 'x', config, seed: 'ab'.repeat(32), made: 0, entries: [] };
    const table = new LocalTable<GameTypes>(
      game,
      init,
      settings.value,
      randomPlayer(() => 0),
      0,
    );
    await table.run();
    return table;
  };

  test('hints name offered answers, for an asked seat only', async () => {
    const table = await open();
    const { question, best } = await table.hint(0);
    const { offered, question: asked } = table.seat(0);
    expect(question).toBe(asked);
    expect(best.length).toBeGreaterThan(0);
    for (const { say } of best) expect(offered).toContain(say);
    await expect(table.hint(1)).rejects.toThrow('no hint');
  });

  test('keeps silent where hints were switched off', async () => {
    await expect((await open(false)).hint(0)).rejects.toThrow('no hint');
  });
});

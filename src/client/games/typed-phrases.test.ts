import { expect, test } from 'vitest';
import { type Language, LANGUAGES } from '../../i18n/index.ts';
import { fastRandom, type GameTypes } from '../../kernel/index.ts';
import { randomPlayer } from '../../kernel/referee/index.ts';
import { GAMES } from '../../registry/index.ts';
import { optionText, tableTexts } from '../play/table-texts.ts';
import type { GameTexts } from '../registry/game-ui.ts';
import { LocalTable } from '../table/local-table.ts';
import type { SeatUpdate } from '../table/messages.ts';
import { fittingMoves, meantMove } from '../words/typed-moves.ts';
import { rootTexts } from './root/texts.ts';
import { scythiaTexts } from './scythia/texts.ts';
import { wildTexts } from './wild/texts.ts';

const GAMES_AND_TEXTS: readonly (readonly [
  game: 'root' | 'wild' | 'scythia',
  settings: Record<string, unknown>,
  seats: number,
  texts: (language: Language) => Promise<GameTexts>,
])[] = [
  ['root', { seating: 'listed', factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] }, 4, rootTexts],
  ['wild', { seats: 2 }, 2, wildTexts],
  ['scythia', { seats: 2 }, 2, scythiaTexts],
];
const QUESTIONS = 160;
/** Moves that are typed at one question: many differ only in a place. */
const MOST_TYPED = 6;

/** Questions of a random game in which every seat is a person, as they are asked. */
async function questions(id: 'root' | 'wild' | 'scythia', settings: object, seats: number): Promise<SeatUpdate[]> {
  const game = await GAMES[id].engine.game();
  const read = game.readSettings(settings);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const sitters = Array.from({ length: seats }, (_, seat) => ({ who: 'person' as const, name: `Ada ${seat + 1}` }));
  const config = { game: id, settings: settings as Record<string, unknown>, sitters, curtain: false };
  const init = { id: 't', config, seed: '7c'.repeat(32), made: 1, entries: [] };
  const table = new LocalTable<GameTypes>(game, init, read.value, randomPlayer(fastRandom(3)), 1);
  const random = fastRandom(5);
  await table.run();
  const asked: SeatUpdate[] = [];
  while (asked.length < QUESTIONS) {
    const [seat] = table.update().asked;
    if (seat === undefined) break;
    const mine = table.seat(seat);
    asked.push(mine);
    const { question, offered } = mine;
    const says = [offered[random(offered.length)]!];
    await table.act({ do: 'answer', seat, question, says, move: `${asked.length}` }, asked.length);
  }
  return asked;
}

test.each(GAMES_AND_TEXTS)('a move of %s that is typed as it reads is that move', async (id, settings, seats, load) => {
  const asked = await questions(id, settings, seats);
  expect(asked.length).toBeGreaterThan(80);
  const wrong = new Set<string>();
  for (const language of LANGUAGES) {
    const texts = await load(language);
    const random = fastRandom(9);
    for (const { offered, view } of asked) {
      const words = tableTexts(texts, view);
      const moves = offered.map((text) => ({ text, phrase: optionText(words, text.split(' ')) }));
      for (let k = 0; k < Math.min(MOST_TYPED, moves.length); k++) {
        const { phrase } = moves[random(moves.length)]!;
        const found = meantMove(fittingMoves(phrase, moves))?.move.phrase;
        // Moves that read alike are told apart by their texts alone.
        const isAlone = moves.filter((other) => other.phrase === phrase).length === 1;
        if (isAlone && found !== phrase) wrong.add(`${language}: ${phrase} → ${found ?? 'several'}`);
      }
    }
  }
  expect([...wrong]).toEqual([]);
});

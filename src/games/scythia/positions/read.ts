import type { ParseResult } from '../../../kernel/index.ts';
import type { Components } from '../components/components.ts';
import { Reader } from '../../../kernel/index.ts';
import { readSettings } from '../settings.ts';
import { newState } from '../state.ts';
import { DISCARD, NONE, OUT_OF_GAME } from '../components/piles.ts';
import type { ScythiaState } from '../state.ts';
import { readFrames } from './frames.ts';
import { PositionReader } from './reader.ts';

const FIELDS = [
  'settings',
  'first',
  'active',
  'turns',
  'lastTurns',
  'scored',
  'usedHero',
  'usedEagles',
  'players',
  'offer',
  'village',
  'villageQuests',
  'spots',
  'stationed',
  'row',
  'animalDiscard',
  'discard',
  'outOfGame',
  'cards',
  'chief',
  'stack',
];
const MANY = 999;

/** Reads a position. Missing fields are as at the start of an ordinary turn of the active player. */
export function readPosition(
  c: Components,
  steps: Readonly<Record<string, object>>,
  raw: unknown,
): ParseResult<ScythiaState> & { readonly reader: Reader } {
  const reader = new Reader();
  const from = reader.object(raw, '', FIELDS);
  const settings = readSettings(c.chief.names, from['settings'] ?? {});
  if (!settings.ok) {
    for (const p of settings.problems) reader.note(`settings.${p.path}`, p.code, p.args);
    return { ok: false, problems: reader.problems, reader };
  }
  const s = newState(c, settings.value);
  const seats = s.settings.seats;
  const read = new PositionReader(c, s, reader);
  const least = (name: string, usual: number, low: number, most: number): number =>
    reader.whole(from[name] ?? usual, name, low, most);
  s.first = least('first', 0, 0, seats - 1);
  s.active = least('active', s.first, 0, seats - 1);
  s.turns = least('turns', 1, 0, MANY);
  s.lastTurns = least('lastTurns', -1, -1, seats + 1);
  s.scored = least('scored', 0, 0, 1);
  s.usedHero = reader.flag(from['usedHero'] ?? false, 'usedHero') ? 1 : 0;
  s.usedEagles = read.ids(from['usedEagles'], 'usedEagles', c.animal.names);
  const players = reader.list(
    from['players'] ?? Array.from({ length: seats }, () => ({})),
    'players',
    (one, p) => reader.object(one, p),
    seats,
  );
  const free = c.hero.names.filter((name) => !players.some((player) => player['hero'] === name));
  players.slice(0, seats).forEach((player, seat) => read.player(player, seat, free[seat]!));
  read.chief(from['chief']);
  read.board(from);
  read.offer(from['offer']);
  read.cards(from['discard'], 'discard', DISCARD);
  read.cards(from['outOfGame'], 'outOfGame', OUT_OF_GAME);
  const cards = reader.object(from['cards'] ?? {}, 'cards', ['seen', 'pools']);
  read.settleCards(cards);
  read.settlePieces();
  const usual = [
    { proc: 'round', step: 'after', got: 0 },
    { proc: 'turn', step: 'start', got: 0, placed: NONE },
  ];
  s.stack = s.scored === 1 ? [] : readFrames(c, seats, steps, from['stack'] ?? usual, reader);
  return { ...reader.result(s), reader };
}

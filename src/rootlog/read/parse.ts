import { readAction } from './action.ts';
import { type Action, LETTERS, type Log, NotationError, type Turn } from './notation.ts';

const HEADER = /^(Map|Deck|Clearings|Pool|Landmarks|Hirelings|Winner)\s*:\s*(.*?)\s*$/;
const LINE = new RegExp(`^([${LETTERS}])\\s*:(.*)$`);
const CLEARINGS = 12;

function readSuits(text: string, line: number, column: number): string[] {
  const suits: string[] = [];
  for (const part of text.split(/\s*,\s*/)) {
    const m = /^([FMR])(\d+)$/.exec(part);
    if (!m || Number(m[2]) < 1 || Number(m[2]) > CLEARINGS)
      throw new NotationError(line, column + text.indexOf(part), `invalid suit of a clearing: "${part}"`);
    suits[Number(m[2])] = m[1]!;
  }
  for (let c = 1; c <= CLEARINGS; c++)
    if (!suits[c]) throw new NotationError(line, column, `the suit of clearing ${c} is missing`);
  return suits;
}

function readActions(text: string, self: string, line: number, column: number): Action[] {
  const actions: Action[] = [];
  let at = 0;
  for (const part of text.split(/[/;]/)) {
    const trimmed = part.trim();
    const start = column + at + part.indexOf(trimmed);
    if (trimmed !== '') actions.push({ text: trimmed, column: start, changes: readAction(trimmed, self, line, start) });
    at += part.length + 1;
  }
  return actions;
}

/** Reads a recorded game; throws a NotationError with line and column. */
export function parseLog(text: string): Log {
  const heads: Record<string, string> = {};
  let suits: string[] = [];
  const players: string[] = [];
  const setups: Turn[] = [];
  const turns: Turn[] = [];
  text.split(/\r?\n/).forEach((raw, i) => {
    const line = i + 1;
    const content = raw.replace(/\/\/.*$/, '').trimEnd();
    if (content.trim() === '') return;
    const head = HEADER.exec(content);
    if (head) {
      heads[head[1]!] = head[2]!;
      if (head[1] === 'Clearings') suits = readSuits(head[2]!, line, content.indexOf(head[2]!) + 1);
      return;
    }
    const m = LINE.exec(content);
    if (!m) throw new NotationError(line, 1, 'expected a header or a turn');
    const faction = m[1]!;
    if (!players.includes(faction)) {
      if (turns.length > 0) throw new NotationError(line, 1, `${faction} has no player`);
      players.push(faction);
      return;
    }
    const turn = { line, faction, actions: readActions(m[2]!, faction, line, content.indexOf(':') + 2) };
    (setups.some((each) => each.faction === faction) ? turns : setups).push(turn);
  });
  for (const name of ['Map', 'Deck'])
    if (heads[name] === undefined) throw new NotationError(1, 1, `missing line "${name}:"`);
  if (players.length === 0) throw new NotationError(1, 1, 'no players');
  return {
    map: heads['Map']!,
    deck: heads['Deck']!,
    suits,
    players,
    setups,
    turns,
    winners: (heads['Winner'] ?? '').trim(),
  };
}

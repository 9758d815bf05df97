import { readAction } from './action.ts';
import {
  type Action,
  LETTERS,
  type Log,
  MOST_ACTIONS,
  MOST_CHARACTERS,
  MOST_TURNS,
  NotationError,
  type SkippedText,
  type Turn,
} from './notation.ts';

const HEADER = /^(Map|Deck|Clearings|Pool|Landmarks|Hirelings|Winner)\s*:(.*)$/;
const LINE = new RegExp(`^([${LETTERS}])\\s*:(.*)$`);
const CLEARINGS = 12;
const SUITS = ['F', 'M', 'R'];
/** Clearings of each suit on a map. */
const OF_EACH_SUIT = 4;
/** Characters of a skipped part that are reported. */
const REPORTED = 60;

/** Reads a recorded game. What is not in the notation is skipped and reported; without map, deck or players it throws a NotationError. */
export function parseLog(text: string): Log {
  return new LogReader(text).read();
}

class LogReader {
  private readonly text: string;
  private readonly heads: Record<string, { readonly value: string; readonly line: number; readonly column: number }> =
    {};
  private suits: string[] = [];
  private landmarks: Record<string, number> | undefined;
  private readonly players: string[] = [];
  private readonly setups: Turn[] = [];
  private readonly turns: Turn[] = [];
  private readonly skipped: SkippedText[] = [];

  constructor(text: string) {
    this.text = text;
  }

  read(): Log {
    const { heads, players, setups, turns, skipped, text } = this;
    if (text.length > MOST_CHARACTERS)
      throw new NotationError(1, 1, `the file has more than ${MOST_CHARACTERS} characters`);
    text.split(/\r?\n/).forEach((raw, i) => this.line(withoutComment(raw), i + 1));
    for (const name of ['Map', 'Deck'])
      if (heads[name] === undefined) throw new NotationError(1, 1, `missing line "${name}:"`);
    if (players.length === 0) throw new NotationError(1, 1, 'no players');
    return {
      map: heads['Map']!.value,
      deck: heads['Deck']!.value,
      places: { map: heads['Map']!, deck: heads['Deck']! },
      suits: this.suits,
      ...(this.landmarks ? { landmarks: this.landmarks } : {}),
      players,
      setups,
      turns,
      winners: heads['Winner']?.value ?? '',
      skipped,
    };
  }

  private skip(line: number, column: number, text: string, why: string): void {
    this.skipped.push({ line, column, text: text.length > REPORTED ? `${text.slice(0, REPORTED)}…` : text, why });
  }

  private line(content: string, line: number): void {
    if (content.trim() === '') return;
    const head = HEADER.exec(content);
    if (head) {
      const value = head[2]!.trim();
      const column = content.length - head[2]!.trimStart().length + 1;
      this.heads[head[1]!] = { value, line, column };
      if (head[1] === 'Clearings') this.readSuits(value, line, column);
      if (head[1] === 'Landmarks') this.readLandmarks(value, line, column);
      return;
    }
    const m = LINE.exec(content);
    if (!m) return this.skip(line, 1, content, 'expected a header or a turn');
    const faction = m[1]!;
    if (!this.players.includes(faction)) {
      if (this.turns.length > 0) return this.skip(line, 1, content, `${faction} has no player`);
      this.players.push(faction);
      return;
    }
    if (this.setups.length + this.turns.length >= MOST_TURNS)
      return this.skip(line, 1, content, `more than ${MOST_TURNS} turns`);
    const turn = { line, faction, actions: this.actions(m[2]!, faction, line, content.indexOf(':') + 2) };
    (this.setups.some((each) => each.faction === faction) ? this.turns : this.setups).push(turn);
  }

  private actions(text: string, self: string, line: number, column: number): Action[] {
    const actions: Action[] = [];
    let at = 0;
    for (const part of text.split(/[/;]/)) {
      const trimmed = part.trim();
      const start = column + at + part.indexOf(trimmed);
      if (actions.length === MOST_ACTIONS) {
        this.skip(line, start, text.slice(at), `more than ${MOST_ACTIONS} actions in a turn`);
        break;
      }
      at += part.length + 1;
      if (trimmed === '') continue;
      try {
        actions.push({ text: trimmed, column: start, changes: readAction(trimmed, self, line, start) });
      } catch (error) {
        if (!(error instanceof NotationError)) throw error;
        this.skip(line, error.column, trimmed, error.why);
      }
    }
    return actions;
  }

  private readLandmarks(text: string, line: number, column: number): void {
    this.landmarks = {};
    let at = 0;
    for (const part of text.split(',')) {
      const trimmed = part.trim();
      const m = /^(ferry|tower)->(\d{1,2})$/.exec(trimmed);
      if (m && Number(m[2]) >= 1 && Number(m[2]) <= CLEARINGS) this.landmarks[m[1]!] = Number(m[2]);
      else if (trimmed !== '')
        this.skip(line, column + at + part.indexOf(trimmed), trimmed, 'a landmark that is not judged');
      at += part.length + 1;
    }
  }

  private readSuits(text: string, line: number, column: number): void {
    const suits: string[] = [];
    let at = 0;
    for (const part of text.split(',')) {
      const trimmed = part.trim();
      const m = /^([FMR])(\d{1,2})$/.exec(trimmed);
      if (m && Number(m[2]) >= 1 && Number(m[2]) <= CLEARINGS) suits[Number(m[2])] = m[1]!;
      else this.skip(line, column + at + part.indexOf(trimmed), trimmed, 'invalid suit of a clearing');
      at += part.length + 1;
    }
    const missing: number[] = [];
    for (let c = 1; c <= CLEARINGS; c++) if (!suits[c]) missing.push(c);
    const short = SUITS.filter((suit) => suits.filter((each) => each === suit).length < OF_EACH_SUIT);
    // The last suit follows from the others: each has four clearings.
    if (missing.length > 0 && short.length === 1) for (const c of missing) suits[c] = short[0]!;
    else if (missing.length > 0) throw new NotationError(line, column, `the suit of clearing ${missing[0]} is missing`);
    this.suits = suits;
  }
}

const withoutComment = (line: string): string => {
  const comment = line.indexOf('//');
  return (comment < 0 ? line : line.slice(0, comment)).trimEnd();
};

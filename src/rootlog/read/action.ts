import {
  type Change,
  LETTERS,
  type Location,
  MOST_ACTION_CHARACTERS,
  MOST_CHANGES,
  MOST_COUNTED,
  NotationError,
  type ShownCards,
} from './notation.ts';

const F = `(?:h_[${LETTERS}]d?|[${LETTERS}])`;
const SUIT = '[BFMR]';
const CLEARINGS = 12;

const BATTLE = new RegExp(`^(${F})?X(${F})(\\d+)(?:(${SUIT})@)?(?:(${SUIT})@)?(?:\\((\\d),(\\d)\\))?$`);
const CRAFT = /^Z(?:%([sbcxhtrfu])|([a-z@]+))$/;
const COALITION = new RegExp(`^\\+\\+->(${F})\\$$`);
const POINTS = new RegExp(`^(${F})?(\\+\\+|--)(\\d*)$`);
const FLIP = new RegExp(`^(${F})?t(\\d+)\\^t(?:_(\\d))?_([a-z])$`);
const EXPOSE = /^\?P?t_([a-z])(\d+)$/;
const TRICK = /^P?t(\d+)<->P?t(\d+)$/;
const PATH = /^(\d+)_(\d+)->$/;
const MARKER = new RegExp(`^(${F})?\\$_(\\w*)->(\\w*)$`);
const MARKERS = /^\((\$_\w*(?:\+\$_\w*)*)\)->(\w*)$/;
const REVEAL = new RegExp(`^(?:(\\d*${SUIT}?)#|\\(((?:\\d*${SUIT}\\+?)+)\\)#)?[a-z@]*(${F})?\\^(${F})?$`);
const SHOWN = /^(\d*)([BFMR]?)$/;

/** `2M` and the like. */
function shownCards(text: string): ShownCards {
  const m = SHOWN.exec(text);
  return { suit: m?.[2] ?? '', count: Number(m?.[1] || 1) };
}

/** Reads one action; `self` is the faction whose turn it is. */
export function readAction(text: string, self: string, line: number, column: number): Change[] {
  if (text.length > MOST_ACTION_CHARACTERS)
    throw new NotationError(line, column, `an action has at most ${MOST_ACTION_CHARACTERS} characters`);
  const changes = new ActionReader(text, self, line, column).read();
  if (changes.length > MOST_CHANGES)
    throw new NotationError(line, column, `an action stands for at most ${MOST_CHANGES} changes`);
  for (const change of changes) {
    const least = change.kind === 'points' ? 0 : 1;
    for (const counted of countsOf(change))
      if (counted < least || counted > MOST_COUNTED)
        throw new NotationError(line, column, `a number from ${least} to ${MOST_COUNTED} was expected in "${text}"`);
    for (const clearing of clearingsOf(change))
      if (clearing < 1 || clearing > CLEARINGS)
        throw new NotationError(line, column, `there is no clearing ${clearing}`);
  }
  return changes;
}

function countsOf(change: Change): readonly number[] {
  if (change.kind === 'points') return [Math.abs(change.points)];
  if (change.kind === 'reveal') return change.cards.map(({ count }) => count);
  return 'count' in change ? [change.count] : [];
}

/** The clearings of a change that the reader of places has not checked. */
function clearingsOf(change: Change): readonly number[] {
  switch (change.kind) {
    case 'battle':
    case 'turned':
    case 'flip':
    case 'guess':
      return [change.clearing];
    case 'path':
    case 'trick':
      return [change.from, change.to];
    default:
      return [];
  }
}

class ActionReader {
  private readonly text: string;
  private readonly self: string;
  private readonly line: number;
  private readonly column: number;
  private at = 0;

  constructor(text: string, self: string, line: number, column: number) {
    this.text = text;
    this.self = self;
    this.line = line;
    this.column = column;
  }

  read(): Change[] {
    const { text, self } = this;
    let m = BATTLE.exec(text);
    if (m)
      return [
        {
          kind: 'battle',
          attacker: m[1] ?? self,
          defender: m[2]!,
          clearing: Number(m[3]),
          ...(m[4] ? { ambush: m[4] } : {}),
          ...(m[5] ? { foil: m[5] } : {}),
          ...(m[6] ? { dice: [Number(m[6]), Number(m[7])] as const } : {}),
        },
      ];
    m = CRAFT.exec(text);
    if (m) return [m[1] ? { kind: 'craft', item: m[1] } : { kind: 'craft', card: m[2]! }];
    m = COALITION.exec(text);
    if (m) return [{ kind: 'coalition', partner: m[1]! }];
    m = POINTS.exec(text);
    if (m) {
      const points = m[3] === '' ? 1 : Number(m[3]);
      return [{ kind: 'points', faction: m[1] ?? self, points: m[2] === '++' ? points : -points }];
    }
    m = FLIP.exec(text);
    if (m && (m[1] ?? self) === 'K')
      return [{ kind: 'turned', faction: 'K', clearing: Number(m[2]), type: m[4]!, value: Number(m[3] ?? 0) }];
    if (m && (m[1] ?? self) === 'P') return [{ kind: 'flip', clearing: Number(m[2]), plot: m[4]! }];
    m = EXPOSE.exec(text);
    if (m) return [{ kind: 'guess', clearing: Number(m[2]), plot: m[1]! }];
    m = TRICK.exec(text);
    if (m) return [{ kind: 'trick', from: Number(m[1]), to: Number(m[2]) }];
    m = PATH.exec(text);
    if (m) return [{ kind: 'path', from: Number(m[1]), to: Number(m[2]) }];
    m = MARKER.exec(text);
    if (m) return [{ kind: 'marker', board: m[1] ?? self, marker: m[2]!, value: m[3]! }];
    m = MARKERS.exec(text);
    if (m) {
      const value = m[2]!;
      return m[1]!.split('+').map((marker) => ({ kind: 'marker', board: self, marker: marker.slice(2), value }));
    }
    m = REVEAL.exec(text);
    if (m) {
      const cards = (m[1] !== undefined ? [m[1]] : (m[2]?.split('+') ?? [])).map(shownCards);
      return [{ kind: 'reveal', of: m[3] ?? self, to: m[4] ?? '', cards }];
    }
    return this.move();
  }

  private fail(why: string): never {
    throw new NotationError(this.line, this.column + this.at, why);
  }
  private accept(pattern: RegExp): RegExpExecArray | null {
    const found = new RegExp(pattern.source, 'y');
    found.lastIndex = this.at;
    const m = found.exec(this.text);
    if (m) this.at += m[0].length;
    return m;
  }
  private isNext(text: string): boolean {
    return this.text.startsWith(text, this.at);
  }

  private move(): Change[] {
    const terms = this.side();
    if (!this.accept(/->/)) this.fail(`"->" was expected in "${this.text}"`);
    const to: Location[] = [];
    const items = terms.some((t) => t.kind === 'item');
    while (this.at < this.text.length) {
      to.push(this.destination(items));
      if (!this.accept(/\+/)) break;
    }
    if (this.at < this.text.length) this.fail(`nothing more was expected in "${this.text}"`);
    return terms.flatMap((term): Change[] => {
      if (term.kind === 'item') return [{ ...term, to }];
      if (to.length === 0) return [term];
      return to.map((each) => ({ ...term, to: each }));
    });
  }

  private side(): Term[] {
    const terms: Term[] = [];
    if (this.isNext('(') && !this.isSuitGroup()) {
      this.at++;
      do terms.push(...this.term());
      while (this.accept(/\+/));
      if (!this.accept(/\)/)) this.fail('")" was expected');
      const from = this.start(terms.some((t) => t.kind === 'item'));
      return from ? terms.map((t) => ({ ...t, from: t.from ?? from })) : terms;
    }
    do terms.push(...this.term());
    while (this.accept(/\+/));
    return terms;
  }

  /** `(B+2M)#` is a card, not a group of terms. */
  private isSuitGroup(): boolean {
    return /^\((\d*[BFMR]\+?)+\)#/.test(this.text.slice(this.at));
  }

  private term(): Term[] {
    const count = Number(this.accept(/\d+/)?.[0] ?? 1);
    if (this.isNext('%')) {
      const m = this.accept(/%([sbcxhtrfu_])/);
      if (!m) this.fail('the letter of an item was expected');
      const from = this.start(true);
      return [{ kind: 'item', item: m[1]!, count, ...(from ? { from } : {}) }];
    }
    const group = this.accept(/\(((?:\d*[BFMR]\+?)+)\)#([a-z@]*)/);
    if (group) {
      const from = this.start(false);
      return group[1]!.split('+').map((each) => ({
        kind: 'card',
        suit: each.at(-1)!,
        name: group[2]!,
        count: each.length > 1 ? Number(each.slice(0, -1)) : 1,
        ...(from ? { from } : {}),
      }));
    }
    const card = this.accept(/([BFMR]?)#([a-z@]*)/);
    if (card) {
      const from = this.start(false);
      return [{ kind: 'card', suit: card[1]!, name: card[2]!, count, ...(from ? { from } : {}) }];
    }
    const piece = this.accept(new RegExp(`(${F})?([wpbtf])((?:_\\d)?(?:_[a-z])*)`));
    if (!piece) this.fail(`a piece, a card or an item was expected in "${this.text}"`);
    const from = this.start(false);
    return [
      {
        kind: 'piece',
        faction: piece[1] ?? this.self,
        piece: piece[2]!,
        sub: piece[3]!.replaceAll('_', ''),
        count,
        ...(from ? { from } : {}),
      },
    ];
  }

  private start(item: boolean): Location | undefined {
    if (this.accept(/\*/)) return { at: 'discard' };
    if (this.isNext('->') || this.isNext('+') || this.isNext(')') || this.at >= this.text.length) return undefined;
    return this.place(item);
  }
  private destination(item: boolean): Location {
    return this.place(item);
  }

  private place(item: boolean): Location {
    const numbers = this.accept(/\d+(?:_\d+)*/);
    if (numbers) {
      const clearings = numbers[0].split('_').map(Number);
      for (const c of clearings) if (c > CLEARINGS) this.fail(`there is no clearing ${c}`);
      return clearings.length === 1 ? { at: 'clearing', clearing: clearings[0]! } : { at: 'forest', clearings };
    }
    if (this.accept(/Q/)) return { at: 'quests' };
    const board = this.accept(new RegExp(`(${F})?\\$(?:_([a-z0-9]+))?`));
    if (board) return { at: 'board', faction: board[1] ?? this.self, column: board[2] ?? '' };
    const hand = this.accept(new RegExp(F));
    if (hand) return { at: 'hand', faction: hand[0] };
    const areas = item ? this.accept(/[sdtre]+/) : null;
    if (areas) return { at: 'areas', areas: areas[0] };
    this.fail(`a place was expected in "${this.text}"`);
  }
}

type Term =
  | Omit<Extract<Change, { kind: 'piece' }>, 'to'>
  | Omit<Extract<Change, { kind: 'card' }>, 'to'>
  | Omit<Extract<Change, { kind: 'item' }>, 'to'>;

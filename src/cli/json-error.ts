/** The line and column, from 1, at which a text stops being JSON, and what was expected there. */
export interface JsonError {
  readonly line: number;
  readonly column: number;
  readonly why: string;
}

class SyntaxStop extends Error {
  constructor(
    readonly at: number,
    why: string,
  ) {
    super(why);
  }
}

const SPACE = /[ \t\n\r]*/y;
const WORD = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
// Long runs first, so that a long string is not matched character by character.
const STRING_BODY = /(?:[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*/y;

/** Scans a JSON text without recursion, so that any depth works. */
function scan(text: string): void {
  let at = 0;
  const closers: ('}' | ']')[] = [];
  const pass = (pattern: RegExp): boolean => {
    pattern.lastIndex = at;
    const found = pattern.exec(text);
    if (!found) return false;
    at += found[0].length;
    return found[0].length > 0;
  };
  const space = (): void => void pass(SPACE);
  const stop = (wanted: string): never => {
    throw new SyntaxStop(
      at,
      at >= text.length ? `the text ends where ${wanted} should be` : `${wanted} should be here`,
    );
  };
  const string = (): void => {
    at++;
    pass(STRING_BODY);
    if (text[at] !== '"') stop('the rest of a string in quotes');
    at++;
  };
  const key = (): void => {
    space();
    if (text[at] !== '"') stop('a name in double quotes');
    string();
    space();
    if (text[at] !== ':') stop('a colon');
    at++;
  };
  /** True when a list or object was opened that is not empty, so that a value follows. */
  const value = (): boolean => {
    space();
    const first = text[at];
    if (first === '"') string();
    else if (first === '{' || first === '[') {
      const closer = first === '{' ? '}' : ']';
      at++;
      space();
      if (text[at] === closer) at++;
      else {
        closers.push(closer);
        if (closer === '}') key();
        return true;
      }
    } else if (!pass(WORD)) stop('a value');
    return false;
  };
  for (;;) {
    if (value()) continue;
    space();
    while (closers.length > 0 && text[at] === closers[closers.length - 1]) {
      closers.pop();
      at++;
      space();
    }
    const closer = closers[closers.length - 1];
    if (closer === undefined) break;
    if (text[at] !== ',') stop(`a comma or "${closer}"`);
    at++;
    if (closer === '}') key();
  }
  if (at < text.length) stop('the end');
}

/** Finds where a text that JSON.parse rejected stops being JSON. */
export function findJsonError(text: string): JsonError {
  try {
    scan(text);
  } catch (error) {
    if (!(error instanceof SyntaxStop)) throw error;
    const before = text.slice(0, error.at).split('\n');
    return { line: before.length, column: before[before.length - 1]!.length + 1, why: error.message };
  }
  return { line: 1, column: 1, why: 'it cannot be read' };
}

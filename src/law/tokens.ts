/** A token of TypeScript source, as coarse as finding citations needs. */
export interface Token {
  /** `mark` is a single character of punctuation; numbers and keywords are names. */
  readonly kind: 'comment' | 'string' | 'name' | 'mark' | 'template' | 'regex';
  /** The content of a string without quotes; the source text of other tokens. */
  readonly text: string;
  readonly line: number;
}

const PLAIN = /\s+|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"|[\w$]+|[\s\S]/uy;
const TEMPLATE = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*(?:`|\$\{|$)/uy;
const REGEX = /\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/uy;

/** Tokens after which a slash begins a regular expression, not a division. */
const BEFORE_REGEX = /^(?:[^)\]}\w$]|return|typeof|case|in|of|do|else|void|delete|throw|new|await|yield)$/;

/** Splits source text into tokens without white space. A template is one token for each part of its text. */
export function tokens(text: string): readonly Token[] {
  const found: Token[] = [];
  /** For each open `${`, the number of open braces inside it. */
  const depths: number[] = [];
  let before: Token | undefined;
  let line = 1;
  let at = 0;

  function take(pattern: RegExp): string {
    pattern.lastIndex = at;
    const taken = pattern.exec(text)?.[0] ?? '';
    at += taken.length;
    return taken;
  }
  function push(kind: Token['kind'], shown: string, raw: string): void {
    const token = { kind, text: shown, line };
    found.push(token);
    if (kind !== 'comment') before = token;
    line += raw.split('\n').length - 1;
  }
  function template(opener: string): void {
    const raw = opener + take(TEMPLATE);
    const whole = opener === '`' && raw.endsWith('`') && raw.length > 1;
    push(whole ? 'string' : 'template', whole ? raw.slice(1, -1) : raw, raw);
    if (raw.endsWith('${')) depths.push(0);
  }
  function startsRegex(): boolean {
    return !before || ((before.kind === 'mark' || before.kind === 'name') && BEFORE_REGEX.test(before.text));
  }

  while (at < text.length) {
    const start = at;
    const raw = take(PLAIN);
    const first = raw.charAt(0);
    const deepest = depths.length - 1;
    if (/\s/.test(first)) line += raw.split('\n').length - 1;
    else if (raw.startsWith('//') || raw.startsWith('/*')) push('comment', raw, raw);
    else if (raw.length > 1 && (first === "'" || first === '"')) push('string', raw.slice(1, -1), raw);
    else if (first === '`') template('`');
    else if (first === '}' && depths[deepest] === 0) {
      depths.pop();
      template('}');
    } else if (first === '/' && startsRegex()) {
      at = start;
      const regex = take(REGEX);
      if (!regex) at = start + 1;
      push(regex ? 'regex' : 'mark', regex || raw, regex || raw);
    } else {
      if (deepest >= 0 && first === '{') depths[deepest] = (depths[deepest] ?? 0) + 1;
      if (deepest >= 0 && first === '}') depths[deepest] = (depths[deepest] ?? 0) - 1;
      push(/[\w$]/.test(first) ? 'name' : 'mark', raw, raw);
    }
  }
  return found;
}

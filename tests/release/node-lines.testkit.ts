/** The oldest release of every line of Node.js that is promised, with the npm that came with it. */
export const NODE_LINES = [
  { node: '20.19.0', npm: '10.8.2' },
  { node: '22.13.0', npm: '10.9.2' },
  { node: '24.0.0', npm: '11.3.0' },
] as const;

type Version = readonly [number, number, number];

const numbers = (text: string): number[] =>
  text
    .split('.')
    .filter((part) => /^\d+$/.test(part))
    .map(Number);

const compare = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/** True when a version satisfies one comparator of a range, such as `^20.19.0`, `>=18` or `20`. */
function satisfiesOne(version: Version, comparator: string): boolean {
  const found = /^(\^|>=|>|<=|<|)(\d[\dx.]*)$/.exec(comparator);
  if (!found) throw new Error(`unknown comparator ${comparator}`);
  const [, sign, text] = found;
  const given = numbers(text!);
  const [major = 0, minor = 0, patch = 0] = given;
  const order = compare(version, [major, minor, patch]);
  if (sign === '>=') return order >= 0;
  if (sign === '>') return order > 0;
  if (sign === '<=') return order <= 0;
  if (sign === '<') return order < 0;
  if (sign === '^') return order >= 0 && version[0] === major;
  return given.every((number, i) => version[i] === number);
}

/** True when a version of Node.js satisfies the `engines.node` of a package. */
export function satisfies(version: string, range: string): boolean {
  const [major = 0, minor = 0, patch = 0] = numbers(version);
  return range.split('||').some((part) =>
    part
      .trim()
      .replace(/([<>=^])\s+/g, '$1')
      .split(/\s+/)
      .every((comparator) => satisfiesOne([major, minor, patch], comparator)),
  );
}

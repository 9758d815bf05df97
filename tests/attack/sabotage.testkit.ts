import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Program } from '../chaos/program.testkit.ts';
import { scratch } from '../server/server.testkit.ts';
import { attack, USUAL } from './attack.testkit.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** What a test server is built from. */
const CODE = ['src', 'bench', 'tests/chaos', 'tests/server', 'tests/cli'];
const SETTINGS = ['package.json', 'tsconfig.json', 'tsconfig.base.json', 'tsconfig.test.json'];

/** A protection that is removed from a copy of the sources, and what the attacker must then find. */
export interface Sabotage {
  readonly name: string;
  /** Below `src/server`. */
  readonly file: string;
  /** A text that occurs once in the file; it is replaced by `put`. */
  readonly find: string;
  readonly put: string;
  /** The kinds of findings of which there must be some. */
  readonly expected: readonly string[];
}

/** The protections that `npm run attack -- --prove` removes, one at a time. */
export const SABOTAGES: readonly Sabotage[] = [
  {
    name: 'B1 and B6: who may follow a table is decided once, when they begin to',
    file: 'play/subscribers.ts',
    find: 'if (doc === this.#decidedFor) return;',
    put: 'if (doc) return;',
    expected: ['another seat', 'private table'],
  },
  {
    name: 'B1: a seat is shown to anybody',
    file: 'access.ts',
    find: "return visit.person !== undefined && seat.person === visit.person ? 'now' : 'not-yours';",
    put: "return 'now';",
    expected: ['another seat'],
  },
  {
    name: 'B2: a socket outlives its key',
    file: 'http/socket.ts',
    find: 'readonly #signOut = (): void => {\n    if (this.#closed) return;',
    put: 'readonly #signOut = (): void => {\n    if (this.#closed || this.#key) return;',
    expected: ['void key'],
  },
  {
    name: 'B2: a void key is remembered',
    file: 'accounts/keys.ts',
    find: 'this.#known.delete(hash);\n      const open',
    put: 'const open',
    expected: ['void key'],
  },
  {
    name: 'B2: a device code outlives the revocation',
    file: 'storage/sql-keys.ts',
    find: "['delete from codes where person = ?', person],\n    ...change,",
    put: '...change,',
    expected: ['void code'],
  },
  {
    name: 'B6: an ended invitation still opens a private table',
    file: 'access.ts',
    find: "return isInvited(doc, invite) ? undefined : 'no-table';",
    put: "return invite === undefined ? 'no-table' : undefined;",
    expected: ['private table'],
  },
  {
    name: 'B6: a person who left gets notices of everybody’s turns',
    file: 'notices/dispatcher.ts',
    find: 'if (!mayBeNotified(doc, subscription.person, seat, subscription.everyone)) {',
    put: 'if (seat < 0) {',
    expected: ['webhook'],
  },
  {
    name: 'spectators are not delayed',
    file: 'access.ts',
    find: 'doc.delay > 0 && !isSeated(doc, person);',
    put: 'doc.delay < 0 && !isSeated(doc, person);',
    expected: ['too early'],
  },
];

/** The source with the protection removed. */
export function sabotagedText({ name, file, find, put }: Sabotage, before: string): string {
  if (before.split(find).length !== 2) throw new Error(`${name}: the text to replace does not occur once in ${file}`);
  return before.replace(find, () => put);
}

/** Copies the sources below the repository, so that they find their packages, and removes the protection. */
function sabotagedCopy(sabotage: Sabotage): string {
  mkdirSync(join(ROOT, '.build'), { recursive: true });
  const copy = mkdtempSync(join(ROOT, '.build', 'sabotage-'));
  for (const part of [...CODE, ...SETTINGS]) cpSync(join(ROOT, part), join(copy, part), { recursive: true });
  const path = join(copy, 'src/server', sabotage.file);
  writeFileSync(path, sabotagedText(sabotage, readFileSync(path, 'utf8')));
  return copy;
}

/** Minutes of one attack; as soon as everything expected was found it ends. */
const MINUTES = 3;

/** Takes out one protection after the other; true when the attacker has found every one. */
export async function proveAttacker(say: (text: string) => void): Promise<boolean> {
  let isGood = true;
  for (const sabotage of SABOTAGES) {
    const missing = await missed(sabotage, say);
    if (missing.length > 0) say(`  NOT FOUND: ${missing.join(', ')}`);
    isGood &&= missing.length === 0;
  }
  return isGood;
}

async function missed(sabotage: Sabotage, say: (text: string) => void): Promise<readonly string[]> {
  const copy = sabotagedCopy(sabotage);
  const folder = scratch();
  try {
    const kit = pathToFileURL(join(copy, 'tests/chaos/program.testkit.ts')).href;
    const { buildProgram } = (await import(kit)) as { buildProgram: () => Promise<Program> };
    const { expected } = sabotage;
    const wish = {
      ...USUAL,
      minutes: MINUTES,
      seed: 7,
      pace: 10,
      every: 60,
      games: ['embers', 'embers', 'scythia'],
      isEnough: (kinds: ReadonlySet<string>) => expected.every((kind) => kinds.has(kind)),
    };
    const place = { name: 'sqlite', at: folder.file('attack.db') } as const;
    const begun = Date.now();
    const { findings } = await attack(await buildProgram(), place, wish, () => {});
    say(`${sabotage.name}: ${findings.length} findings in ${Math.round((Date.now() - begun) / 1000)} s`);
    for (const kind of expected) {
      const first = findings.find((finding) => finding.kind === kind);
      if (first) say(`  ${JSON.stringify(first)}`);
    }
    return expected.filter((kind) => !findings.some((finding) => finding.kind === kind));
  } finally {
    rmSync(copy, { recursive: true, force: true });
    folder.remove();
  }
}

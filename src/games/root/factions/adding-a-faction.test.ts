import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { runConformance } from '../../../kernel/conformance/conformance.ts';
import { game, verb } from '../../../kernel/index.ts';
import { draw } from '../rules/02-key-terms/cards.ts';
import { FACTION_RULES, type FactionRules } from './faction.ts';
import { root } from '../index.ts';
import type { RootOption } from '../types.ts';
import type { RootSettings } from '../settings.ts';
import { STANDARD } from './standard.ts';
import type * as Words from '../words.ts';
import { FACTIONS } from '../words.ts';

// The game as it would be with one more name on the list of factions, and nothing else of it.
vi.mock('../words.ts', async (original) => {
  const words = await original<typeof Words>();
  const factions = [...words.FACTIONS, 'duchy'];
  return {
    ...words,
    FACTIONS: factions,
    PARTIES: [...factions, ...words.HIRELINGS],
    hireling: (name: (typeof words.HIRELINGS)[number]) => factions.length + words.HIRELINGS.indexOf(name),
    isFaction: (party: number) => party < factions.length,
  };
});

const page = readFileSync(join(import.meta.dirname, '../../../../docs/adding-a-faction.md'), 'utf8');
const DUCHY = FACTIONS.length - 1;

/** A table of the Marquise and the new faction: settings do not let it in yet. */
function table(): RootSettings {
  const read = root.readSettings({ factions: ['marquise', 'eyrie'], seating: 'listed' });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return { ...read.value, factions: ['marquise', 'duchy' as never] };
}

/** Rules of which only these parts are written; whoever asks for another is told so. */
function rules(parts: Partial<FactionRules>): void {
  FACTION_RULES[DUCHY] = new Proxy({ ...STANDARD, ...parts } as FactionRules, {
    get(written, part: keyof FactionRules) {
      if (!(part in written)) throw new Error(`the duchy lacks ${part}`);
      return written[part];
    },
  });
}

const run = (played = root) => runConformance(played, { settings: table, games: 1, seed: 3, bound: 400, faulty: 1 });

/** A part of the turn in which nothing happens. */
const nothing = (f: number) => draw(f, 0);

describe('what a new, empty faction lacks', () => {
  test('its name alone does not let it to a table', () => {
    const read = root.readSettings({ factions: ['marquise', 'duchy'] });
    expect(!read.ok && read.problems).toEqual([{ path: 'factions.1', code: 'settings.not-yet' }]);
    expect(FACTION_RULES[DUCHY]).toBeUndefined();
    expect(page).toContain('`settings.not-yet`');
  });

  test('the battery names one part after the other, and the page names the same', () => {
    const written: Partial<FactionRules> = {};
    const named: string[] = [];
    for (let turn = 0; turn < 10; turn++) {
      rules(written);
      const messages = run().faults.map((fault) => fault.message);
      const lacks = messages.map((message) => /the duchy lacks (\w+)/.exec(message)?.[1]).find((part) => part);
      if (lacks === undefined) {
        named.push(
          ...new Set(messages.flatMap((message) => (message.includes('duchy has no pieces') ? ['pieces'] : []))),
        );
        break;
      }
      named.push(lacks);
      Object.assign(written, { [lacks]: nothing });
    }
    expect(named).toEqual(['setup', 'birdsong', 'daylight', 'evening', 'pieces']);
    for (const part of named) expect(page).toContain(`\`${part}\``);
  }, 120_000);

  test('an option that is not in the lexicon is found at once', () => {
    const dig = verb('dig')() as unknown as RootOption;
    const played = game({
      ...root,
      procs: {
        ...root.procs,
        duchyDaylight: {
          begin: {
            kind: 'choice',
            window: 'duchy-dig',
            law: '4.1',
            seats: () => 2,
            options: (_s: unknown, _f: unknown, _seat: unknown, ask: { offer(o: RootOption): void }) => ask.offer(dig),
            take: () => 'done',
          },
        },
      } as never,
    });
    rules({
      setup: nothing,
      birdsong: nothing,
      daylight: () => ({ proc: 'duchyDaylight', step: 'begin', got: 0 }) as never,
      evening: nothing,
    });
    expect(
      run(played)
        .faults.map((fault) => fault.message)
        .join('\n'),
    ).toContain('dig');
    expect(page).toContain('`lexicon`');
  }, 120_000);

  test('a faction that no table has is content that was not met', () => {
    rules({ setup: nothing, birdsong: nothing, daylight: nothing, evening: nothing });
    const read = root.readSettings({ factions: ['marquise', 'eyrie'] });
    if (!read.ok) throw new Error('settings');
    const { unmet } = runConformance(root, {
      settings: () => read.value,
      games: 1,
      seed: 3,
      bound: 200,
      faulty: 1,
    }).coverage;
    expect(unmet).toContain('faction duchy');
    expect(unmet).not.toContain('faction marquise');
    expect(page).toContain('`never played`');
  }, 120_000);
});

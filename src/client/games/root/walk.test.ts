import { describe, expect, test } from 'vitest';
import type { RootEvent, RootOption } from '../../../games/root/types.ts';
import { root } from '../../../games/root/index.ts';
import { GEOGRAPHY } from '../../../games/root/components/maps/index.ts';
import { LANGUAGES } from '../../../i18n/index.ts';
import { EventRecorder, fastRandom, lowestSeat, OfferList, type Random } from '../../../kernel/index.ts';
import { type NextWord, moveDraft } from '../../play/move-draft.ts';
import { choiceText, tableTexts } from '../../play/table-texts.ts';
import { isPlace, pointable } from './pointing.ts';
import { rootTexts } from './texts.ts';
import type { RootView } from '../../../games/root/view-types.ts';

/** Tables that between them seat every faction, deal every box of hirelings, and use both set-ups, decks and maps. */
const TABLES: readonly object[] = [
  { factions: ['marquise', 'eyrie', 'alliance', 'vagabond'] },
  { factions: ['vagabond', 'vagabond2', 'eyrie', 'marquise'], deck: 'exiles-partisans' },
  { factions: ['cult', 'riverfolk', 'hundreds', 'keepers'] },
  { factions: ['duchy', 'alliance', 'vagabond'], deck: 'exiles-partisans' },
  { factions: ['corvids', 'duchy', 'eyrie'] },
  { factions: ['cult', 'riverfolk', 'vagabond', 'alliance'], hirelings: ['marauder-pack', 'underworld-pack'] },
  { factions: ['hundreds', 'keepers'], hirelings: ['marauder'], deck: 'exiles-partisans' },
  { factions: ['marquise', 'alliance', 'keepers'], hirelings: ['riverfolk-pack', 'underworld-pack'] },
  { factions: ['marquise', 'eyrie', 'alliance', 'vagabond', 'keepers', 'hundreds'], map: 'winter' },
  { factions: ['marquise', 'cult', 'alliance', 'riverfolk'], landmarks: 'two' },
  { setup: 'advanced', seats: 5, hirelings: ['marauder', 'riverfolk-pack'] },
  { setup: 'advanced', seats: 4, map: 'winter', hirelings: ['underworld-pack', 'marauder-pack'] },
];
const GAMES = 4;
const STEPS = 900;

/** A question as a screen is asked it. */
interface Question {
  readonly offered: readonly string[];
  readonly view: object;
}

/** Something at random, or what was chosen least so far: rare verbs lead to rare questions. */
function curious(list: readonly RootOption[], chosen: ReadonlyMap<string, number>, random: Random): RootOption {
  if (random(2) === 0) return list[random(list.length)]!;
  const times = list.map((option) => chosen.get(option.verb) ?? 0);
  const rarest = list.filter((_, i) => times[i] === Math.min(...times));
  return rarest[random(rarest.length)]!;
}

/** Every different question of some random games; in the middle of a game anybody may be asked anything. */
function questions(): Question[] {
  const met = new Map<string, Question>();
  const chosen = new Map<string, number>();
  for (let seed = 0; seed < TABLES.length * GAMES; seed++) {
    const read = root.readSettings(TABLES[seed % TABLES.length]);
    if (!read.ok) throw new Error(JSON.stringify(read.problems));
    const random = fastRandom(seed + 1);
    const told = new EventRecorder<RootEvent>();
    const s = root.begin(read.value, told);
    for (let step = 0; step < STEPS && !s.over; step++) {
      const outcomes = root.outcomeCount(s);
      if (outcomes > 0) {
        root.applyOutcome(s, random(outcomes), told);
        continue;
      }
      const asked = root.asked(s);
      const seat = lowestSeat(asked);
      const offers = new OfferList<RootOption>();
      root.options(s, seat, offers);
      const offered = offers.list.map(({ text }) => text);
      const key = offered.join('|');
      if (!met.has(key)) met.set(key, { offered, view: root.view(s, seat) });
      const option = curious(offers.list, chosen, random);
      chosen.set(option.verb, (chosen.get(option.verb) ?? 0) + 1);
      root.choose(s, seat, option, told);
    }
  }
  return [...met.values()];
}

/** All that the prompt lets one say, by walking through its own choices; `look` sees every row of choices. */
function said(offered: readonly string[], look: (choices: readonly NextWord[]) => void): string[] {
  const walk = (chosen: readonly string[]): string[] => {
    const { choices } = moveDraft(offered, [], chosen);
    look(choices);
    return choices.flatMap((choice) => (choice.says === undefined ? walk(choice.words) : [choice.says]));
  };
  return walk([]);
}

const twice = (texts: readonly string[]): string[] => texts.filter((text, i) => texts.indexOf(text) !== i);

describe('every option of every question', () => {
  const met = questions();

  test('is met: all verbs of the rules but the rarest', () => {
    const verbs = new Set(met.flatMap(({ offered }) => offered.map((text) => text.split(' ')[0])));
    expect(verbs.size).toBeGreaterThan(root.lexicon.verbs.length * 0.9);
  });

  test('can be said in the prompt, choice by choice, and said once', () => {
    const bad = met.flatMap(({ offered }) => {
      const all = said(offered, () => undefined).sort();
      return all.join('|') === [...offered].sort().join('|') ? [] : [offered.join(' | ')];
    });
    expect(bad).toEqual([]);
  });

  test('that has a place can be reached by pointing at it on the map', () => {
    const bad = met.flatMap(({ offered, view }) => {
      const { clearings, forests } = GEOGRAPHY[(view as RootView).map].data;
      const drawn = new Set([...clearings.map((_, i) => `c${i + 1}`), ...forests.map((_, i) => `f${i + 1}`), 'burrow']);
      const things = pointable(offered, 0);
      return offered.filter((text) => {
        const place = text.split(' ').find(isPlace);
        return place !== undefined && !(things.has(place) && drawn.has(place));
      });
    });
    expect(bad).toEqual([]);
    expect(met.filter(({ offered }) => pointable(offered, 0).size > 0).length).toBeGreaterThan(met.length / 4);
  });

  test.each(LANGUAGES)('reads in %s, and no two choices read alike', async (language) => {
    const gameTexts = await rootTexts(language);
    const bad: string[] = [];
    for (const { offered, view } of met) {
      const words = tableTexts(gameTexts, view);
      said(offered, (choices) => {
        const texts = choices.map((choice) => choiceText(words, choice));
        bad.push(...texts.filter((text) => /⟦|undefined|^\s*$/.test(text)));
        bad.push(
          ...twice(texts).map((text) => `twice: ${text} (${choices.map((c) => c.words.join(' ')).join(' | ')})`),
        );
      });
    }
    expect([...new Set(bad)]).toEqual([]);
  });
});

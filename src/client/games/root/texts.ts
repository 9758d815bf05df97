import type { Language } from '../../../i18n/index.ts';
import { type TitleName, TITLES } from '../../../games/root/components/cards/index.ts';
import type { COLUMNS } from '../../../games/root/factions/07-eyrie/state.ts';
import type { RootEvent } from '../../../games/root/types.ts';
import { FACTIONS, HIRELINGS, ITEMS, PARTIES, PHASES, SUITS } from '../../../games/root/words.ts';
import type { GameTexts, TextsScope } from '../../registry/game-ui.ts';
import { type Descriptions, descriptionsIn } from './descriptions.ts';
import { type LogTexts, logTexts } from './log-texts.ts';
import { loadOdds } from './load-odds.ts';
import { type CardText, hasOwnTexts, loadNames, type Names, withoutNote } from './names.ts';
import { type OptionTexts, optionTexts } from './option-texts.ts';
import { outrageOf } from './factions/alliance/outrage.ts';
import { doneWith, warriorsToMove } from './pointing.ts';
import { keepNames } from './kept-names.ts';
import { settingTexts } from './setting-texts.ts';
import { capitalize } from '../../turns/capitalize.ts';
import type { RootView } from '../../../games/root/view-types.ts';

/** How Root reads, with what its board says besides. */
export interface RootTexts extends GameTexts {
  /** A card: its name, suit and effect. */
  card(title: TitleName): CardText;
  /** What hirelings, moods, services and boards do. */
  readonly about: Descriptions;
}

/** What orders may depend on (4.3), as the glossary has it. */
const FACT_TERMS: Readonly<Record<string, 'root.attacker' | 'root.defender' | 'root.battle-clearing'>> = {
  attacker: 'root.attacker',
  defender: 'root.defender',
  clearing: 'root.battle-clearing',
};

/** Questions of a battle: what the turn has left does not matter to them, and on a phone they need its room. */
const IN_BATTLE: ReadonlySet<string> = new Set([
  'ambush',
  'foil',
  'before-roll',
  'pay-for-hits',
  'who-begins',
  'losses',
  'ambush-losses',
  'field-hospitals',
]);

/** Which hirelings have their demoted side up, as far as a view tells: one bit each. */
function demotedIn(view: Partial<RootView> | undefined): number {
  const demoted = view?.hirelings?.demoted ?? [];
  return demoted.reduce((mask, one, kind) => mask | (one << kind), 0);
}

interface LoadedTexts {
  readonly names: Names;
  readonly options: OptionTexts;
  readonly log: LogTexts;
}

/** True when a table can begin with the texts of the first box. */
function isFirstBox({ factions = [], hirelings }: Partial<RootView>): boolean {
  return !hirelings && factions.every((name) => name !== null && !hasOwnTexts(name));
}

/** All texts of Root in one language. */
export async function rootTexts(language: Language, scope?: TextsScope): Promise<RootTexts> {
  const isAll = scope === undefined || (scope !== 'settings' && !isFirstBox(scope.view));
  const names = await loadNames(language, isAll);
  keepNames(names);
  const said = new Map<number, LoadedTexts>();
  /** Options and log as a table reads them: hirelings are named by the side that is up. */
  function at(view?: object): LoadedTexts {
    const mask = demotedIn(view);
    const known = said.get(mask);
    if (known) return known;
    const own = names.withDemoted((name) => ((mask >> HIRELINGS.indexOf(name)) & 1) === 1);
    const options = optionTexts(own);
    const made = { names: own, options, log: logTexts(own, options) };
    said.set(mask, made);
    return made;
  }
  /** §6.2.3: whom a card can save, and which one; undefined where warriors fell in several clearings, which are asked about one by one. */
  function hospitals(view: object | undefined): string | undefined {
    const { marquise, suit = [] } = (view ?? {}) as Partial<RootView>;
    const [[c, n] = [], ...more] = [...(marquise?.fallen ?? []).entries()].filter(([, count]) => count > 0);
    const own = SUITS[suit[c ?? -1] ?? -1];
    if (c === undefined || n === undefined || own === undefined || more.length > 0) return undefined;
    const args = { what: names.countName('cat', n), clearing: c + 1, suit: names.suitName(own) };
    return names.textOf('window', 'field-hospitals-at', args);
  }
  return {
    title: names.terms.name('root.title'),
    verb(word) {
      const text = at().options.verb(word);
      return text === undefined ? undefined : capitalize(text);
    },
    word: (word, verb, place, view, _before, isShort) => at(view).options.word(word, verb, place, isShort),
    readingOrder: (verb) => at().options.readingOrder(verb),
    aboutMove: async (words) => (await import('./about.ts')).aboutMove(names, words),
    isCard: ([verb, thing]) => thing !== undefined && /^(?:leader|character|mood)$/.test(verb!),
    thing(word) {
      if (/^[cf]\d+$/.test(word)) return capitalize(names.place(word));
      const title = TITLES.find((one) => one === word);
      return title && names.titleWithSuit(title);
    },
    window(name, view, facts) {
      if (name === 'eyrie-decree' && facts?.['column'] !== undefined) {
        const column = names.terms.name(`root.eyrie.column.${facts['column'] as (typeof COLUMNS)[number]}`);
        return names.textOf('window', 'eyrie-decree-column', { column: withoutNote(column) });
      }
      // §7.7.3: after set-up a leader is chosen in turmoil only.
      if (name === 'eyrie-leader' && ((view ?? {}) as Partial<RootView>).turns)
        return names.textOf('window', 'eyrie-deposed');
      return (name === 'field-hospitals' && hospitals(view)) || names.textOf('window', name);
    },
    // The odds of a battle.
    hasOdds: (move) => move.startsWith('battle '),
    odds: async (view, moves) => (await loadOdds()).oddsTexts(names, view as RootView, moves),
    // The question of Field Hospitals says what the card is spent for.
    isImplied: (verb) => verb === 'save',
    arrange: (moves) => [...moves.filter((one) => one !== 'pass'), ...moves.filter((one) => one === 'pass')],
    fact(name, value, view) {
      const { factions = [], viewer = -1 } = view as Partial<RootView>;
      const term = FACT_TERMS[name];
      // One’s own part in it is known from the question.
      if (term === undefined || factions[viewer] === value) return undefined;
      const party = PARTIES.find((one) => one === value);
      const text = party ? at(view).names.party(party) : names.place(value);
      return { name: capitalize(names.terms.name(term)), value: text };
    },
    reason(why, a, b) {
      const suit = names.suitName(SUITS[a] ?? 'bird');
      const item = names.itemName(ITEMS[a] ?? 'boot');
      const faction = names.partyName(FACTIONS[a] ?? FACTIONS[0]);
      return names.textOf('reason', why, { a, b, suit, item, faction });
    },
    event: (event, seats, view) => at(view).log.event(event as RootEvent, seats),
    turnStart(event, view) {
      const e = event as RootEvent;
      if (e.type !== 'turn') return undefined;
      const faction = FACTIONS[e.faction]!;
      return { seat: (view as RootView).factions.indexOf(faction), title: names.faction(faction) };
    },
    turnSentences: (events, seats, view) => at(view).log.turn(events, seats, view as RootView),
    weight(event) {
      const { type } = event as RootEvent;
      return type === 'turn' ? 'heading' : type === 'chose' ? 'minor' : undefined;
    },
    field: (name) => names.textOf('field', name),
    ...settingTexts(language, names.say, names.terms),
    law: () => undefined,
    moment(seen) {
      const { turns, turn, order, phase } = seen as RootView;
      if (turns === 0) return undefined;
      return {
        when: names.say.t('root-board.label.round', { n: Math.ceil(turns / Math.max(1, order.length)) }),
        turn: order[turn],
        phases: PHASES.map((one) => ({ icon: `p-${one}`, name: capitalize(names.terms.name(`root.phase.${one}`)) })),
        at: phase,
      };
    },
    allowance(seen, window) {
      if (window !== undefined && IN_BATTLE.has(window)) return undefined;
      const { actions, order, turn, viewer } = seen as RootView;
      const [left, most] = actions;
      if (left === undefined || most === undefined || viewer !== order[turn]) return undefined;
      return { label: names.say.t('root-board.label.actions'), left, most };
    },
    step(window, moves) {
      if (window !== 'marquise-march') return undefined;
      // §6.5.2: up to two moves; only the second one can be passed.
      const n = moves.includes('pass') ? 2 : 1;
      const { say } = names;
      return { verb: say.t('root-board.march.verb', { n }), question: say.t('root-board.march.question', { n }) };
    },
    amount(begun, pointed, moves, seen) {
      const most = warriorsToMove(begun, pointed, moves, seen as RootView);
      if (most < 2) return undefined;
      return { label: names.say.t('root-board.label.warriors'), most, answer: (n) => `count ${n}` };
    },
    price(said, seen) {
      const by = outrageOf(said, seen as RootView);
      return by && names.say.t(`root-board.outrage.${by}`);
    },
    doneWith: (thing, moves, seen) => doneWith(thing, moves, seen as RootView),
    card: names.card,
    about: descriptionsIn(names),
  };
}

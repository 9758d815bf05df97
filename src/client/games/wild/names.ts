import { type Form, type Language, load, loadTerms, type Name, type Speaker, type Terms } from '../../../i18n/index.ts';
import {
  EDGE_CELL,
  EDGE_OTHER,
  EDGE_SIDE,
  CELLS,
  NOWHERE,
  SIDES,
} from '../../../games/wild/rules/00-board/geometry.ts';
import type { MachineStep } from '../../../games/wild/components/pack.ts';
import { ABILITIES, CARDS, FACTIONS, ITEMS, LEADERS, MACHINES, TERRAINS, TURNINGS } from '../../../games/wild/words.ts';
import { BUILT_IN } from '../../../games/wild/components/built-in.ts';
import { COMPONENTS } from './facts.ts';

/** Speaks all messages of Defenders of the Wild. */
export type WildSpeaker = Speaker<'wild' | 'wild-cards'>;

/** What a defender card says. */
export interface CardText {
  readonly name: string;
  readonly terrain: string;
  readonly ability: string;
  readonly effect: string;
  readonly isReveal: boolean;
  readonly ap: number;
}

/** The names of the things of the Wild in one language; things come by their numbers, as in the view. */
export interface Names {
  readonly language: Language;
  readonly say: WildSpeaker;
  readonly terms: Terms<'wild'>;
  faction(faction: number, form?: Form): string;
  /** A faction with its forms, as messages decline it. */
  factionName(faction: number): Name;
  terrain(terrain: number): string;
  item(item: number): string;
  leader(leader: number): string;
  /** The name printed on a defender card. */
  defender(card: number): string;
  ability(ability: number): string;
  /** What an ability does, as a card says it. */
  effect(ability: number): string;
  card(card: number): CardText;
  /** A machine card, without the number that tells two of a kind apart. */
  machine(machine: number): string;
  step(step: MachineStep): string;
  /** A cell by its row and its number: `Г6`. */
  cell(cell: number): string;
  /** An edge by the cells on its two sides. */
  edge(edge: number): string;
  /** Where a corner of a hex points. */
  corner(k: number): string;
  turning(turning: number): string;
}

/** The rows of the board from the north, in the letters of each language; Ukrainian leaves out Ґ, which looks like Г. */
const ROWS: Readonly<Record<Language, string>> = { uk: 'АБВГДЕЖ', ru: 'АБВГДЕЖ', en: 'ABCDEFG' };

const FIRST_ROW = 'a'.charCodeAt(0);

/** English tells machine cards of one name apart by a number in brackets. */
const bare = (name: string): string => name.replace(/ \(\d\)$/, '');

function stepText(say: WildSpeaker, step: MachineStep): string {
  switch (step.op) {
    case 'advanceConstructors':
      return say.t('wild.step.advance-constructors', { n: step.each });
    case 'advanceConstructor':
      return say.t(step.which === 'firstByScan' ? 'wild.step.advance-first' : 'wild.step.advance-other', {
        n: step.times,
      });
    case 'deployResetConstructors':
      return say.t('wild.step.deploy');
    case 'buildFactoryIfEnclosed':
      return say.t('wild.step.build');
    case 'spreadPollution':
      return say.t(step.when === 'always' ? 'wild.step.pollute' : 'wild.step.pollute-otherwise');
    case 'toggleDirection':
      return say.t('wild.step.turn-round');
    case 'constructorsDeployHunters':
      return say.t('wild.step.hunters', { n: step.each });
    case 'huntersPursue':
      return say.t('wild.step.pursue', { active: step.activeRange, other: step.otherRange });
    case 'damagePlayersSharingCellWithMech':
      return say.t('wild.step.strike', { n: step.n });
  }
}

/** The name that a printed copy gives to a card; undefined: the glossary has its name. */
function ownName(group: 'defenders' | 'leaders', id: string): string | undefined {
  const name = COMPONENTS.pack[group].list.find((one) => one.id === id)?.name;
  return name === BUILT_IN[group].list.find((one) => one.id === id)?.name ? undefined : name;
}

/** Loads all names and messages of the Wild. */
export async function loadNames(language: Language): Promise<Names> {
  const [say, terms] = await Promise.all([load(language, 'wild', 'wild-cards'), loadTerms(language, 'wild')]);
  const cell = (c: number): string => {
    const word = CELLS[c]!;
    return `${ROWS[language][word.charCodeAt(0) - FIRST_ROW]!}${word.slice(1)}`;
  };
  const names: Names = {
    language,
    say,
    terms,
    faction: (faction, form) => terms.name(`wild.faction.${FACTIONS[faction]!}`, form),
    factionName: (faction) => terms.named(`wild.faction.${FACTIONS[faction]!}`),
    terrain: (terrain) => terms.name(`wild.terrain.${TERRAINS[terrain]!}`),
    item: (item) => terms.name(`wild.item.${ITEMS[item]!}`),
    leader: (leader) => ownName('leaders', LEADERS[leader]!) ?? terms.name(`wild.leader.${LEADERS[leader]!}`),
    defender: (card) =>
      ownName('defenders', CARDS[card]!) ?? terms.name(`wild.defender.${CARDS[card]!}` as 'wild.defender.order-base-1'),
    ability: (ability) => terms.name(`wild.ability.${ABILITIES[ability]!}`),
    effect: (ability) => say.lookup('wild-cards.effect', ABILITIES[ability]!),
    card(card) {
      const ability = COMPONENTS.ability[card]!;
      return {
        name: names.defender(card),
        terrain: names.terrain(COMPONENTS.terrain[card]!),
        ability: names.ability(ability),
        effect: names.effect(ability),
        isReveal: COMPONENTS.isReveal[ability]!,
        ap: COMPONENTS.ap[card]!,
      };
    },
    machine: (machine) => bare(terms.name(`wild.machine.${MACHINES[machine]!}`)),
    step: (step) => stepText(say, step),
    cell,
    edge(e) {
      const a = cell(EDGE_CELL[e]!);
      const other = EDGE_OTHER[e]!;
      if (other !== NOWHERE) return say.t('wild.word.edge', { a, b: cell(other) });
      return say.t('wild.word.borderEdge', { a, side: say.t(`wild.side.${SIDES[EDGE_SIDE[e]!]!}`) });
    },
    corner: (k) => say.lookup('wild.corner', String(k)),
    turning: (turning) => terms.name(`wild.direction.${TURNINGS[turning]!}`),
  };
  return names;
}

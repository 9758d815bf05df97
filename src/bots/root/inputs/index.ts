import { type DeckId, DECKS } from '../../../games/root/components/cards/index.ts';
import { type MapId, MAPS } from '../../../games/root/components/maps/index.ts';
import { type Faction, type FactionName, FACTIONS } from '../../../games/root/words.ts';
import { type Section, section } from '../../learned/layout.ts';
import { alliance } from './alliance.ts';
import { corvids } from './corvids.ts';
import { cult } from './cult.ts';
import { duchy } from './duchy.ts';
import { eyrie } from './eyrie.ts';
import {
  commonDeckInputs,
  commonInputs,
  commonLandmarkInputs,
  commonMapInputs,
  type FactionInputs,
} from './faction.ts';
import { hundreds } from './hundreds.ts';
import { keepers } from './keepers.ts';
import { marquise } from './marquise.ts';
import type { Reading } from './reading.ts';
import { riverfolk } from './riverfolk.ts';
import { LANDMARK_INPUTS, mapInputs, TABLE_INPUTS } from './table.ts';
import { vagabond } from './vagabond.ts';

/** Inputs of single factions. A faction that is not here has only those that every faction has. */
const OWN_INPUTS: { readonly [F in FactionName]?: FactionInputs } = {
  marquise,
  eyrie,
  alliance,
  vagabond,
  vagabond2: vagabond,
  cult,
  riverfolk,
  hundreds,
  keepers,
  duchy,
  corvids,
};

type RootSection = Section<Reading>;

const table: RootSection = section('table', TABLE_INPUTS);
/** Tables with landmarks: weights that were trained without them do not know this section, and the hand-written evaluation is used. */
const landmarks: RootSection = section('landmarks', LANDMARK_INPUTS);
const maps: readonly RootSection[] = MAPS.map((map) => section(`map ${map}`, mapInputs(map)));

interface FactionSections {
  readonly own: RootSection;
  readonly onMap: readonly RootSection[];
  readonly withDeck: readonly RootSection[];
  readonly withLandmarks: RootSection;
  /** By the other faction; undefined where there is nothing to say. */
  readonly about: readonly (RootSection | undefined)[];
}

function sectionsOf(name: FactionName, f: Faction): FactionSections {
  const inputs: FactionInputs = OWN_INPUTS[name] ?? {};
  return {
    own: section(name, [...commonInputs(f), ...(inputs.own?.(f) ?? [])]),
    onMap: MAPS.map((map) =>
      section(`${name} on ${map}`, [...commonMapInputs(f, map), ...(inputs.onMap?.(f, map) ?? [])]),
    ),
    withDeck: DECKS.map((deck) => section(`${name} with ${deck}`, commonDeckInputs(f, deck))),
    withLandmarks: section(`${name} with landmarks`, commonLandmarkInputs(f)),
    about: FACTIONS.map((otherName, other) =>
      inputs.about && other !== f ? section(`${name} about ${otherName}`, inputs.about(f, other)) : undefined,
    ),
  };
}

const factions: readonly FactionSections[] = FACTIONS.map(sectionsOf);

const isSection = (each: RootSection | undefined): each is RootSection => each !== undefined;

/** All sections of Root, in the order in which files number their inputs. */
export const ROOT_SECTIONS: readonly RootSection[] = [
  table,
  ...maps,
  ...factions.flatMap(({ own, onMap, withDeck, about }) => [own, ...onMap, ...withDeck, ...about.filter(isSection)]),
  landmarks,
  ...factions.map(({ withLandmarks }) => withLandmarks),
];

/** The sections of a table: those of its factions, map, deck and landmarks. */
export function tableSections(
  playing: readonly Faction[],
  map: MapId,
  deck: DeckId,
  hasLandmarks: boolean,
): RootSection[] {
  const order = [...playing].sort((a, b) => a - b);
  return [
    table,
    maps[MAPS.indexOf(map)]!,
    ...order.flatMap((f) => {
      const { own, onMap, withDeck, about } = factions[f]!;
      return [
        own,
        onMap[MAPS.indexOf(map)]!,
        withDeck[DECKS.indexOf(deck)]!,
        ...order.map((other) => about[other]).filter(isSection),
      ];
    }),
    ...(hasLandmarks ? [landmarks, ...order.map((f) => factions[f]!.withLandmarks)] : []),
  ];
}

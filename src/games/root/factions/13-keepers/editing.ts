import { BOX, DECK, RETINUE } from '../../components/piles.ts';
import { withAdded } from '../../../../kernel/index.ts';
import { FACTS, TITLE_OF } from '../../components/cards/index.ts';
import { RELIC, WAYSTATION } from '../../components/pieces.ts';
import { cardNamed, freeCards, lay, nameOfCard } from '../../editing/cards.ts';
import type { FactionEditing, RootFields } from '../../editing/faction-editing.ts';
import { setDown } from '../../rules/02-key-terms/pieces.ts';
import type { RootState } from '../../state.ts';
import { CLEARING_COUNT, CLEARINGS, FACTIONS, KEEPERS, type Place, PLACES } from '../../words.ts';
import { faceOf, typeOf } from './relics.ts';
import {
  IN_THE_BOX,
  RECOVERED,
  RELIC_COUNT,
  RELIC_FACES,
  RELIC_TYPES,
  RELIC_VALUES,
  RETINUE_COLUMNS,
  STATION_SIDES,
  STATIONS,
} from './state.ts';
import { keepersPosition } from './position.ts';

/** §13.3.5: a column of the retinue; retainers that left the game can come back to the retinue only. */
function retinueField(fields: RootFields, s: RootState, column: number): void {
  const pile = RETINUE + column;
  const isRetainer = (title: number): boolean => FACTS[title]!.kind === 'retainer';
  const here = TITLE_OF.flatMap((_, card) => (s.cards.at[card] === pile ? [nameOfCard(card)] : []));
  const boxed = TITLE_OF.flatMap((title, card) =>
    isRetainer(title) && s.cards.at[card] === BOX ? [{ name: nameOfCard(card), from: 'box' }] : [],
  ).slice(0, 1);
  const label = { name: `column ${RETINUE_COLUMNS[column]}`, under: 'retinue', law: '13.5.2' } as const;
  fields.things(label, here, [...boxed, ...freeCards(s, pile, () => true)], (t, name, isHere) => {
    const card = cardNamed(name);
    lay(t, card, isHere ? pile : isRetainer(TITLE_OF[card]!) ? BOX : DECK);
  });
}

/** A relic by its looks and its own number: `relic tablet-2 6`. */
const named = (s: RootState, relic: number): string => `relic ${RELIC_FACES[faceOf(s, relic)]} ${relic}`;
const relicOf = (name: string): number => Number(name.split(' ')[2]);

const whereabouts = (place: number): string => {
  if (place === IN_THE_BOX) return 'box';
  if (place === RECOVERED) return 'recovered';
  return place < PLACES.length ? `place ${PLACES[place]}` : 'elsewhere';
};

/** §13.2.1: what stands in a clearing is on the map, what lies elsewhere in play is away. */
function moveRelic(s: RootState, relic: number, to: number): void {
  const from = s.keepers.place[relic]!;
  if (from !== IN_THE_BOX) {
    if (from < CLEARING_COUNT) setDown(s, RELIC, from, -1);
    else s.away = withAdded(s.away, RELIC, -1);
    s.supply[RELIC]!++;
  }
  if (to !== IN_THE_BOX) {
    s.supply[RELIC]!--;
    if (to < CLEARING_COUNT) setDown(s, RELIC, to, 1);
    else s.away = withAdded(s.away, RELIC, 1);
  }
  s.keepers.place[relic] = to;
}

/** The relics of a place, or those recovered. */
function relicsField(fields: RootFields, s: RootState, place: Place, under: string, name = 'relics'): void {
  const all = Array.from({ length: RELIC_COUNT }, (_, relic) => relic);
  const here = all.filter((relic) => s.keepers.place[relic] === place);
  const choices = all
    .filter((relic) => !here.includes(relic))
    .map((relic) => ({ name: named(s, relic), from: whereabouts(s.keepers.place[relic]!) }));
  fields.things(
    { name, under, law: '13.2.1' },
    here.map((relic) => named(s, relic)),
    choices,
    (t, thing, isHere) => moveRelic(t, relicOf(thing), isHere ? place : IN_THE_BOX),
  );
}

/** §13.2.1: the value of each relic, none while it lies face down. */
function relicValues(fields: RootFields, s: RootState): void {
  const values = ['unknown', ...new Set(RELIC_VALUES)].map((value) => `value ${value}`);
  for (let relic = 0; relic < RELIC_COUNT; relic++)
    fields.oneOf(
      { name: `relic ${RELIC_TYPES[typeOf(relic)]} ${relic}`, under: 'relic-values', law: '13.2.1' },
      s.keepers.value[relic]!,
      values,
      (t, value) => {
        t.keepers.value[relic] = value;
      },
    );
}

/** §13.2.2: where each waystation is, and which side is up. */
function stationFields(fields: RootFields, s: RootState): void {
  const places = ['nowhere', ...CLEARINGS.map((c) => `place ${c}`)];
  STATIONS.forEach((name, station) => {
    const under = `station ${name}`;
    fields.oneOf({ name: 'place', under, law: '13.2.2' }, s.keepers.station[station]! + 1, places, (t, choice) => {
      const from = t.keepers.station[station]!;
      if (from >= 0) setDown(t, WAYSTATION, from, -1);
      if (choice > 0) setDown(t, WAYSTATION, choice - 1, 1);
      t.supply[WAYSTATION]! += (from >= 0 ? 1 : 0) - (choice > 0 ? 1 : 0);
      t.keepers.station[station] = choice - 1;
      if (choice === 0) t.keepers.side[station] = 0;
      else if (from < 0) t.keepers.side[station] = STATION_SIDES[station]![0];
    });
    if (s.keepers.station[station]! < 0) return;
    const sides = STATION_SIDES[station]!;
    fields.oneOf(
      { name: 'side', under, law: '13.2.2' },
      sides.indexOf(s.keepers.side[station]!),
      sides.map((type) => `relic ${RELIC_TYPES[type]}`),
      (t, choice) => {
        t.keepers.side[station] = sides[choice]!;
      },
    );
  });
}

/** How the Keepers' part of a position is changed by hand. */
export const keepersEditing: FactionEditing = {
  piecesLaw: '13.3.2',
  position: keepersPosition,
  ownPieces: ['relic', 'waystation'],
  seat(fields, s) {
    RETINUE_COLUMNS.forEach((_, column) => retinueField(fields, s, column));
    relicsField(fields, s, RECOVERED, 'relic-values', 'recovered');
    relicValues(fields, s);
    stationFields(fields, s);
  },
  place: (fields, s, place) => relicsField(fields, s, place, `faction ${FACTIONS[KEEPERS]}`),
  problemLaws: { 'relic-values': '13.2.1', 'which-relic': '13.2.1', 'which-waystation': '13.2.2' },
};

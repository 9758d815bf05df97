import type { TitleName } from '../../components/cards/index.ts';
import { piece } from '../../components/pieces.ts';
import { BOX, DECK, RETINUE } from '../../components/piles.ts';
import { faceOf } from './relics.ts';
import { RECOVERED, RELIC_FACES, RELIC_TYPES, RETINUE_COLUMNS, STATIONS } from './state.ts';
import { setDown } from '../../rules/02-key-terms/pieces.ts';
import { CLEARING_COUNT, CLEARINGS, PLACES } from '../../words.ts';
import { EVERYBODY, withAdded } from '../../../../kernel/index.ts';
import type { CardNames, ClearingName, RootPosition } from '../../testkit/root-position.testkit.ts';

/** Words of test positions for the Keepers. */
export const keepersWords = {
  /** Puts relics into a clearing or forest, `figure` face down, `figure-2` face up. */
  relics<P extends RootPosition>(
    this: P,
    place: (typeof PLACES)[number],
    ...faces: readonly (typeof RELIC_FACES)[number][]
  ): P {
    const at = PLACES.indexOf(place);
    for (const face of faces) {
      const [type, value = '0'] = face.split('-');
      const first = 4 * RELIC_TYPES.indexOf(type as (typeof RELIC_TYPES)[number]);
      const relic = this.state.keepers.place.findIndex((p, i) => p < 0 && i >= first && i < first + 4);
      if (relic < 0) throw new Error(`there are no more relics like ${face}`);
      this.state.keepers.place[relic] = at;
      this.state.keepers.value[relic] = Number(value);
      this.state.supply[piece('relic')]!--;
      if (at < CLEARING_COUNT) setDown(this.state, piece('relic'), at, 1);
      else this.state.away = withAdded(this.state.away, piece('relic'), 1);
    }
    return this;
  },
  /** Makes the relics of a place recovered ones. */
  recoverFrom<P extends RootPosition>(this: P, place: (typeof PLACES)[number]): P {
    const at = PLACES.indexOf(place);
    this.state.keepers.place = this.state.keepers.place.map((p) => (p === at ? RECOVERED : p));
    return this;
  },
  /** The relics of a place as they look. */
  relicsAt(this: RootPosition, place: (typeof PLACES)[number]): string[] {
    const at = PLACES.indexOf(place);
    return this.state.keepers.place.flatMap((p, relic) => (p === at ? [RELIC_FACES[faceOf(this.state, relic)]!] : []));
  },
  /** The recovered relics as they look. */
  recovered(this: RootPosition): string[] {
    return this.state.keepers.place.flatMap((p, relic) =>
      p === RECOVERED ? [RELIC_FACES[faceOf(this.state, relic)]!] : [],
    );
  },
  /** Puts a waystation into a clearing, this side up. */
  waystation<P extends RootPosition>(
    this: P,
    c: ClearingName,
    station: (typeof STATIONS)[number],
    side: (typeof RELIC_TYPES)[number],
  ): P {
    this.state.keepers.station[STATIONS.indexOf(station)] = CLEARINGS.indexOf(c);
    this.state.keepers.side[STATIONS.indexOf(station)] = RELIC_TYPES.indexOf(side);
    return this.place(c, 'waystation');
  },
  /** The clearings of the waystations, in the order of `STATIONS`; undefined: not on the map. */
  stations(this: RootPosition): (string | undefined)[] {
    return this.state.keepers.station.map((c) => CLEARINGS[c]);
  },
  /** Puts cards into a column of the retinue, Faithful Retainers from the box. */
  retinue<P extends RootPosition>(this: P, column: (typeof RETINUE_COLUMNS)[number], ...cards: CardNames): P {
    return this.put(cards, RETINUE + RETINUE_COLUMNS.indexOf(column), EVERYBODY, [DECK, BOX]);
  },
  /** The cards of a column of the retinue. */
  retinueOf(this: RootPosition, column: (typeof RETINUE_COLUMNS)[number]): TitleName[] {
    return this.pile(RETINUE + RETINUE_COLUMNS.indexOf(column));
  },
};

import { filledList, withValue, withAdded } from '../../../../kernel/index.ts';
import { QUESTS } from '../../components/cards/quests.ts';
import type { FactionEditing, RootFields } from '../../editing/faction-editing.ts';
import type { RootLaw } from '../../../../law/index.ts';
import { isVagabond, playing } from '../../rules/02-key-terms/players.ts';
import { geographyOf, type RootState } from '../../state.ts';
import { CLEARING_COUNT, type Faction, FACTIONS, ITEMS, PLACES, VAGABOND, VAGABOND2 } from '../../words.ts';
import { CHARACTER_DATA, CHARACTERS } from './characters.ts';
import { BELONGINGS, TRACKS, vagabondPosition } from './position.ts';
import {
  CONDITIONS,
  noAids,
  NO_MARKER,
  ON_TRACK,
  QUEST_DONE,
  QUEST_FACE_UP,
  QUEST_IN_DECK,
  TRACK_EXHAUSTED,
} from './state.ts';

/** §9.2.9: spaces of the chart from Hostile to Allied. */
const SPACES = ['hostile', 'indifferent', 'first', 'second', 'allied'] as const;
const MOST_ON_TRACK = 3;

/** What a Vagabond is and has. */
function vagabondFields(fields: RootFields, s: RootState, f: Faction): void {
  const k = f - VAGABOND;
  const v = s.vagabonds[k]!;
  fields.oneOf(
    { name: 'character', law: '9.3.1' },
    v.character,
    CHARACTERS.map((character) => `character ${character}`),
    (t, character) => become(t, k, character),
  );
  const places = PLACES.slice(0, CLEARING_COUNT + geographyOf(s).aroundForest.length);
  fields.oneOf(
    { name: 'place', law: '9.2.2' },
    v.place,
    places.map((place) => `place ${place}`),
    (t, place) => {
      t.vagabonds[k]!.place = place;
    },
  );
  for (const other of playing(s)) {
    if (isVagabond(other)) continue;
    fields.oneOf(
      { name: `faction ${FACTIONS[other]}`, under: 'relations', law: '9.2.9' },
      v.relation[other]! - NO_MARKER - 1,
      SPACES.map((space) => `relation ${space}`),
      (t, space) => {
        t.vagabonds[k]!.relation = withValue(t.vagabonds[k]!.relation, other, space + NO_MARKER + 1);
      },
    );
  }
  questField(fields, s, 'quests-done', QUEST_DONE + k, '9.5.5');
  itemFields(fields, s, k);
}

/** Another character brings the items he starts with; what he had is in the supply. */
function become(s: RootState, k: number, character: number): void {
  const v = s.vagabonds[k]!;
  const startOf = (c: number): number[] => (CHARACTER_DATA[c]?.items ?? []).map((item) => ITEMS.indexOf(item));
  ITEMS.forEach((_, item) => {
    for (let where = 0; where < CONDITIONS; where++)
      s.items = withAdded(s.items, item, v.items[item * CONDITIONS + where]!);
    s.items = withAdded(s.items, item, v.gone[item]!);
  });
  // §X.11: the items of a character come and go with his card.
  for (const item of startOf(v.character)) s.items = withAdded(s.items, item, -1);
  v.items.fill(0);
  v.gone = filledList(ITEMS.length, 0);
  v.marked = filledList(ITEMS.length, 0);
  v.character = character;
  for (const item of startOf(character)) v.items[item * CONDITIONS + (TRACKS.includes(item) ? 0 : 1)]!++;
}

/** §9.2.5: every item is somewhere on his board, or in the supply. */
function itemFields(fields: RootFields, s: RootState, k: number): void {
  const v = s.vagabonds[k]!;
  BELONGINGS.forEach((where, condition) => {
    const isTrack = condition === ON_TRACK || condition === TRACK_EXHAUSTED;
    // §9.5.7: only one edition knows items face down on a track.
    if (condition === TRACK_EXHAUSTED && v.items.every((n, i) => i % CONDITIONS !== TRACK_EXHAUSTED || n === 0)) return;
    ITEMS.forEach((name, item) => {
      if (isTrack && !TRACKS.includes(item)) return;
      const at = item * CONDITIONS + condition;
      const value = v.items[at]!;
      const onTrack = v.items[item * CONDITIONS + ON_TRACK]! + v.items[item * CONDITIONS + TRACK_EXHAUSTED]!;
      const room = isTrack ? MOST_ON_TRACK - onTrack : Number.POSITIVE_INFINITY;
      const most = value + Math.max(0, Math.min(s.items[item]!, room));
      if (most === 0) return;
      fields.count({ name: `item ${name}`, under: `condition ${where}`, law: '9.2.5' }, value, 0, most, (t, by) => {
        const own = t.vagabonds[k]!;
        own.items[at]! += by;
        t.items = withAdded(t.items, item, -by);
        const left = BELONGINGS.reduce((sum, _, c) => sum + own.items[item * CONDITIONS + c]!, 0);
        own.marked = withValue(own.marked, item, Math.min(own.marked[item]!, left));
      });
    });
  });
}

/** §9.3.3: quests lie face up, are done by somebody, or wait in their deck. */
function questField(fields: RootFields, s: RootState, name: string, where: number, law: RootLaw): void {
  const named = (quest: number): string => `quest ${QUESTS[quest]!.id}`;
  const from = (quest: number): string => {
    const at = s.quests[quest]!;
    if (at === QUEST_IN_DECK) return 'quest-deck';
    return at >= QUEST_DONE ? `done-by ${FACTIONS[at === QUEST_DONE ? VAGABOND : VAGABOND2]}` : 'face-up';
  };
  const all = QUESTS.map((_, quest) => quest);
  fields.things(
    { name, law },
    all.filter((quest) => s.quests[quest] === where).map(named),
    all.filter((quest) => s.quests[quest] !== where).map((quest) => ({ name: named(quest), from: from(quest) })),
    (t, thing, isHere) => {
      t.quests = withValue(t.quests, all.find((quest) => named(quest) === thing)!, isHere ? where : QUEST_IN_DECK);
    },
  );
}

/** How a Vagabond's part of a position is changed by hand. */
export const vagabondEditing: FactionEditing = {
  piecesLaw: '9.2.2',
  position: vagabondPosition,
  seat: vagabondFields,
  // §9.2.2: the pawn is moved, never taken away.
  place(fields, s, place, f) {
    const v = s.vagabonds[f - VAGABOND]!;
    fields.flag({ name: 'pawn', under: `faction ${FACTIONS[f]}`, law: '9.2.2' }, v.place === place, (t, on) => {
      if (on) t.vagabonds[f - VAGABOND]!.place = place;
    });
  },
  table(fields, s) {
    if (playing(s).some(isVagabond)) questField(fields, s, 'quests', QUEST_FACE_UP, '9.3.3');
  },
  startPhase(s) {
    for (const v of s.vagabonds) {
      if (v.character < 0) continue;
      v.aids = noAids();
      v.improvised = 0;
    }
  },
  problemLaws: {
    'no-coalition': '9.2.8',
    'no-relation': '9.2.9',
    'no-track': '9.2.5.I',
    'no-vagabond': 'E.6.2',
    'three-quests': '9.3.3',
    'track-full': '9.2.5.I',
  },
};

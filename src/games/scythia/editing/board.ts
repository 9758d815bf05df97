import { EditFieldBuilder } from '../../../kernel/index.ts';
import type { ScythiaLaw } from '../../../law/index.ts';
import type { Components } from '../components/components.ts';
import { AVAILABLE, FACE_DOWN, NO_QUEST, NONE, OPEN } from '../components/piles.ts';
import { clone, type ScythiaState } from '../state.ts';
import { COLOURS, PLUNDER, ROW, VILLAGE_QUESTS } from '../words.ts';
import { SPOT_STATES } from '../positions/write.ts';
import { animalsFor, changeWorker, coloursFor, layQuest, putAnimal, questsFor } from './changes.ts';

/** Fields of Scythia. */
export type ScythiaFields = EditFieldBuilder<ScythiaState, ScythiaLaw>;

/** Fields of a state. */
export const fieldsOf = (s: ScythiaState): ScythiaFields => new EditFieldBuilder<ScythiaState, ScythiaLaw>(s, clone);

const colourName = (colour: number): string => (colour === NONE ? 'nobody' : `worker ${COLOURS[colour]}`);

/** A worker of some colour, or none. */
export function workerField(
  fields: ScythiaFields,
  s: ScythiaState,
  law: ScythiaLaw,
  own: number,
  put: (t: ScythiaState, colour: number) => void,
): void {
  const choices = [NONE, ...coloursFor(s, own)];
  fields.oneOf({ name: 'worker', law }, choices.indexOf(own), choices.map(colourName), (t, choice) =>
    put(t, changeWorker(t, own, choices[choice]!)),
  );
}

/** A quest on a place of the board. */
function questField(
  fields: ScythiaFields,
  c: Components,
  s: ScythiaState,
  place: number,
  mayHide: boolean,
  name: string,
) {
  const own = s.places[place]!;
  const choices = questsFor(s, own, mayHide);
  const named = (quest: number): string => {
    if (quest === NO_QUEST) return 'nothing';
    return quest === FACE_DOWN ? 'face-down' : `quest ${c.quest.names[quest]}`;
  };
  fields.oneOf({ name, law: 'S-2.1' }, choices.indexOf(own), choices.map(named), (t, choice) =>
    layQuest(t, place, choices[choice]!),
  );
}

/** §S-1.5: the worker at a building. */
export function buildingFields(s: ScythiaState, building: number): ScythiaFields {
  const fields = fieldsOf(s);
  workerField(fields, s, 'S-2.6', s.village[building]!, (t, colour) => {
    t.village[building] = colour;
  });
  return fields;
}

/** A raid spot: its plunder, the worker above and the quest beneath. */
export function spotFields(c: Components, s: ScythiaState, spot: number): ScythiaFields {
  const fields = fieldsOf(s);
  fields.oneOf(
    { name: 'state', law: 'S-1.7' },
    s.spots[spot]!,
    SPOT_STATES.map((state) => `spot-state ${state}`),
    (t, state) => {
      t.spots[spot] = state;
      if (state === AVAILABLE) return;
      // §S-6.11: plunder and worker are gone from a raided spot.
      PLUNDER.forEach((_, p) => {
        t.supply[p]! += t.plunder[spot * PLUNDER.length + p]!;
        t.plunder[spot * PLUNDER.length + p] = 0;
      });
      t.spotWorkers[spot] = changeWorker(t, t.spotWorkers[spot]!, NONE);
      if (t.places[VILLAGE_QUESTS.length + spot] === FACE_DOWN) layQuest(t, VILLAGE_QUESTS.length + spot, NO_QUEST);
    },
  );
  const place = VILLAGE_QUESTS.length + spot;
  const isOpen = s.spots[spot] === AVAILABLE;
  if (isOpen) {
    workerField(fields, s, 'S-2.5', s.spotWorkers[spot]!, (t, colour) => {
      t.spotWorkers[spot] = colour;
    });
    PLUNDER.forEach((name, p) => {
      const at = spot * PLUNDER.length + p;
      const value = s.plunder[at]!;
      fields.count(
        { name: `item ${name}`, under: 'plunder', law: 'S-2.3' },
        value,
        0,
        value + s.supply[p]!,
        (t, by) => {
          t.plunder[at]! += by;
          t.supply[p]! -= by;
        },
      );
    });
  }
  questField(fields, c, s, place, isOpen, 'quest');
  return fields;
}

/** §S-1.5, §S-6.2: workers that stay at a settlement after raids. */
export function settlementFields(s: ScythiaState, settlement: number): ScythiaFields {
  const fields = fieldsOf(s);
  COLOURS.forEach((name, colour) => {
    const at = settlement * COLOURS.length + colour;
    const value = s.stationed[at]!;
    const most = value + s.unused[colour]!;
    fields.count({ name: `worker ${name}`, under: 'stationed', law: 'S-6.2' }, value, 0, most, (t, by) => {
      t.stationed[at]! += by;
      t.unused[colour]! -= by;
    });
  });
  return fields;
}

/** The two quests of the village and the animals of the row. */
export function villageFields(c: Components, s: ScythiaState): ScythiaFields {
  const fields = fieldsOf(s);
  VILLAGE_QUESTS.forEach((_, place) => questField(fields, c, s, place, false, `village-quest ${place + 1}`));
  ROW.forEach((where, place) => {
    const own = s.row[place]!;
    const choices = [NONE, ...animalsFor(s, own)];
    fields.oneOf(
      { name: `row ${where}`, law: 'S-8.2' },
      choices.indexOf(own),
      choices.map((animal) => (animal === NONE ? 'nothing' : `animal ${c.animal.names[animal]}`)),
      (t, choice) => putAnimal(t, t.row, place, choices[choice]!, OPEN),
    );
  });
  return fields;
}

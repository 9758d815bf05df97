import type { ScythiaView } from '../../../games/scythia/view-types.ts';
import { BUILDINGS, COLOURS, type Item } from '../../../games/scythia/words.ts';
import { type Language, load } from '../../../i18n/index.ts';
import { COMPONENTS, loadNames, type Names } from './names.ts';
import type { EditorTexts } from '../../editor/editor-texts.ts';
import { capitalize } from '../../turns/capitalize.ts';

type Say = Awaited<ReturnType<typeof load<'editor-scythia'>>>;

const animal = (id: string) => COMPONENTS.pack.animals[COMPONENTS.animal.names.indexOf(id)]!;

function named(names: Names, say: Say, kind: string, id: string): string | undefined {
  switch (kind) {
    case 'seat':
    case 'hand-of':
    case 'crew-of':
    case 'quests-of':
      return say.t(`editor-scythia.name.${kind}`, { n: Number(id) + 1 });
    case 'slot':
    case 'village-quest':
      return say.t(`editor-scythia.name.${kind}`, { n: id });
    case 'building':
      return names.building(BUILDINGS.indexOf(id as 'farm'));
    case 'spot':
      return names.spot(COMPONENTS.spot.names.indexOf(id));
    case 'settlement':
      return names.settlement(COMPONENTS.settlement.names.indexOf(id));
    case 'worker':
      return capitalize(names.worker(COLOURS.indexOf(id as 'red')));
    case 'item':
      return capitalize(names.terms.name(`scythia.${id as Exclude<Item, 'cards' | 'vp'>}`));
    case 'card':
      return names.character(COMPONENTS.cards.kind[COMPONENTS.cards.names.indexOf(id)]!);
    case 'character':
      return names.character(COMPONENTS.kind.names.indexOf(id));
    case 'hero':
      return names.hero(COMPONENTS.hero.names.indexOf(id));
    case 'quest':
      return names.quest(COMPONENTS.quest.names.indexOf(id));
    case 'animal':
      return names.animal(COMPONENTS.animal.names.indexOf(id));
    case 'eagles-of':
      return names.text.eagle(animal(id));
    case 'horses-of':
      return names.text.horse(animal(id));
    case 'scheme':
      return names.scheme(COMPONENTS.scheme.names.indexOf(id));
    case 'row':
      return say.lookup('editor-scythia.row', id);
    case 'spot-state':
      return say.lookup('editor-scythia.state', id);
    default:
      return undefined;
  }
}

/** The quest tile that lies open on a raid spot: its board is tapped by that. */
function tileOn(view: ScythiaView, place: string): string | undefined {
  return COMPONENTS.quest.names[view.spots[COMPONENTS.spot.names.indexOf(place)]?.quest ?? -1];
}

/** What a tap on a place of the board says. */
function tapOn(place: string, view: ScythiaView): string | undefined {
  if ((BUILDINGS as readonly string[]).includes(place)) return `place ${place}`;
  if (!COMPONENTS.spot.names.includes(place)) return undefined;
  const tile = tileOn(view, place);
  return tile === undefined ? `plunder ${place}` : `complete ${tile}`;
}

/** Texts of the position editor for Raiders of Scythia. */
export async function scythiaEditorTexts(language: Language): Promise<EditorTexts> {
  const [names, say] = await Promise.all([loadNames(language), load(language, 'editor-scythia')]);
  return {
    name(word) {
      const [kind = '', ...ids] = word.split(' ');
      if (ids.length === 0) return say.lookup('editor-scythia.name', kind);
      return named(names, say, kind, ids.join(' ')) ?? word;
    },
    problemText: ({ code, args }) =>
      say.has(`editor-scythia.fault.${code}`) ? say.lookup('editor-scythia.fault', code, args) : undefined,
    moves: (places, view) => places.flatMap((place) => tapOn(place, view as ScythiaView) ?? []),
    placeOf(said, view) {
      const [verb, word = ''] = said.split(' ');
      if (verb !== 'complete') return word;
      return COMPONENTS.spot.names.find((place) => tileOn(view as ScythiaView, place) === word);
    },
  };
}

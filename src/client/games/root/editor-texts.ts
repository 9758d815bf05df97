import { CARD_NAMES, TITLE_OF, TITLES } from '../../../games/root/components/cards/index.ts';
import type { RELIC_FACES } from '../../../games/root/factions/13-keepers/state.ts';
import { DISTINCT_UIS } from './factions/index.ts';
import type { LandmarkName } from '../../../games/root/rules/21-landmarks/landmark.ts';
import type { PieceName } from '../../../games/root/components/pieces.ts';
import type { FactionName, HirelingName, Item, Suit } from '../../../games/root/words.ts';
import { type Language, load } from '../../../i18n/index.ts';
import { loadNames, type Names, pieceTerm, type QuestName } from './names.ts';
import type { EditorTexts } from '../../editor/editor-texts.ts';
import { capitalize } from '../../turns/capitalize.ts';

/** Names of factions' own things, by the kind of the word. */
const OWN_NAMES = Object.assign({}, ...DISTINCT_UIS.map(({ editorNames }) => editorNames)) as NonNullable<
  (typeof DISTINCT_UIS)[number]['editorNames']
>;

type Say = Awaited<ReturnType<typeof load<'editor-root'>>>;

/** English tells words of one name apart by a note in brackets. */
const bare = (name: string): string => name.replace(/ \(.*\)$/, '');

/** The kinds of words that name something of Root itself. */
function named(names: Names, say: Say, kind: string, id: string): string | undefined {
  const { terms } = names;
  switch (kind) {
    case 'faction':
      return names.faction(id as FactionName);
    case 'hireling':
      return names.party(id as HirelingName);
    case 'place':
      return capitalize(names.place(id));
    case 'piece':
      return capitalize(bare(terms.name(pieceTerm(id as PieceName))));
    case 'item':
      return capitalize(names.item(id as Item));
    case 'suit':
      return capitalize(names.suit(id as Suit));
    case 'card':
      return names.titleWithSuit(TITLES[TITLE_OF[CARD_NAMES.indexOf(id)]!]!);
    case 'title':
      return names.titleWithSuit(TITLES.find((title) => title === id)!);
    case 'landmark':
      return terms.name(`root.landmark.${id as LandmarkName}`);
    case 'quest':
      return names.quest(id as QuestName);
    case 'phase':
      return capitalize(terms.name(`root.phase.${id as 'birdsong'}`));
    case 'column':
    case 'relation':
    case 'condition':
      return say.lookup(`editor-root.${kind}`, id);
    default:
      return OWN_NAMES[kind]?.(names, id);
  }
}

/** Words that are put together from several names. */
function composed(names: Names, say: Say, kind: string, ids: readonly string[]): string | undefined {
  const [a = '', b = ''] = ids;
  switch (kind) {
    case 'hand-of':
    case 'crafted-of':
    case 'done-by':
      return say.t(`editor-root.name.${kind}`, { who: names.faction(a as FactionName) });
    case 'market-place':
      return say.t('editor-root.name.market-place', { n: a });
    case 'path':
      return say.t('editor-root.name.path', { a: names.place(a), b: names.place(b) });
    case 'relic':
      return relicName(names, say, a, b);
    case 'station': {
      const [one = '', other = ''] = a.split('-').map((type) => names.terms.name(`root.keepers.${type as 'figure'}`));
      return say.t('editor-root.name.station', { one, other });
    }
    case 'value':
      return a === 'unknown' ? say.t('editor-root.name.value-unknown') : say.t('editor-root.name.value', { n: a });
    default:
      return undefined;
  }
}

/** A relic, with its own number where several look alike. */
function relicName(names: Names, say: Say, face: string, number: string): string {
  const relic = capitalize(names.relic(face as (typeof RELIC_FACES)[number]));
  if (number === '') return capitalize(names.terms.name(`root.keepers.${face as 'figure'}`));
  return say.t('editor-root.name.relic', { relic, n: Number(number) + 1 });
}

/** Texts of the position editor for Root. */
export async function rootEditorTexts(language: Language): Promise<EditorTexts> {
  const [names, say] = await Promise.all([loadNames(language), load(language, 'editor-root')]);
  return {
    name(word) {
      const [kind = '', ...ids] = word.split(' ');
      if (ids.length === 0) return say.lookup('editor-root.name', kind);
      return composed(names, say, kind, ids) ?? named(names, say, kind, ids.join(' ')) ?? word;
    },
    problemText({ code, args }) {
      return say.has(`editor-root.fault.${code}`) ? say.lookup('editor-root.fault', code, args) : undefined;
    },
    moves: (places) => places.map((place) => `edit ${place}`),
    // A place that is pointed at says its own word.
    placeOf: (said) => said,
  };
}

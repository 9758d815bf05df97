import { CELLS } from '../../../games/wild/rules/00-board/geometry.ts';
import { CARDS, FACTIONS, ITEMS, LEADERS, MACHINES, TURNINGS } from '../../../games/wild/words.ts';
import { type Language, load } from '../../../i18n/index.ts';
import { COMPONENTS } from './facts.ts';
import { loadNames, type Names } from './names.ts';
import type { EditorTexts } from '../../editor/editor-texts.ts';
import { capitalize } from '../../turns/capitalize.ts';

type Say = Awaited<ReturnType<typeof load<'editor-wild'>>>;

const EDIT = 'edit ';

/** A side of a tile: its number, which side, and the terrains from slot to slot. */
function tileName(names: Names, say: Say, tile: number, back: number): string {
  const terrains = COMPONENTS.sides[2 * tile + back]!.terrains.map((terrain) => names.terrain(terrain));
  return say.t('editor-wild.name.tile-side', { n: tile + 1, side: back === 0 ? 'front' : 'other', terrains });
}

function named(names: Names, say: Say, kind: string, ids: readonly string[]): string | undefined {
  const [id = '', more = ''] = ids;
  const faction = (): string => names.faction(FACTIONS.indexOf(id as 'order'));
  switch (kind) {
    case 'faction':
    case 'leader-of':
      return faction();
    case 'turn-of':
      return say.t('editor-wild.name.turn-of', { who: faction() });
    case 'cell':
      return names.cell(CELLS.indexOf(id));
    case 'card': {
      const card = CARDS.indexOf(id);
      return names.say.t('wild.word.added', { name: names.defender(card), terrain: names.card(card).terrain });
    }
    case 'leader':
      return names.leader(LEADERS.indexOf(id as 'order-b'));
    case 'item':
      return capitalize(names.item(ITEMS.indexOf(id as 'bread')));
    case 'machine': {
      const card = MACHINES.indexOf(id as 'reboot-1');
      return say.t('editor-wild.name.machine-card', { name: names.machine(card), n: id.slice(-1) });
    }
    case 'turning':
      return names.turning(TURNINGS.indexOf(id as 'right'));
    case 'corner':
      return names.corner(Number(id));
    case 'side':
      return capitalize(names.say.lookup('wild.side', id));
    case 'tile':
      return tileName(names, say, Number(id), Number(more));
    case 'constructor':
      return say.t('editor-wild.name.constructor', { n: Number(id) + 1 });
    case 'token':
      return say.t('editor-wild.name.token', { n: id });
    case 'factory':
    case 'pile':
      return say.lookup(`editor-wild.${kind}`, id);
    default:
      return undefined;
  }
}

/** Texts of the position editor for the Wild. */
export async function wildEditorTexts(language: Language): Promise<EditorTexts> {
  const [names, say] = await Promise.all([loadNames(language), load(language, 'editor-wild')]);
  return {
    name(word) {
      const [kind = '', ...ids] = word.split(' ');
      return ids.length === 0 ? say.lookup('editor-wild.name', kind) : (named(names, say, kind, ids) ?? word);
    },
    problemText: ({ code, args }) =>
      say.has(`editor-wild.fault.${code}`) ? say.lookup('editor-wild.fault', code, args) : undefined,
    moves: (places) => places.map((place) => `${EDIT}${place}`),
    placeOf: (said) => (said.startsWith(EDIT) ? said.slice(EDIT.length) : undefined),
  };
}

import type { Language } from '../../../i18n/index.ts';
import { reachOf } from '../../../games/root/05-setup/reach.ts';
import { DECKS, type TitleName } from '../../../games/root/decks/index.ts';
import type { RootEvent } from '../../../games/root/kinds.ts';
import { MAPS } from '../../../games/root/maps/index.ts';
import { PLAYABLE } from '../../../games/root/settings.ts';
import { FACTIONS, ITEMS, SUITS } from '../../../games/root/words.ts';
import type { Voice } from '../../shelf/face.ts';
import { logVoice } from './log.ts';
import { type CardText, loadNames, type Names } from './names.ts';
import { optionVoice } from './options.ts';

/** How Root reads, with what its board says besides. */
export interface RootVoice extends Voice {
  /** A card: its name, suit and effect. */
  card(title: TitleName): CardText;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const TABLES = [2, 3, 4, 5];

/** §A.1: how far the factions reach, as advice. */
function reachAdvice({ say, faction }: Names): string {
  const list = PLAYABLE.map((name) =>
    say.t('root-setup.label.reach', { name: faction(name), n: reachOf([name]).reach }),
  );
  const least = TABLES.map((seats) => reachOf(PLAYABLE.slice(0, seats)).least);
  return say.t('root-setup.about.factions', { list, counts: TABLES.join('/'), least: least.join('/') });
}

function settingVoice(names: Names): Voice['setting'] {
  const { say, terms } = names;
  const told = (kind: 'name' | 'choice' | 'about', id: string): string | undefined => {
    if (!say.has(`root-setup.${kind}.${id}`)) return undefined;
    if (kind === 'name') return say.lookup('root-setup.name', id);
    return kind === 'about' ? say.lookup('root-setup.about', id) : say.lookup('root-setup.choice', id);
  };
  function choiceName(id: string, choice: string): string | undefined {
    const faction = FACTIONS.find((one) => one === choice);
    if (id === 'factions') return faction && names.fullFaction(faction);
    const map = MAPS.find((one) => one === choice);
    if (id === 'map') return map && capital(terms.name(`root.map.${map}`));
    const deck = DECKS.find((one) => one === choice);
    if (id === 'deck') return deck && capital(terms.name(`root.deck.${deck}`));
    return told('choice', `${id}.${choice}`) ?? (id.startsWith('law.') ? told('choice', `law.${choice}`) : undefined);
  }
  return (path, choice) => {
    const id = path.replace(/\.\d+$/, '');
    const name = choice === undefined ? told('name', id) : choiceName(id, choice);
    if (name === undefined) return undefined;
    const about =
      choice !== undefined
        ? told('about', `${id}.${choice}`)
        : id === 'factions'
          ? reachAdvice(names)
          : told('about', id);
    return about === undefined ? { name } : { name, about };
  };
}

/** Root in one language. */
export async function rootVoice(language: Language): Promise<RootVoice> {
  const names = await loadNames(language);
  const { say, terms } = names;
  const options = optionVoice(names);
  const log = logVoice(names, options);
  return {
    title: terms.name('root.title'),
    verb(word) {
      const text = options.verb(word);
      return text === undefined ? undefined : capital(text);
    },
    word: options.word,
    window: (name) => (say.has(`root.window.${name}`) ? say.lookup('root.window', name) : undefined),
    reason(why, a, b) {
      if (!say.has(`root.reason.${why}`)) return undefined;
      const suit = names.suit(SUITS[a] ?? 'bird');
      const item = names.item(ITEMS[a] ?? 'boot');
      return say.lookup('root.reason', why, { a, b, suit, item });
    },
    event: (event, seats) => log(event as RootEvent, seats),
    field: (name) => (say.has(`root.field.${name}`) ? say.lookup('root.field', name) : undefined),
    setting: settingVoice(names),
    law: () => undefined,
    card: names.card,
  };
}

import type { Language, Speaker, Terms } from '../../../i18n/index.ts';
import { DECKS } from '../../../games/root/components/cards/index.ts';
import { MAPS } from '../../../games/root/components/maps/index.ts';
import type { Edition } from '../../../games/root/editions.ts';
import { reachOf } from '../../../games/root/rules/05-setup/reach.ts';
import { PLAYABLE } from '../../../games/root/settings.ts';
import { FACTIONS } from '../../../games/root/words.ts';
import type { Assessment, GameTexts, SettingTexts } from '../../registry/game-ui.ts';
import { capitalize } from '../../turns/capitalize.ts';

/** The edition of the Law that readers of a language have at home. */
const OWN_EDITION: Readonly<Record<Language, Edition>> = { uk: 'ua', ru: 'ru', en: 'official' };

type SetupSpeaker = Speaker<'root-setup'>;

/** §A.1: the reach of the chosen factions beside what is recommended for the number of players. */
function assessReach(
  say: SetupSpeaker,
  { setup, factions }: Readonly<Record<string, unknown>>,
): Assessment | undefined {
  if (setup !== 'standard' || !Array.isArray(factions)) return undefined;
  const { reach, least } = reachOf(PLAYABLE.filter((name) => factions.includes(name)));
  if (least === 0) return undefined;
  return {
    field: 'factions',
    label: say.t('root-setup.label.reachSum', { sum: reach, least }),
    text: reach < least ? say.t('root-setup.text.reachLow', { n: least - reach }) : say.t('root-setup.text.reachGood'),
    share: reach / least,
  };
}

function describeSetting(say: SetupSpeaker, terms: Pick<Terms<'root-names'>, 'name'>): GameTexts['setting'] {
  const textOf = (kind: 'name' | 'choice' | 'about', id: string): string | undefined => {
    if (!say.has(`root-setup.${kind}.${id}`)) return undefined;
    if (kind === 'name') return say.lookup('root-setup.name', id);
    return kind === 'about' ? say.lookup('root-setup.about', id) : say.lookup('root-setup.choice', id);
  };
  function choiceName(id: string, choice: string): string | undefined {
    const faction = FACTIONS.find((one) => one === choice);
    if (id === 'factions' || id === 'pool') return faction && terms.name(`root.faction.${faction}`);
    const map = MAPS.find((one) => one === choice);
    if (id === 'map') return map && capitalize(terms.name(`root.map.${map}`));
    const deck = DECKS.find((one) => one === choice);
    if (id === 'deck') return deck && capitalize(terms.name(`root.deck.${deck}`));
    return (
      textOf('choice', `${id}.${choice}`) ?? (id.startsWith('law.') ? textOf('choice', `law.${choice}`) : undefined)
    );
  }
  return (path, choice) => {
    const id = path.replace(/\.\d+$/, '');
    const name = choice === undefined ? textOf('name', id) : choiceName(id, choice);
    if (name === undefined) return undefined;
    const about =
      choice !== undefined ? textOf('about', `${id === 'pool' ? 'factions' : id}.${choice}`) : textOf('about', id);
    const faction = id === 'factions' || id === 'pool' ? PLAYABLE.find((one) => one === choice) : undefined;
    const tag = faction && say.t('root-setup.label.reach', { n: reachOf([faction]).reach });
    return { name, ...(about !== undefined && { about }), ...(tag !== undefined && { tag }) };
  };
}

/** How the settings of Root read in one language. */
export function settingTexts(
  language: Language,
  say: SetupSpeaker,
  terms: Pick<Terms<'root-names'>, 'name'>,
): SettingTexts {
  return {
    setting: describeSetting(say, terms),
    assess: (answers) => assessReach(say, answers),
    usual: (id) => (id === 'edition' ? OWN_EDITION[language] : undefined),
  };
}

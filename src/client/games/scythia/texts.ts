import type { Language } from '../../../i18n/index.ts';
import type { ScythiaEvent } from '../../../games/scythia/events.ts';
import type { ScythiaView } from '../../../games/scythia/view-types.ts';
import type { GameTexts } from '../../registry/game-ui.ts';
import { characterText } from './character-text.ts';
import { logTexts } from './log-texts.ts';
import { COMPONENTS, loadNames, type Names } from './names.ts';
import { arranged, optionTexts } from './option-texts.ts';
import { turnStart, turnTexts } from './turn-texts.ts';
import { capitalize } from '../../turns/capitalize.ts';

/** §S-2.12: how many cards of the first hand are discarded. */
const DROPPED_CARDS = 2;

function describeSetting({ say, text, chief }: Names): GameTexts['setting'] {
  return (id, choice) => {
    if (id === 'turnCap')
      return { name: say.t('scythia.setting.turnCap'), about: say.t('scythia.setting.turnCap.about') };
    if (id !== 'chief') return undefined;
    if (choice === undefined)
      return { name: capitalize(say.t('scythia.setting.chief')), about: say.t('scythia.setting.chief.about') };
    const at = COMPONENTS.chief.names.indexOf(choice);
    const data = COMPONENTS.pack.chiefs[at];
    if (data === undefined) return undefined;
    // §S-12.11: the chief's extra provisions add to what every scheme gives.
    const gain = Math.min(...COMPONENTS.scheme.gain) + data.extraProvision;
    const about = say.t('scythia.setting.chief.choice', {
      strength: data.strength,
      provisions: text.count('provisions', data.provisions),
      gain: text.count('provisions', gain),
    });
    return { name: chief(at), about };
  };
}

/** All texts of Raiders of Scythia in one language. */
export async function scythiaTexts(language: Language): Promise<GameTexts> {
  const names = await loadNames(language);
  const { say, terms } = names;
  const options = optionTexts(names);
  const log = logTexts(names);
  const turnSentences = turnTexts(names, log);
  return {
    title: terms.name('scythia.title'),
    verb(word) {
      const text = options.verb(word);
      return text === undefined ? undefined : capitalize(text);
    },
    word: (word, verb, at, view, before) => options.word(word, verb, at, view as ScythiaView | undefined, before),
    window: (name) => (say.has(`scythia.window.${name}`) ? say.lookup('scythia.window', name) : undefined),
    reason: names.reason,
    event: (event, seats) => log(event as ScythiaEvent, seats),
    turnStart: (event) => turnStart(names, event),
    turnSentences,
    rivals(view) {
      const { chief } = view as ScythiaView;
      return chief ? [{ name: capitalize(say.t('scythia.word.chief')), score: chief.score }] : [];
    },
    async aboutMove(words) {
      const kind = words.map((word) => COMPONENTS.kind.names.indexOf(word)).findLast((found) => found >= 0);
      if (kind !== undefined) return { title: names.character(kind), lines: [characterText(names, kind)] };
      const hero = words[0] === 'pair' ? COMPONENTS.hero.names.indexOf(words.at(-1) ?? '') : -1;
      if (hero < 0) return undefined;
      return { title: names.hero(hero), lines: [capitalize(names.text.play(COMPONENTS.pack.heroes[hero]!.ability))] };
    },
    // The raid sheet shows the odds of every amount of kumis.
    isWarned: (move) => move.startsWith('kumis '),
    isImplied: (verb) => ['use', 'place', 'choose', 'heal', 'complete'].includes(verb),
    arrange: arranged,
    allowance(seen, window) {
      const { dropped } = seen as ScythiaView;
      if (window !== 'keep') return undefined;
      return { label: say.t('scythia.label.toDrop'), left: DROPPED_CARDS - dropped.length, most: DROPPED_CARDS };
    },
    field: () => undefined,
    setting: describeSetting(names),
    law: () => undefined,
    moment(seen, window) {
      const { turns, active, raid } = seen as ScythiaView;
      if (turns === 0) return undefined;
      return {
        when: say.t('scythia.label.turn', { n: turns }),
        turn: active,
        phases: [
          { icon: 'g-crew', name: say.t('scythia.label.phase.place') },
          { icon: 'v-village-centre', name: say.t('scythia.label.phase.act') },
          { icon: 'g-strength', name: say.t('scythia.label.phase.raid') },
        ],
        at: raid ? 2 : window === 'turn' ? 0 : 1,
      };
    },
  };
}

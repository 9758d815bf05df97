import type { Language } from '../../../i18n/index.ts';
import type { WildEvent } from '../../../games/wild/events.ts';
import type { WildView } from '../../../games/wild/view.ts';
import type { GameTexts } from '../../registry/game-ui.ts';
import { logTexts } from './log-texts.ts';
import { loadNames } from './names.ts';
import { optionTexts } from './option-texts.ts';
import { turnStart, turnTexts } from './turn-texts.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Defenders of the Wild in one language. */
export async function wildTexts(language: Language): Promise<GameTexts> {
  const names = await loadNames(language);
  const { say, terms } = names;
  const options = optionTexts(names);
  const log = logTexts(names);
  const tell = turnTexts(names, log);
  return {
    title: terms.name('wild.title'),
    verb(word) {
      const text = options.verb(word);
      return text === undefined ? undefined : capital(text);
    },
    word: options.word,
    window: (name) => (say.has(`wild.window.${name}`) ? say.lookup('wild.window', name) : undefined),
    reason: (why, a, b) => (say.has(`wild.reason.${why}`) ? say.lookup('wild.reason', why, { a, b }) : undefined),
    event: (event, seats, view) => log(event as WildEvent, seats, view as WildView | undefined),
    turnStart: (event, view) => turnStart(names, event, view as WildView),
    tell: (events, seats, view) => tell(events, seats, view as WildView),
    field: () => undefined,
    setting(id, choice) {
      if (choice !== undefined || !say.has(`wild.setting.${id}`)) return undefined;
      return { name: say.lookup('wild.setting', id), about: say.lookup('wild.about', id) };
    },
    law: () => undefined,
  };
}

import { TITLES } from '../../../games/root/components/cards/index.ts';
import { LEADERS } from '../../../games/root/factions/07-eyrie/state.ts';
import { CHARACTER_DATA, CHARACTERS } from '../../../games/root/factions/09-vagabond/characters.ts';
import { MINISTERS } from '../../../games/root/factions/17-duchy/state.ts';
import { MOODS } from '../../../games/root/factions/12-hundreds/state.ts';
import { PLOT_KINDS } from '../../../games/root/factions/18-corvids/state.ts';
import { load } from '../../../i18n/index.ts';
import type { PreviewText } from '../../components/peek.tsx';
import { descriptionsIn } from './descriptions.ts';
import type { Names } from './names.ts';

const at = <T extends string>(list: readonly T[], word: string | undefined): number =>
  list.findIndex((one) => one === word);

/** The description of the last thing that a move names: a card, a leader (§7.8), a character (§E), a mood, a minister (§17.5.2). */
export async function aboutMove(names: Names, words: readonly string[]): Promise<PreviewText | undefined> {
  const [verb] = words;
  const { say, terms } = names;
  const { language } = say;
  const leader = verb === 'leader' ? at(LEADERS, words.at(-1)) : -1;
  if (leader >= 0) {
    const [law, board] = await Promise.all([load(language, 'law-root-eyrie'), load(language, 'root-board')]);
    const name = LEADERS[leader]!;
    return {
      title: terms.name(`root.leader.${name}`),
      lines: [law.lookup('law-root-eyrie.text', `7.8.${leader + 1}`)],
      brief: board.t(`root-board.leader.${name}`),
    };
  }
  const character = verb === 'character' ? at(CHARACTERS, words.at(-1)) : -1;
  if (character >= 0) {
    const [law, draft] = await Promise.all([load(language, 'law-root-vagabond'), load(language, 'root-draft')]);
    const { id, items } = CHARACTER_DATA[character]!;
    const special = `e.${character + 1}.2`;
    const brief = draft.t(`root-draft.character.${id}`);
    return {
      title: terms.name(`root.vagabond.${id}`),
      signs: items.map((item) => ({ icon: `i-${item}`, label: names.itemName(item).text })),
      lines: [
        say.list(names.itemList(items).map(({ text }) => text)),
        // The Law has no paragraph of its own for the characters of the pack.
        law.has(`law-root-vagabond.text.${special}`) ? law.lookup('law-root-vagabond.text', special) : brief,
      ],
      brief,
    };
  }
  const mood = verb === 'mood' ? at(MOODS, words.at(-1)) : -1;
  if (mood >= 0) {
    const { name, about } = descriptionsIn(names).mood(MOODS[mood]!);
    return { title: name, lines: [about] };
  }
  const minister = ['minister', 'sway', 'forsake'].includes(verb ?? '')
    ? MINISTERS[at(MINISTERS, words.at(-1))]
    : undefined;
  if (minister !== undefined)
    return { title: terms.name(`root.minister.${minister}`), lines: [say.t(`root-duchy.minister.${minister}`)] };
  const plot = verb === 'hide' || verb === 'expose' ? at(PLOT_KINDS, words.at(-1)) : -1;
  if (plot >= 0) {
    const { name, about } = descriptionsIn(names).plot(PLOT_KINDS[plot]!);
    return { title: name, lines: [about] };
  }
  const title = words.map((word) => at(TITLES, word)).findLast((found) => found >= 0);
  if (title === undefined) return undefined;
  const { name, suit, effect } = names.card(TITLES[title]!);
  return { title: name, lines: [suit, effect] };
}

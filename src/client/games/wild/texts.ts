import type { Language } from '../../../i18n/index.ts';
import type { WildEvent } from '../../../games/wild/events.ts';
import type { WildView } from '../../../games/wild/view.ts';
import { CELLS } from '../../../games/wild/rules/00-board/geometry.ts';
import { CARDS, DEFEATS } from '../../../games/wild/words.ts';
import type { GameTexts } from '../../registry/game-ui.ts';
import { COMPONENTS } from './facts.ts';
import { logTexts } from './log-texts.ts';
import { loadNames } from './names.ts';
import { optionTexts } from './option-texts.ts';
import { turnStart, turnTexts } from './turn-texts.ts';
import { capitalize } from '../../turns/capitalize.ts';

/** All texts of Defenders of the Wild in one language. */
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
      return text === undefined ? undefined : capitalize(text);
    },
    async aboutMove(words) {
      const found = words.map((word) => CARDS.findIndex((one) => one === word)).findLast((card) => card >= 0);
      if (found === undefined) return undefined;
      const { name, terrain, ap, ability, effect } = names.card(found);
      return {
        title: name,
        lines: [`${terrain}. ${say.t('wild.label.points-of', { n: ap })}`, `${ability}: ${effect}`],
      };
    },
    word: options.word,
    thing(word) {
      const cell = CELLS.indexOf(word);
      const card = CARDS.findIndex((one) => one === word);
      return cell >= 0 ? names.cell(cell) : card >= 0 ? names.defender(card) : undefined;
    },
    window: (name) => (say.has(`wild.window.${name}`) ? say.lookup('wild.window', name) : undefined),
    reason: (why, a, b) => (say.has(`wild.reason.${why}`) ? say.lookup('wild.reason', why, { a, b }) : undefined),
    event: (event, seats, view) => log(event as WildEvent, seats, view as WildView | undefined),
    turnStart: (event, view) => turnStart(names, event, view as WildView),
    turnSentences: (events, seats, view) => tell(events, seats, view as WildView),
    isPart: (event) => (event as WildEvent).type === 'step',
    ending(view, isWon) {
      const { round, razed, players, lost, seats } = view as WildView;
      const factories = razed.filter((one) => one === 1).length;
      // Camps that stood at the start were not built.
      const all = COMPONENTS.track[players.length]!.hands.length;
      const camps = players.reduce((sum, one) => sum + all - one.camps, 0);
      return {
        title: isWon
          ? say.t(seats === 1 ? 'wild.ending.won' : 'wild.ending.wonTogether')
          : say.t('wild.log.lost', { way: say.lookup('wild.defeat', DEFEATS[lost] ?? DEFEATS[0]) }),
        facts: [
          say.t(seats === 1 ? 'wild.log.soloTurn' : 'wild.log.round', { n: round }),
          say.t('wild.ending.factories', { n: factories }),
          say.t('wild.ending.camps', { n: camps }),
        ],
      };
    },
    field: () => undefined,
    setting(id, choice) {
      if (choice !== undefined || !say.has(`wild.setting.${id}`)) return undefined;
      return { name: say.lookup('wild.setting', id), about: say.lookup('wild.about', id) };
    },
    seatsNote: (seats) => (seats === 1 ? say.t('wild.about.alone') : undefined),
    law: () => undefined,
    moment(seen, window) {
      const { round, seats, turn, resolving } = seen as WildView;
      if (round === 0) return undefined;
      const isMachine = resolving.machine >= 0;
      return {
        when: say.t(seats === 1 ? 'wild.label.turnNumber' : 'wild.label.round', { n: round }),
        turn: isMachine || turn < 0 ? undefined : seats === 1 ? 0 : turn,
        phases: [
          { icon: 'p-planning', name: capitalize(terms.name('wild.phase.planning')) },
          { icon: 'm-ap', name: capitalize(terms.name('wild.phase.actions')) },
          { icon: 'p-machine', name: capitalize(terms.name('wild.step.machine')) },
        ],
        at: isMachine ? 2 : window === 'plan' || window === 'reveal' ? 0 : 1,
      };
    },
    allowance(seen) {
      const { ap, turn, players } = seen as WildView;
      if (players[turn] === undefined) return undefined;
      return { label: say.t('wild.label.apLeft'), left: ap, most: ap, icon: 'm-ap' };
    },
  };
}

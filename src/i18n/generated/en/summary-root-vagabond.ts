// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootVagabondMessages } from '../summary-root-vagabond.ts';

const { tag } = wordsIn('en');

export const messages: SummaryRootVagabondMessages = {
  'summary-root-vagabond.goal.play': [tag('b', 'Collect items'), ', help others, complete quests. You rule nothing and need nothing.'],
  'summary-root-vagabond.turn.birdsong': [tag('b', 'Birdsong'), ': refresh 3\u00a0items and 2\u00a0for each tea face up; slip to a neighbouring place.'],
  'summary-root-vagabond.turn.daylight': [tag('b', 'Daylight'), ': actions by exhausting items, as many as you have.'],
  'summary-root-vagabond.turn.evening': [tag('b', 'Evening'), ': in a forest everything is repaired; draw 1\u00a0card and 1\u00a0for each coin face up.'],
  'summary-root-vagabond.actions.move': [tag('b', 'Boot'), ': move. Into a hostile clearing one more.'],
  'summary-root-vagabond.actions.battle': [tag('b', 'Sword'), ': battle. You deal at most as many hits as undamaged swords.'],
  'summary-root-vagabond.actions.explore': [tag('b', 'Torch'), ': explore a ruin, take its item, 1\u00a0point. Also your character’s special action.'],
  'summary-root-vagabond.actions.strike': [tag('b', 'Crossbow'), ': remove one warrior, or a building or token if no warrior is left.'],
  'summary-root-vagabond.actions.craft': [tag('b', 'Hammer'), ': craft by the suit of your clearing, or repair an item.'],
  'summary-root-vagabond.actions.aid': [tag('b', 'Any item'), ': aid. Give a card of the suit, take a crafted item.'],
  'summary-root-vagabond.points.relations': [tag('b', 'Relationships'), ': points each time one rises, and at every aid to an ally.'],
  'summary-root-vagabond.points.quest': [tag('b', 'Quests'), ': two items; 1\u00a0point for each quest of that suit, or 2\u00a0cards.'],
  'summary-root-vagabond.points.infamy': [tag('b', 'Infamy'), ': 1\u00a0point for each hostile piece you remove in battle in your turn.'],
  'summary-root-vagabond.powers.nimble': [tag('b', 'Nimble'), ': you move whoever rules.'],
  'summary-root-vagabond.powers.hits': [tag('b', 'Hits'), ' damage items; a damaged item does nothing until repaired.'],
};

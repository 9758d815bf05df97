// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryScythiaMessages } from '../summary-scythia.ts';

const { tag } = wordsIn('en');

export const messages: SummaryScythiaMessages = {
  'summary-scythia.goal.win': [tag('b', 'Most victory points'), ' at the end win.'],
  'summary-scythia.goal.end': [tag('b', 'The end'), ': 2\u00a0raid spots or 2\u00a0quests left; then everybody has one more turn.'],
  'summary-scythia.turn.work': [tag('b', 'Work'), ': place your worker and use the building; take another and use that building too.'],
  'summary-scythia.turn.raid': [tag('b', 'Or raid'), ': worker, crew, provisions, wagons; then dice.'],
  'summary-scythia.turn.limit': [tag('b', 'At the end of a turn'), ' at most 8\u00a0silver, provisions, kumis and cards.'],
  'summary-scythia.village.silversmith': [tag('b', 'Silversmith'), ': 3\u00a0silver, with grey or red 2.'],
  'summary-scythia.village.farm': [tag('b', 'Farm'), ': 2\u00a0provisions; red: 3, or a wagon.'],
  'summary-scythia.village.barracks': [tag('b', 'Barracks'), ': hire a character, or 1\u00a0kumis heals 2\u00a0wounds.'],
  'summary-scythia.village.meeting': [tag('b', 'Meeting Tent'), ': 2\u00a0cards, or 1\u00a0card and 2\u00a0kumis.'],
  'summary-scythia.village.centre': [tag('b', 'Village Centre'), ': play a card, or use your hero or an eagle.'],
  'summary-scythia.village.market': [tag('b', 'Market'), ': 1\u00a0card for 2\u00a0silver, 2\u00a0cards for a wagon or equipment.'],
  'summary-scythia.village.stables': [tag('b', 'Stables'), ', grey or red: 2\u00a0silver for an eagle, 1\u00a0equipment for a horse.'],
  'summary-scythia.village.chief': [tag('b', 'Chief’s Tent'), ', grey or red: complete a quest, or 1\u00a0livestock for 2\u00a0provisions and 1\u00a0kumis.'],
  'summary-scythia.points.raid': [tag('b', 'Raids'), ': points at once, by strength.'],
  'summary-scythia.points.quests': [tag('b', 'Quests'), ': their points at the end.'],
  'summary-scythia.points.final': [tag('b', 'At the end'), ': crew, animals; gold 2, equipment and wagons 1, livestock 1\u00a0for two.'],
  'summary-scythia.raids.strength': [tag('b', 'Strength'), ': kumis, dice, crew less wounds, paired animals, abilities.'],
  'summary-scythia.raids.dice': [tag('b', 'Dice'), ': red and white of the civilisation, a yellow one for each spot with gold.'],
  'summary-scythia.raids.wounds': [tag('b', 'Wounds'), ' are yours to split; one on strength 0\u00a0kills.'],
  'summary-scythia.raids.animals': [tag('b', 'Animals'), ' count in raids only beside a crew member, their points always.'],
};

// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryRootHundredsMessages } from '../summary-root-hundreds.ts';

const { tag } = wordsIn('en');

export const messages: SummaryRootHundredsMessages = {
  'summary-root-hundreds.goal.play': [tag('b', 'Oppress'), ': clearings you rule with no enemy piece score every Evening.'],
  'summary-root-hundreds.turn.birdsong': [tag('b', 'Birdsong'), ': mobs raze, recruit, a new warlord if he fell, a new mood.'],
  'summary-root-hundreds.turn.daylight': [tag('b', 'Daylight'), ': craft with strongholds; actions by command; advances by prowess.'],
  'summary-root-hundreds.turn.evening': [tag('b', 'Evening'), ': incite mobs, oppress, draw 1\u00a0card.'],
  'summary-root-hundreds.actions.command': [tag('b', 'Command'), ': move, battle, or a card for a stronghold; 1\u00a0to 4\u00a0times.'],
  'summary-root-hundreds.actions.advance': [tag('b', 'Advance'), ': the warlord moves with warriors, then battles; 1\u00a0to 4\u00a0times.'],
  'summary-root-hundreds.actions.incite': [tag('b', 'Incite'), ': a card for a mob where your warriors stand.'],
  'summary-root-hundreds.points.oppress': [tag('b', 'Oppress'), ': 1\u00a0point for 1–2\u00a0clearings, 2\u00a0for 3–4, 3\u00a0for 5, 4\u00a0for 6\u00a0or more.'],
  'summary-root-hundreds.points.raze': [tag('b', 'Razing'), ': mobs remove enemy buildings and tokens, each 1\u00a0point.'],
  'summary-root-hundreds.powers.hoard': [tag('b', 'The hoard'), ': boots, bags, coins raise command; the rest raises prowess.'],
  'summary-root-hundreds.powers.loot': [tag('b', 'Looters'), ': an attack without rolled hits may take a crafted item.'],
  'summary-root-hundreds.powers.moods': [tag('b', 'Moods'), ': another one every turn, none whose item you hoard.'],
};

// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { SummaryWildMessages } from '../summary-wild.ts';

const { tag } = wordsIn('en');

export const messages: SummaryWildMessages = {
  'summary-wild.goal.win': [tag('b', 'Together you win'), ' when everybody has built all camps and every factory built is destroyed.'],
  'summary-wild.goal.lose': [tag('b', 'You lose'), ' with a sixth factory, a seventh toxic site, or two dead defenders of one terrain.'],
  'summary-wild.turn.planning': [tag('b', 'Planning'), ', in silence: everybody chooses an active defender, all turn up together.'],
  'summary-wild.turn.actions': [tag('b', 'Actions'), ': spend the card’s points at your leader; then cards of the same terrain add 1\u00a0each.'],
  'summary-wild.turn.machine': [tag('b', 'Machine card'), ': one after every turn.'],
  'summary-wild.actions.move': [tag('b', 'Move'), ' one open step, or through connected terrain of the active card.'],
  'summary-wild.actions.camp': [tag('b', 'Build a camp'), ': maximum support, home terrain or a destroyed factory, no camp there. Draw up to the uncovered number.'],
  'summary-wild.actions.clear': [tag('b', 'Clear pollution'), '; a toxic site costs 1\u00a0damage.'],
  'summary-wild.actions.mech': [tag('b', 'Destroy a mech'), ' on your cell.'],
  'summary-wild.actions.breach': [tag('b', 'Breach a wall'), ' of your cell, for good and for all.'],
  'summary-wild.actions.factory': [tag('b', 'Destroy a factory'), ' you stand on, free of mechs and pollution.'],
  'summary-wild.actions.camps': [tag('b', 'At a camp'), ': heal, take its item, or regroup to an own one.'],
  'summary-wild.support.support': [tag('b', 'Support'), ': 1\u00a0for each mech, breach, cleared cell and factory.'],
  'summary-wild.support.damage': [tag('b', 'Damage roll'), ' after an action beside a sniper or on a cell with a mech; the fourth damage kills a defender.'],
  'summary-wild.factions.order': [tag('b', 'Order, forest'), ': maps, one move or regroup.'],
  'summary-wild.factions.council': [tag('b', 'Council, plains'), ': bread, 1\u00a0more action.'],
  'summary-wild.factions.coven': [tag('b', 'Coven, marsh'), ': potions, 1\u00a0damage off or your cell cleared.'],
  'summary-wild.factions.sect': [tag('b', 'Sect, mountain'), ': rockets, a mech or a wall.'],
  'summary-wild.machine.constructors': [tag('b', 'Constructors'), ' ×2: each goes on twice and leaves walls.'],
  'summary-wild.machine.factories': [tag('b', 'Factories'), ' ×2: one on an enclosed cell; if there is none, pollution spreads.'],
  'summary-wild.machine.mechs': [tag('b', 'Mechs'), ' ×2: new hunters, and those nearby come after you.'],
  'summary-wild.machine.reboot': [tag('b', 'Reboot'), ': the direction flips, then as factories.'],
};

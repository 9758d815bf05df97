// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { wordsIn } from '../../compiled.ts';
import type { RootCardsMessages } from '../root-cards.ts';

const { arg, plural } = wordsIn('en');

export const messages: RootCardsMessages = {
  'root-cards.effect.item': (a) => ['Crafting: item ', arg('item', a.item), ', ', plural(a.n, (n) => ({ one: [n, '\u00a0victory point'], other: [n, '\u00a0victory points'] }))],
  'root-cards.effect.ambush': (a) => ['Battle. Defender: 2\u00a0hits on the attacker before the roll. Attacker: cancels such an ambush. Clearing: ', arg('suit', a.suit), '.'],
  'root-cards.effect.ambushAny': 'Battle, any clearing. Defender: 2\u00a0hits on the attacker before the roll. Attacker: cancels such an ambush.',
  'root-cards.effect.dominance': (a) => ['Daylight, from 10\u00a0victory points on: you may activate it. You score no more and win at the start of your Birdsong if you rule three clearings of this suit: ', arg('suit', a.suit), '.'],
  'root-cards.effect.dominanceBird': 'Daylight, from 10\u00a0victory points on: you may activate it. You score no more and win at the start of your Birdsong if you rule two opposite corners.',
  'root-cards.effect.armorers': 'Battle: discard this card to ignore all rolled hits on you.',
  'root-cards.effect.sappers': 'In defence: discard this card to deal an extra hit.',
  'root-cards.effect.brutal-tactics': 'In attack, once a battle: you may deal an extra hit; the defender then scores 1\u00a0victory point.',
  'root-cards.effect.royal-claim': 'Birdsong: discard this card for 1\u00a0victory point per clearing you rule.',
  'root-cards.effect.stand-and-deliver': 'Birdsong, once: you may take a random card from an enemy, who scores 1\u00a0victory point.',
  'root-cards.effect.tax-collector': 'Daylight, once: remove a warrior of yours from a clearing and draw a card.',
  'root-cards.effect.favor-of-the-foxes': 'Crafting: remove all enemy pieces from fox clearings; buildings and tokens score.',
  'root-cards.effect.favor-of-the-rabbits': 'Crafting: remove all enemy pieces from rabbit clearings; buildings and tokens score.',
  'root-cards.effect.favor-of-the-mice': 'Crafting: remove all enemy pieces from mouse clearings; buildings and tokens score.',
  'root-cards.effect.command-warren': 'Start of Daylight: you may battle.',
  'root-cards.effect.better-burrow-bank': 'Start of Birdsong: you may draw a card; then an enemy of your choice draws one too.',
  'root-cards.effect.cobbler': 'Start of Evening: you may move.',
  'root-cards.effect.scouting-party': 'In attack you are not affected by ambushes.',
  'root-cards.effect.codebreakers': 'Daylight, once: look at the hand of another player.',
  'root-cards.effect.saboteurs': 'Start of Birdsong: discard this card to discard a crafted card of an enemy.',
  'root-cards.effect.soup-kitchens': 'Each of your tokens counts as two for rule.',
  'root-cards.effect.boat-builders': 'Rivers are paths for you.',
  'root-cards.effect.corvid-planners': 'You move without regard to rule.',
  'root-cards.effect.eyrie-emigre': 'End of Birdsong: you must move, then battle where you arrived; otherwise discard this card.',
  'root-cards.effect.fox-partisans': 'Battle in a fox clearing: you may deal an extra hit; then discard all cards of your hand but foxes, birds too.',
  'root-cards.effect.rabbit-partisans': 'Battle in a rabbit clearing: you may deal an extra hit; then discard all cards of your hand but rabbits, birds too.',
  'root-cards.effect.mouse-partisans': 'Battle in a mouse clearing: you may deal an extra hit; then discard all cards of your hand but mice, birds too.',
  'root-cards.effect.propaganda-bureau': 'Daylight, once: spend a card to replace an enemy warrior in a matching clearing by yours.',
  'root-cards.effect.false-orders': 'Birdsong: discard this card; half of an enemy’s warriors in a clearing, rounded up, move to an adjacent one without regard to rule.',
  'root-cards.effect.informants': 'Evening: instead of a draw you may take an ambush card from the discard pile.',
  'root-cards.effect.tunnels': 'Clearings with your crafting pieces are adjacent for your moves.',
  'root-cards.effect.charm-offensive': 'Start of Evening: you may draw a card; another player of your choice then scores 1\u00a0victory point.',
  'root-cards.effect.swap-meet': 'Birdsong, once: you may take a random card from another player and give one back.',
  'root-cards.effect.coffin-makers': 'Warriors removed from the map lie here. Start of your Birdsong: 1\u00a0victory point per five of them, then all return.',
  'root-cards.effect.league-of-adventurous-mice': 'Daylight, once: turn a crafted item of yours face down to move or battle.',
  'root-cards.effect.murine-broker': 'When another player crafts an item, draw a card.',
  'root-cards.effect.master-engravers': 'Each item you craft scores 1\u00a0more victory point.',
};

/** The rulebook of Embers, a game that exists only to test the kernel. */
export const LAW = {
  'P-1.1': 'Two to four seats sit around a fire; seat 0 is first in the first round.',
  'P-1.2':
    'The deck is five red, five gold and five blue woods, four gusts and five hoods; a hand is seen by its owner.',
  'P-1.3': 'The discard is open; when a card is due and the deck is empty, the discard becomes the deck.',
  'P-1.4': 'Six embers lie face down; what an ember is worth is one of eight tiles, drawn when it is first looked at.',
  'P-2.1': 'A round begins with a weather token from a bag of three calm, two wind and one rain, refilled when empty.',
  'P-2.2': 'If no ember lies face down, six new ones are laid and all tiles return.',
  'P-2.3': 'From the first seat on, every seat draws until it holds four cards.',
  'P-2.4': 'In silence every seat lays two cards face down and may take them back until the last seat has laid.',
  'P-2.5': 'All laid cards are turned up at once: two woods of one colour score a point. They are discarded.',
  'P-2.6': 'In wind, the first seat that names a face-down ember rakes it at no cost.',
  'P-2.7': 'From the first seat on, every seat takes a turn; then the seat to the left is first.',
  'P-3.1': 'A turn is two acts; a seat may rest instead, which ends its turn.',
  'P-3.2': 'Stir: throw two dice; nine or more score a point. After a double, show a card to the seat on your left.',
  'P-3.3':
    'Feed: show two woods of a colour, then discard two or more of it; they score one point less than their number.',
  'P-3.4': 'Give: hand another seat a wood, seen by nobody else, and draw a card.',
  'P-3.5': 'Peer: unless stopped, look at the whole hand of another seat.',
  'P-3.6': 'Look: see a face-down ember that you have not seen.',
  'P-3.7':
    'Rake: discard a card and turn a face-down ember up; it scores its worth, and a point for others who saw it.',
  'P-3.8': 'Barter: discard a gust or a hood and draw two cards.',
  'P-4.1': 'Snatch: unless stopped, take a card by chance from another hand, seen by nobody else.',
  'P-4.2': 'Gust: a seat that is snatched from or peered at may discard a gust to stop it.',
  'P-4.3': 'Hood: the seat that is stopped may discard a hood, and the gust stops nothing.',
  'P-5.1': 'The last face-down ember is worth one more.',
  'P-5.2': 'In rain an ember is worth one less, but never less than nothing.',
  'P-5.3': 'Smoke, from a tile of two or more: every other seat discards a card or, having none, loses a point.',
  'P-5.4': 'Spark, from an odd tile: the raker draws a card.',
  'P-5.5': 'Flare, from a tile of three or more: the raker stirs.',
  'P-5.6': 'The raker says in which order smoke, spark and flare come, and whom the smoke reaches first.',
  'P-6.1': 'As soon as a seat has the target, all seats that have it win; points beyond it do not count.',
  'P-6.2': 'Together, all win as soon as the scores add up to the target for every seat.',
  'P-6.3': 'After the last round the highest score wins and equal scores share the victory; together, all lose.',
  'P-7.1': 'At any time but in silence, a seat may say how many woods of a colour it holds, each colour once a round.',
} as const;

/** A paragraph of the rulebook. */
export type Law = keyof typeof LAW;

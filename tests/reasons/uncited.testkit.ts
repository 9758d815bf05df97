import type { GameId } from '../../src/law/index.ts';

/** Paragraphs that forbid or limit something and that no refusal cites, with the reason. */
export interface UncitedGroup {
  readonly why: string;
  readonly paragraphs: readonly string[];
}

/** The reasons by game. Rulings and edition notes on a paragraph that is cited itself need none. */
export const UNCITED: Readonly<Record<GameId, readonly UncitedGroup[]>> = {
  root: [
    {
      why: 'it defines a word, introduces a chapter or gives advice; the prohibition itself stands in other paragraphs',
      paragraphs: [
        '1.1.2',
        '1.1.2-R1',
        '1.2',
        '1.4',
        '1.4-R1',
        '2.5.2-R1',
        '7.1',
        '9.2.2',
        '10.1',
        '16.6',
        'A.1-R1',
      ].concat(['5.1.1-E1', 'O.7', 'O.8', 'Q.4']),
    },
    {
      why: 'it says who may know what: views keep it, and nobody can ask to see more',
      paragraphs: ['1.2.1', '1.2.1-R1', '1.2.2-R1', '17.7', '18.2.2.I-R2', '18.8-R1'],
    },
    {
      why: 'the rules apply it by themselves: no player chooses anything that it could refuse',
      paragraphs: ['2.5.1', '3.1-R2', '3.3.3-R1', '7.2.3-E1', '8.2.2-R1', '8.2.3.I', '9.2.4-R1', '9.2.9.I.a']
        .concat([
          '9.2.9.I.a-E1',
          '9.2.9.III-E1',
          '9.2.9.III-R1',
          '9.2.9.III.c',
          '10.2.5-R1',
          '11.2.7.III.a',
          '12.6.2-R1',
        ])
        .concat(['13.6.1-R1', '14.2.2', '14.4.7-E1', '18.2.5-R1', '18.7.1-R2', '20.4-R1']),
    },
    {
      why: 'set-up: the settings or the deal respect it, and nobody is asked',
      paragraphs: ['12.3.3', '15.8.1.I-R1', '15.11.4', '15.11.7'],
    },
    {
      why: 'the settings refuse such a table by 16.1 (five corners) and 14.0 (hirelings of a faction that plays), before any question',
      paragraphs: ['14.1.5', '17.0.4', '17.0.8'],
    },
    {
      why: 'no sentence names a landmark as something to battle, move or remove; the Ferry goes along with a move (19.5)',
      paragraphs: ['21.1.1'],
    },
    {
      why: 'a card of the suit that is missing is refused by the paragraph that asks for the card',
      paragraphs: ['2.1.1', '2.1.1.I', '2.1.1.II'],
    },
    {
      why: 'a card that lies elsewhere is refused by the paragraph that asks for it (3.3.4, 4.1.3, 10.2.6-R2, 17.5.1.V)',
      paragraphs: ['1.3.2', '2.1.4-R1', '2.6'],
    },
    {
      why: 'what interrupts nothing is refused by the time of the effect itself (4.1.3, 6.5 and others)',
      paragraphs: ['O.1'],
    },
    { why: 'a slot under a ruin is refused by 2.2.3, exploring by 9.5.3', paragraphs: ['2.2.4'] },
    { why: 'supporters that martial law costs more are refused by 8.4.2 and 8.4.2.II', paragraphs: ['8.4.2.II.a-E1'] },
    {
      why: 'an item that cannot be exhausted is refused by the action that asks for it (9.5.1 to 9.5.9)',
      paragraphs: ['9.2.5-R1'],
    },
    { why: 'the purchase is refused by 11.2.6 and its parts', paragraphs: ['11.2.7.I'] },
    { why: 'a mood whose item is in the hoard is refused by 12.4.4', paragraphs: ['12.7'] },
    {
      why: 'declining is refused by the paragraph of the hireling’s own step (14.4.3, 14.4.4)',
      paragraphs: ['14.3.1'],
    },
    { why: 'hirelings have no seat that could ask for it', paragraphs: ['E.5.2-R1'] },
  ],
  wild: [
    {
      why: 'it defines a word or counts components',
      paragraphs: ['W-8.1', 'W-8.3', 'W-A5', 'W-21.5', 'W-22.1', 'G-2.2', 'G-3.4', 'G-5.2'],
    },
    {
      why: 'set-up and the machine follow it by themselves: no player chooses anything that it could refuse',
      paragraphs: [
        'W-2.2',
        'W-9.2',
        'W-9.8',
        'W-10.4',
        'W-10.5',
        'W-10.7',
        'W-14.1',
        'W-14.5',
        'W-15.8',
        'W-16.6',
      ].concat(['W-18.7', 'W-A1', 'W-A36', 'W-A39', 'W-A43', 'W-A47', 'W-A50', 'W-A51', 'G-5.4', 'G-7.2']),
    },
    { why: 'it says what players may say: the screen cannot show a hand', paragraphs: ['W-5.2'] },
    {
      why: 'declining an ability is refused by the paragraph of the ability itself (W-22.C8 and others)',
      paragraphs: ['W-22.3'],
    },
    { why: 'a second camp on a hex is refused by W-7.6, other hexes by W-11.2', paragraphs: ['W-24.8', 'W-A25'] },
    {
      why: 'a camp under a factory is refused by the action that needs a camp (W-11.3, W-11.5, W-11.9)',
      paragraphs: ['W-15.4'],
    },
    { why: 'mechs and factories on the way are refused by W-11.1c and W-11.1b', paragraphs: ['W-A16', 'W-A17'] },
    { why: 'a card that cannot be added is refused by W-6.4', paragraphs: ['W-A57'] },
  ],
  scythia: [
    {
      why: 'set-up, the AI chief and the end follow it by themselves: no player chooses anything that it could refuse',
      paragraphs: ['S-2.1', 'S-2.13', 'S-11.1', 'S-11.5', 'S-12.3', 'S-12.5', 'S-12.6', 'A-04', 'A-14', 'A-32', 'A-34'],
    },
    { why: 'it says what is not limited or not compulsory', paragraphs: ['A-09', 'A-31'] },
    { why: 'the limit of 8 is refused by S-10.1 when the turn ends', paragraphs: ['S-3.3', 'E-1.5', 'A-33'] },
    { why: 'a building that does not take the worker is refused by S-4.1 and S-4.4', paragraphs: ['S-4.6'] },
    {
      why: 'plunder that has run out is refused by S-10.2 where it is all that would be gained',
      paragraphs: ['E-1.3'],
    },
    { why: 'what does not hold gives nothing in a raid; the player is not asked', paragraphs: ['E-3.3', 'S-8.3'] },
    { why: 'a hero or an eagle that was used is refused by S-13.5', paragraphs: ['E-4.4'] },
    {
      why: 'every side of every slot may take the new animal, which replaces the old one; no verb moves an animal',
      paragraphs: ['S-8.4', 'S-8.5', 'A-23'],
    },
  ],
};

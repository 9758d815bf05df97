/** Why a recorded action that the engine does not allow is no argument against its rules. */
const SLIP_KINDS = ['scribe', 'players', 'either', 'edition'] as const;
/** Whose mistake it is: `either` when the record does not tell; `edition`: none, but another edition's rule. */
export type SlipKind = (typeof SLIP_KINDS)[number];

/** A recorded action that was examined, and how it is read. */
export interface Slip {
  readonly line: number;
  /** The action as recorded. */
  readonly action: string;
  /** The number of the action among equal ones of the line, from 1; left out: all of them. */
  readonly nth?: number;
  readonly kind: SlipKind;
  /** The intended actions in the same notation; empty for something that did not happen. */
  readonly read?: string;
  /** True when the intended action is not possible either. */
  readonly differs?: true;
  readonly why: string;
}

/** The slips of the games that were examined, by a part of the file name; docs/rootlog-slips.md explains each. */
const SLIPS: Readonly<Record<string, readonly Slip[]>> = {
  orderly_eyrie: [
    {
      line: 28,
      action: '#->A',
      kind: 'scribe',
      read: '#->A$',
      why: 'the card follows the removal of sympathy: Outrage adds it to the supporters, not to the hand (8.2.6)',
    },
    {
      line: 37,
      action: 'XE6',
      kind: 'either',
      why: 'a fourth action of Daylight needs a bird card, which is not recorded (6.5)',
    },
    {
      line: 38,
      action: '5w7->8',
      kind: 'scribe',
      read: '6w7->8',
      why: 'six Eyrie warriors are removed from 4 later, so five are not enough',
    },
    { line: 38, action: '5w8->4', kind: 'scribe', read: '6w8->4', why: 'the same six warriors' },
    {
      line: 38,
      action: '(Ct_k+Ct)4->',
      kind: 'scribe',
      read: '(Ct_k+Cb_s)4->',
      why: 'no wood was left in 4, and the roost that follows needs the slot of the sawmill',
    },
    { line: 40, action: 'XE2', nth: 2, kind: 'either', why: 'a third operation, but there are two officers (8.6.1)' },
    { line: 40, action: '(w+Ew)1->', kind: 'scribe', read: '(w+Ew)2->', why: 'the battle is in 2' },
    {
      line: 43,
      action: '2w12->9',
      kind: 'scribe',
      read: '2w12->10',
      why: 'the rabbit cards of Outrage, the token and the rabbit base all belong to 10',
    },
    {
      line: 43,
      action: 'R#E->A',
      kind: 'scribe',
      read: 'R#E->A$',
      why: 'Outrage adds the card to the supporters, not to the hand (8.2.6)',
    },
    {
      line: 43,
      action: 'XC11F@',
      kind: 'scribe',
      read: 'XC12F@/2w12->',
      why: 'attackers and recruiter are in 12, a fox clearing, and the ambush is a fox card; its two hits (4.3.1) are left out',
    },
    { line: 43, action: 'Cb_r11->', kind: 'scribe', read: 'Cb_r12->', why: 'the recruiter is in 12' },
    { line: 43, action: 'XA9', kind: 'scribe', read: 'XA10', why: 'the token and the base are in 10' },
    { line: 43, action: 'At9->', kind: 'scribe', read: 'At10->', why: 'the battle is in 10' },
    {
      line: 43,
      action: '%c->e',
      kind: 'scribe',
      read: '%t->e',
      why: 'the Eyrie crafted a boot and a tea, the coin is the Alliance’s',
    },
    { line: 43, action: 'Ab_r9->', kind: 'scribe', read: 'Ab_r10->', why: 'the rabbit base is in 10' },
  ],
  r1g2: [
    { line: 25, action: '++', kind: 'either', why: 'a quest gives cards or points, not both (9.5.5)' },
    { line: 36, action: '(%t+%f+%s)G$->d', kind: 'either', why: 'the sword was damaged in line 23 and never repaired' },
    {
      line: 40,
      action: '%t+%b+%r->r',
      kind: 'scribe',
      read: '%t+%f+%r->r',
      why: 'he has no bag; the boot is used in the same turn',
    },
    {
      line: 45,
      action: '++',
      kind: 'either',
      why: 'he formed a coalition in line 40 and has no marker on the track (3.3.1, 9.2.8)',
    },
    {
      line: 45,
      action: 'p->2',
      kind: 'scribe',
      read: '',
      why: 'both boots are exhausted for other things in this line (9.5.1); from 10 he can slip to 7, too',
    },
    {
      line: 48,
      action: 'p->9',
      kind: 'scribe',
      read: 'p->12',
      why: 'the boot of this line takes him to 9, so he slips to one of the two clearings between',
    },
    {
      line: 48,
      action: 'p->3',
      kind: 'scribe',
      read: 'p->9',
      why: 'the fox quest, the fox ambush and the battle that follow are in 9',
    },
    {
      line: 53,
      action: '%f+3%h+%r->r',
      kind: 'scribe',
      read: '%f+3%h+%r->r/p->3',
      why: 'from 9 he comes to 8 by a slip to 3 and the one boot; the slip stands in line 48 instead',
    },
    { line: 49, action: 'XC8B@', kind: 'scribe', read: 'XE8B@', why: 'the Marquise does not battle herself' },
    {
      line: 54,
      action: 'b_w->2',
      kind: 'scribe',
      read: 'b_w->4',
      why: '2 has no free slot; 4 has one since line 49, and the two moves that follow lead through it',
    },
    { line: 54, action: '2w6->2', kind: 'scribe', read: '2w6->4', why: '6 and 2 are not adjacent, 6 and 4 are' },
    {
      line: 54,
      action: '4w2->5',
      kind: 'scribe',
      read: '4w4->5',
      why: '2 and 5 are not adjacent, 4 and 5 are; four cats are in 4',
    },
    {
      line: 54,
      action: '2t10->',
      kind: 'edition',
      why: 'Tunnels joins clearings for moves only in the latest text; the scribe notes that the wood came through it',
    },
    { line: 54, action: 'b_r->5', kind: 'edition', why: 'the recruiter that this wood paid for' },
    { line: 56, action: 'XE10B@M@', kind: 'scribe', read: 'XC10B@M@', why: 'the Eyrie do not battle themselves' },
    { line: 56, action: 'XE5', kind: 'scribe', read: 'XC5', why: 'the Eyrie do not battle themselves' },
    { line: 58, action: '#V->C', kind: 'scribe', read: '#G->C', why: 'it is the turn of the second Vagabond' },
  ],
  r2g4: [
    {
      line: 26,
      action: 'Pw$->',
      kind: 'scribe',
      why: 'the Corvids have bought nothing yet; the record does not say whose warrior it was',
    },
    { line: 25, action: 't->2+4', kind: 'scribe', read: 't->2+3', why: 'the sawmills are in 2 and 3' },
    { line: 25, action: 't2+t4->', kind: 'scribe', read: 't2+t3->', why: 'there is no wood in 4' },
    {
      line: 30,
      action: 't2+t3->',
      kind: 'players',
      why: 'one wood too many for the first two workshops, as the scribe notes',
    },
    { line: 30, action: 'w->10+6+1', kind: 'scribe', read: 'w->10+6+2', why: 'the recruiters are in 2, 6 and 10' },
    { line: 35, action: 'w->10+1+6', kind: 'scribe', read: 'w->10+2+6', why: 'the recruiters are in 2, 6 and 10' },
    { line: 40, action: 'w->2+6+9+10', kind: 'either', why: 'it would be the 26th cat (B.1)' },
    {
      line: 41,
      action: '#->O',
      nth: 2,
      kind: 'either',
      why: 'the ninth action of this turn, but there are eight funds: six committed in line 36 and two from protectionism (11.4.1)',
    },
    { line: 45, action: '^A', kind: 'either', why: 'there is no sympathy in 1 or 5 (8.2.6)' },
    { line: 45, action: '#->A$', kind: 'either', why: 'there is no sympathy in 1 or 5 (8.2.6)' },
    {
      line: 48,
      action: 'Cb_r9->',
      kind: 'either',
      why: 'more cats are in 9 than the two that were removed before the recruiter',
    },
    { line: 50, action: '2t2->', kind: 'either', why: 'one wood lies in 2' },
    {
      line: 50,
      action: 'b_r->10',
      kind: 'either',
      why: 'the fifth action of Daylight with one bird card spent, as the scribe notes (6.5)',
    },
  ],
  after_dark: [
    { line: 19, action: 't->4', kind: 'scribe', read: 't->2', why: 'the plot is turned up in 2' },
    { line: 19, action: '2w->8', kind: 'scribe', read: '2w8->', why: 'the warriors pay for the plot in 8' },
    {
      line: 20,
      action: '2M#^',
      kind: 'scribe',
      read: '(M+F)#^',
      why: 'two of the three first cards are rabbits and the bought knapsack is a fox card, so only one mouse is left',
    },
    {
      line: 24,
      action: '#marshalD$->',
      kind: 'players',
      read: '#marshalD$->/#*->D',
      differs: true,
      why: 'the Duchy forgot to discard a card, as the scribe notes (17.2.3), and plays with it from now on',
    },
    {
      line: 25,
      action: 'B#->',
      kind: 'scribe',
      read: 'B#D->',
      why: 'the bird that was shown is discarded in Evening (17.6.1)',
    },
    {
      line: 28,
      action: 'Zsabo',
      kind: 'scribe',
      read: 'Zsabo/#A->$',
      why: 'a mobilised card is left out: otherwise six cards would be in hand, and lines 33, 48 and 53 spend one supporter more than there are',
    },
    {
      line: 30,
      action: '#->C',
      kind: 'scribe',
      read: '#->D',
      why: 'there is no Marquise; it is the draw of the Duchy',
    },
    {
      line: 31,
      action: 'Dw$->',
      kind: 'scribe',
      read: '',
      why: 'it is written before a drawn card, for which a fund is committed, not spent (11.5.4)',
    },
    {
      line: 31,
      action: 'Aw$->',
      kind: 'scribe',
      read: '3Aw$->',
      why: 'three otters are recruited: in line 36 the scribe finds none left for protectionism, and there are four funds',
    },
    {
      line: 31,
      action: 'w->11',
      kind: 'scribe',
      read: '3w->11',
      why: 'the same three: with them the Riverfolk rule 11 and can leave it, and line 51 finds three there',
    },
    {
      line: 33,
      action: '(M+F+B)#$->',
      kind: 'players',
      why: 'the fourth token costs two supporters; the scribe notes the token in 11 that was forgotten',
    },
    {
      line: 33,
      action: 't->4+8+9',
      kind: 'players',
      read: 't->3+8+9',
      differs: true,
      why: 'line 34 battles it in 3 with a rabbit ambush, and line 38 puts one in 4; there is one supporter too few for the third token',
    },
    {
      line: 35,
      action: 'w9->4',
      kind: 'players',
      why: 'with Soup Kitchens of line 23 the sympathy in 9 counts as two, so nobody rules 9; nobody rules 4 either (4.2.1)',
    },
    {
      line: 39,
      action: 'w->6+7+9+10',
      kind: 'scribe',
      read: 'w->6+7',
      why: 'two warriors are left in the supply: eleven are on the map, one is a fund, one is on Coffin Makers; later lines name only 6 and 7 (40, 45, 50)',
    },
    {
      line: 39,
      action: '2w->',
      kind: 'scribe',
      read: '2w4->',
      why: 'the clearing is missing; the ambush is in 4',
    },
    {
      line: 38,
      action: 'w->9+11',
      kind: 'players',
      why: 'one warrior too many in this line: the revolt brings one for the one sympathetic mouse clearing, as the scribe suspects',
    },
    {
      line: 41,
      action: '(Pw+2w+Pt_r)12->',
      kind: 'scribe',
      read: '(2Pw+2w+Pt_r)12->',
      why: 'two Corvids are in 12 and are removed before the plot (4.3.3); in line 48 only the two of line 44 are there',
    },
    {
      line: 45,
      action: '++2',
      kind: 'players',
      why: 'in line 40 nine warriors were on Coffin Makers; all return to their supplies after the card scores, but the players left four there',
    },
    {
      line: 48,
      action: '(2Ow+2Pw)12->',
      kind: 'scribe',
      read: '2Pw12->',
      why: 'no otter is in 12: in line 41 two were removed and three left, and the post was removed without a defender in line 44',
    },
    {
      line: 49,
      action: 'R#->',
      kind: 'scribe',
      read: 'R#P->',
      why: 'the letter of the hand is missing: the card is spent to recruit',
    },
    {
      line: 49,
      action: 'w2->1',
      kind: 'scribe',
      read: 'w5->1',
      why: '2 and 1 are not adjacent; one was recruited in 5, and the Duchy, which had battled one there twice, does not battle there again',
    },
    {
      line: 50,
      action: '++3',
      kind: 'players',
      why: 'the players scored sixteen warriors, with those that they had left on Coffin Makers; by the rules there are fourteen',
    },
    {
      line: 53,
      action: 't->1+2',
      kind: 'either',
      why: 'the post of line 41 brings an otter that is left out there (11.5.6.III); with it, 2 costs one supporter more (8.4.2.II.a)',
    },
    {
      line: 53,
      action: 'w4->',
      kind: 'either',
      why: 'the two supporters were not enough for 2 and placed the token in 4 instead',
    },
    {
      line: 53,
      action: '4#A->$',
      kind: 'scribe',
      read: '3#A->$',
      why: 'five cards and five drawn ones are ten; two were discarded down to the limit of five, so three were mobilised',
    },
  ],
};

/** The slips of a file. */
export const slipsOf = (file: string): readonly Slip[] =>
  Object.entries(SLIPS).find(([game]) => file.includes(game))?.[1] ?? [];

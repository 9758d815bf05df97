/** Why a recorded action is no judgement on the rules. */
const SLIP_KINDS = ['slip', 'edition', 'scope'] as const;
/** A slip of the record or of the table, another edition's rule, or a rule that is not played here. */
export type SlipKind = (typeof SLIP_KINDS)[number];

/** A recorded action that was looked into, and what it is taken for. */
export interface Slip {
  readonly line: number;
  /** The action as recorded. */
  readonly action: string;
  /** Which of several equal actions of the line, from 1; all of them when it is left out. */
  readonly nth?: number;
  readonly kind: SlipKind;
  /** What is meant: actions in the same notation, none for something that did not happen. */
  readonly read?: string;
  readonly why: string;
}

/** The slips of the games that were gone through one by one, by a part of the file name; docs/rootlog.md tells each. */
const SLIPS: Readonly<Record<string, readonly Slip[]>> = {
  orderly_eyrie: [
    { line: 28, action: '#->A', kind: 'slip', why: 'Outrage adds the card to the supporters, not to the hand (8.2.6)' },
    {
      line: 37,
      action: 'XE6',
      kind: 'slip',
      why: 'a fourth action of Daylight needs a bird card, which is not recorded (6.5)',
    },
    {
      line: 38,
      action: '5w7->8',
      kind: 'slip',
      read: '6w7->8',
      why: 'six Eyrie warriors are removed from 4 later, five would not do',
    },
    { line: 38, action: '5w8->4', kind: 'slip', read: '6w8->4', why: 'the same six warriors' },
    {
      line: 38,
      action: '(Ct_k+Ct)4->',
      kind: 'slip',
      read: '(Ct_k+Cb_s)4->',
      why: 'no wood was left in 4, and the roost that follows needs the slot of the sawmill',
    },
    { line: 40, action: 'XE2', nth: 2, kind: 'slip', why: 'a third operation with two officers (8.6.1)' },
    { line: 40, action: '(w+Ew)1->', kind: 'slip', read: '(w+Ew)2->', why: 'the battle is in 2' },
    {
      line: 43,
      action: '2w12->9',
      kind: 'slip',
      read: '2w12->10',
      why: 'the rabbit cards of Outrage, the token and the rabbit base all are in 10',
    },
    {
      line: 43,
      action: 'R#E->A',
      kind: 'slip',
      read: 'R#E->A$',
      why: 'Outrage adds the card to the supporters, not to the hand (8.2.6)',
    },
    {
      line: 43,
      action: 'XC11F@',
      kind: 'slip',
      read: 'XC12F@',
      why: 'attackers and recruiter are in 12, a fox clearing as the ambush is',
    },
    { line: 43, action: 'Cb_r11->', kind: 'slip', read: 'Cb_r12->', why: 'the recruiter is in 12' },
    { line: 43, action: 'XA9', kind: 'slip', read: 'XA10', why: 'the token and the base are in 10' },
    { line: 43, action: 'At9->', kind: 'slip', read: 'At10->', why: 'the battle is in 10' },
    {
      line: 43,
      action: '%c->e',
      kind: 'slip',
      read: '%t->e',
      why: 'the Eyrie crafted a boot and a tea, the coin is the Alliance’s',
    },
    { line: 43, action: 'Ab_r9->', kind: 'slip', read: 'Ab_r10->', why: 'the rabbit base is in 10' },
    { line: 43, action: '2wA$->', kind: 'slip', why: 'the points before it already ended the game (3.1)' },
  ],
  r1g2: [
    { line: 25, action: '++', kind: 'slip', why: 'a quest gives cards or points, not both (9.5.5)' },
    { line: 26, action: '(5w)1->12', kind: 'scope', why: 'a trip with the ferry, which is not played here' },
    { line: 26, action: '#->E', nth: 1, kind: 'scope', why: 'the card of the ferry trip' },
    { line: 36, action: '(%t+%f+%s)G$->d', kind: 'slip', why: 'the sword was damaged in line 23 and never repaired' },
    {
      line: 40,
      action: '%t+%b+%r->r',
      kind: 'slip',
      read: '%t+%f+%r->r',
      why: 'he has no bag; the boot is used in the same turn',
    },
    {
      line: 45,
      action: '++',
      kind: 'slip',
      why: 'he formed a coalition in line 40 and has no marker on the track (3.3.1, 9.2.8)',
    },
    {
      line: 48,
      action: 'p->3',
      kind: 'slip',
      read: '',
      why: 'quest, battle and ambush of this turn are in 9, a fox clearing; the move to 3 comes last',
    },
    { line: 48, action: '%f->e', kind: 'slip', read: '', why: 'the boot of that move' },
    { line: 48, action: '#->G', kind: 'slip', read: 'p->3/#->G', why: 'he starts the next turn from 3' },
    { line: 49, action: 'XC8B@', kind: 'slip', read: 'XE8B@', why: 'the Marquise does not battle herself' },
    {
      line: 54,
      action: 'b_w->2',
      kind: 'slip',
      read: 'b_w->11',
      why: '2 has no slot; the moves that follow start in 11',
    },
    { line: 54, action: '2w6->2', kind: 'slip', read: '2w6->11', why: '6 and 2 are not adjacent' },
    { line: 54, action: '4w2->5', kind: 'slip', read: '4w11->5', why: '2 and 5 are not adjacent' },
    { line: 54, action: 't->6+10+11', kind: 'slip', why: 'it would be a ninth wood token (B.1)' },
    {
      line: 54,
      action: '2t10->',
      kind: 'slip',
      why: 'Tunnels joins clearings for moves only; the scribe notes that it was used to spend the wood',
    },
    { line: 54, action: '3t6->', kind: 'slip', why: 'the ninth wood token again' },
    { line: 56, action: 'XE10B@M@', kind: 'slip', read: 'XC10B@M@', why: 'the Eyrie do not battle themselves' },
    { line: 56, action: 'XE5', kind: 'slip', read: 'XC5', why: 'the Eyrie do not battle themselves' },
    { line: 58, action: '#V->C', kind: 'slip', read: '#G->C', why: 'it is the turn of the second Vagabond' },
  ],
  r2g4: [
    { line: 25, action: 't->2+4', kind: 'slip', read: 't->2+3', why: 'the sawmills are in 2 and 3' },
    { line: 25, action: 't2+t4->', kind: 'slip', read: 't2+t3->', why: 'there is no wood in 4' },
    {
      line: 30,
      action: 't2+t3->',
      kind: 'slip',
      why: 'one wood too many for the first two workshops, as the scribe notes',
    },
    { line: 30, action: 'w->10+6+1', kind: 'slip', read: 'w->10+6+2', why: 'the recruiters are in 2, 6 and 10' },
    { line: 35, action: 'w->10+1+6', kind: 'slip', read: 'w->10+2+6', why: 'the recruiters are in 2, 6 and 10' },
    { line: 40, action: 't3+t11+t2->', kind: 'slip', why: 'nobody rules 6, so 3 and 11 are cut off from 9 (6.5.4.II)' },
    { line: 40, action: 'b_r->9', kind: 'slip', why: 'the wood is not connected (6.5.4.II)' },
    { line: 40, action: 'w->2+6+9+10', kind: 'slip', why: 'it would be the 26th cat (B.1)' },
    { line: 45, action: '^A', kind: 'slip', why: 'there is no sympathy in 1 or 5 (8.2.6)' },
    { line: 45, action: '#->A$', kind: 'slip', why: 'there is no sympathy in 1 or 5 (8.2.6)' },
    { line: 48, action: 'Cb_r9->', kind: 'slip', why: 'more cats stand in 9 than the two that were removed before it' },
    { line: 50, action: 'XO5', kind: 'slip', why: 'an action more than the bird cards pay for, as the scribe notes' },
    { line: 50, action: '2t2->', kind: 'slip', why: 'one wood lies in 2' },
  ],
  after_dark: [
    { line: 19, action: 't->4', kind: 'slip', read: 't->2', why: 'the plot is turned up in 2' },
    { line: 19, action: '2w->8', kind: 'slip', read: '2w8->', why: 'the warriors pay for the plot in 8' },
    {
      line: 33,
      action: '(M+F+B)#$->',
      kind: 'slip',
      why: 'the fourth token costs two supporters; the scribe notes the token in 11 that was forgotten',
    },
    { line: 33, action: 't->4+8+9', kind: 'slip', why: 'one supporter too few for the third of them' },
    { line: 34, action: 'XA3B@R@', kind: 'slip', read: 'XA4B@R@', why: 'there is no sympathy in 3' },
    { line: 34, action: 'At3->', kind: 'slip', read: 'At4->', why: 'there is no sympathy in 3' },
    {
      line: 38,
      action: '(b_m+2w)->9',
      kind: 'slip',
      why: 'one warrior per sympathetic mouse clearing, and there is one; the scribe wonders too',
    },
    {
      line: 38,
      action: 'w9->4',
      kind: 'slip',
      why: 'an operation more than there are officers, because of the second warrior of the revolt',
    },
    { line: 39, action: '2w->', kind: 'slip', read: '2w4->', why: 'the clearing is missing; the ambush is in 4' },
    { line: 43, action: '2w->9', kind: 'slip', why: 'more than ten Alliance warriors (B.1)' },
    {
      line: 48,
      action: '(B+F)#$->',
      kind: 'slip',
      read: '#->A$/(B+F)#$->',
      why: 'the recorded supporters do not add up: three were spent in line 33 out of two, here two out of one',
    },
    {
      line: 48,
      action: '(2Ow+2Pw)12->',
      kind: 'slip',
      why: 'the Riverfolk and Corvid warriors of 12 do not add up in the lines of those factions',
    },
    { line: 48, action: 'b_f->12', kind: 'slip', why: 'the revolt that was short of a supporter' },
    { line: 48, action: '4#A->$', kind: 'slip', why: 'likely the hand is a card short; not followed up' },
    { line: 53, action: '4#A->$', kind: 'slip', why: 'likely the hand is a card short; not followed up' },
  ],
};

/** The slips of a file. */
export const slipsOf = (file: string): readonly Slip[] =>
  Object.entries(SLIPS).find(([game]) => file.includes(game))?.[1] ?? [];

/** Why a recorded action is no judgement on the rules. */
export const SLIP_KINDS = ['slip', 'edition', 'scope'] as const;
/** A slip of the record or of the table, another edition's rule, or a rule that is not played here. */
export type SlipKind = (typeof SLIP_KINDS)[number];

/** A recorded action that was looked into, and what it is taken for. */
export interface Slip {
  /** A part of the name of the file. */
  readonly game: string;
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

/** The slips of the games that were gone through one by one; docs/rootlog.md tells each of them. */
export const SLIPS: readonly Slip[] = [];

/** The slips of a file. */
export const slipsOf = (file: string): readonly Slip[] => SLIPS.filter((slip) => file.includes(slip.game));

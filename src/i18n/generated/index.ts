// Written by "npm run messages". Do not edit.
// biome-ignore-all format: one message, one line
import { common, type CommonMessages } from './common.ts';
import { errors, type ErrorsMessages } from './errors.ts';
import { play, type PlayMessages } from './play.ts';
import { shell, type ShellMessages } from './shell.ts';
import { type CommonTerm, commonTerms } from './terms/common.ts';
import { type RootTerm, rootTerms } from './terms/root.ts';
import { type WildTerm, wildTerms } from './terms/wild.ts';
import { type ScythiaTerm, scythiaTerms } from './terms/scythia.ts';

/** Every message by its key. */
export interface Messages extends CommonMessages, ErrorsMessages, PlayMessages, ShellMessages {}

/** The ids of the glossary by game. */
export interface TermIds {
  readonly common: CommonTerm;
  readonly root: RootTerm;
  readonly wild: WildTerm;
  readonly scythia: ScythiaTerm;
}

/** How to load each subject. */
export const SUBJECTS = {
  common,
  errors,
  play,
  shell,
};

/** How to load the glossary of each game. */
export const TERM_TABLES = {
  common: commonTerms,
  root: rootTerms,
  wild: wildTerms,
  scythia: scythiaTerms,
};

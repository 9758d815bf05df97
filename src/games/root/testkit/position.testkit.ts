import { root } from '../index.ts';
import { newState } from '../state.ts';
import { eyrieWords } from '../factions/07-eyrie/position.testkit.ts';
import { allianceWords } from '../factions/08-alliance/position.testkit.ts';
import { vagabondWords } from '../factions/09-vagabond/position.testkit.ts';
import { cultWords } from '../factions/10-cult/position.testkit.ts';
import { riverfolkWords } from '../factions/11-riverfolk/position.testkit.ts';
import { hundredsWords } from '../factions/12-hundreds/position.testkit.ts';
import { keepersWords } from '../factions/13-keepers/position.testkit.ts';
import { duchyWords } from '../factions/17-duchy/position.testkit.ts';
import { corvidsWords } from '../factions/18-corvids/position.testkit.ts';
import { hirelingWords } from '../rules/14-hirelings/position.testkit.ts';
import { landmarkWords } from '../rules/21-landmarks/position.testkit.ts';
import { emptyMap, RootPosition, settingsOf, type TableSetting } from './root-position.testkit.ts';

/** The words of all factions and of hirelings. */
const WORDS = {
  ...eyrieWords,
  ...allianceWords,
  ...vagabondWords,
  ...cultWords,
  ...riverfolkWords,
  ...hundredsWords,
  ...keepersWords,
  ...duchyWords,
  ...corvidsWords,
  ...hirelingWords,
  ...landmarkWords,
};

/** A position of Root: built piece by piece, started by `turn`, `battle`, `during` or `inSetup`, then played by texts. */
export type Position = RootPosition & typeof WORDS;

const withWords = (p: RootPosition): Position => Object.assign(p, WORDS);

/** An empty map of these factions, everything still in its supply and the deck full. */
export const position = (table: TableSetting): Position => withWords(emptyMap(table));

/** A table at its very beginning: set-up is still to be played. */
export const newGame = (table: object): Position =>
  withWords(new RootPosition(root, newState(settingsOf(table))).begin());

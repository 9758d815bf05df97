import { marquiseEditing } from '../factions/06-marquise/editing.ts';
import { eyrieEditing } from '../factions/07-eyrie/editing.ts';
import { allianceEditing } from '../factions/08-alliance/editing.ts';
import { vagabondEditing } from '../factions/09-vagabond/editing.ts';
import { cultEditing } from '../factions/10-cult/editing.ts';
import { riverfolkEditing } from '../factions/11-riverfolk/editing.ts';
import { hundredsEditing } from '../factions/12-hundreds/editing.ts';
import { keepersEditing } from '../factions/13-keepers/editing.ts';
import { duchyEditing } from '../factions/17-duchy/editing.ts';
import { corvidsEditing } from '../factions/18-corvids/editing.ts';
import { type FactionName, FACTIONS } from '../words.ts';
import type { FactionEditing } from './faction-editing.ts';

/** How positions of every faction are read and edited; apart from the descriptors, because play does not load it. */
const FACTION_EDITING: Readonly<Record<FactionName, FactionEditing>> = {
  marquise: marquiseEditing,
  eyrie: eyrieEditing,
  alliance: allianceEditing,
  vagabond: vagabondEditing,
  vagabond2: vagabondEditing,
  cult: cultEditing,
  riverfolk: riverfolkEditing,
  hundreds: hundredsEditing,
  keepers: keepersEditing,
  duchy: duchyEditing,
  corvids: corvidsEditing,
};

/** The same by number. */
export const EDITING_OF: readonly FactionEditing[] = FACTIONS.map((name) => FACTION_EDITING[name]);
/** Each once: both Vagabonds share theirs. */
export const EDITINGS: readonly FactionEditing[] = [...new Set(EDITING_OF)];

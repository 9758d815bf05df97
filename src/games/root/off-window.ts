import type { OffWindowRefusal } from '../../kernel/index.ts';
import type { RootLaw } from '../../law/index.ts';
import { isVagabond } from './rules/02-key-terms/players.ts';
import { holdsDominance } from './rules/03-victory/dominance.ts';
import { vagabondElsewhere } from './factions/09-vagabond/off-window.ts';
import { cultElsewhere } from './factions/10-cult/off-window.ts';
import { riverfolkElsewhere } from './factions/11-riverfolk/off-window.ts';
import { hundredsElsewhere } from './factions/12-hundreds/off-window.ts';
import { keepersElsewhere } from './factions/13-keepers/off-window.ts';
import { hirelingsElsewhere } from './rules/14-hirelings/off-window.ts';
import { effectsElsewhere } from './card-effects/off-window.ts';
import type { Root, RootOption } from './types.ts';
import { AVAILABLE } from './components/piles.ts';
import { refusal } from './refusals.ts';
import type { RootState } from './state.ts';
import { ALLIANCE, CULT, EYRIE, type Faction, MARQUISE, RIVERFOLK } from './words.ts';

type Verb = RootOption['verb'];
type Row = readonly [verb: Verb, law: RootLaw];

/** When an action may be taken: the reason given for it at any other time. */
type When = 'in-birdsong' | 'at-start-of-daylight' | 'in-daylight' | 'in-evening' | 'on-your-turn' | 'in-decree';

function rows(
  when: When,
  list: readonly Row[],
  concerns: (f: Faction, s: RootState) => boolean,
): OffWindowRefusal<Root>[] {
  return list.map(([verb, law]) => ({
    verb,
    refusal: refusal(law, when),
    concerns: (s, seat) => s.faction[seat]! >= 0 && concerns(s.faction[seat]!, s),
  }));
}

/** §7.5.2: the Eyrie move and battle by their Decree; §10.4.3.I: the Cult in Birdsong. */
const atWill = (f: Faction): boolean => f !== CULT && f !== EYRIE;
/** §8.5, §9.5, §11.5: who crafts between any two actions of Daylight; all others in a step of their own. */
const craftsAllDay = (f: Faction): boolean => f === ALLIANCE || isVagabond(f) || f === RIVERFOLK;
const marquise = (f: Faction): boolean => f === MARQUISE;
const eyrie = (f: Faction): boolean => f === EYRIE;
const alliance = (f: Faction): boolean => f === ALLIANCE;

/** What a player sees on the boards and cards, and when it may be done; asked once all effects are listed. */
export const elsewhere = (): readonly OffWindowRefusal<Root>[] => [
  ...rows('in-daylight', [['craft', '4.1']], craftsAllDay),
  ...rows('at-start-of-daylight', [['craft', '6.5']], marquise),
  ...rows('at-start-of-daylight', [['craft', '7.5.1']], eyrie),
  ...rows('in-daylight', [['take', '3.3.4']], (_f, s) => s.cards.size[AVAILABLE]! > 0),
  ...rows('in-daylight', [['dominance', '3.3.1']], (f, s) => !isVagabond(f) && holdsDominance(s, f)),
  ...rows(
    'on-your-turn',
    [
      ['move', '4.2'],
      ['battle', '4.3'],
    ],
    atWill,
  ),
  ...rows(
    'in-daylight',
    [
      ['march', '6.5.2'],
      ['recruit', '6.5.3'],
      ['build', '6.5.4'],
      ['overwork', '6.5.5'],
      ['extra', '6.5'],
    ],
    marquise,
  ),
  ...rows('in-birdsong', [['tuck', '7.4.2']], eyrie),
  ...rows(
    'in-decree',
    [
      ['resolve', '7.5.2'],
      ['recruit-at', '7.5.2.I'],
      ['move', '7.5.2.II'],
      ['battle', '7.5.2.III'],
      ['build', '7.5.2.IV'],
    ],
    eyrie,
  ),
  ...rows(
    'in-birdsong',
    [
      ['revolt', '8.4.1'],
      ['spread', '8.4.2'],
    ],
    alliance,
  ),
  ...rows(
    'in-daylight',
    [
      ['mobilize', '8.5.2'],
      ['train', '8.5.3'],
    ],
    alliance,
  ),
  ...rows(
    'in-evening',
    [
      ['recruit-at', '8.6.1.III'],
      ['organize', '8.6.1.IV'],
    ],
    alliance,
  ),
  ...rows(
    'in-birdsong',
    [
      ['refresh', '9.4.1'],
      ['slip', '9.4.2'],
    ],
    isVagabond,
  ),
  ...rows(
    'in-daylight',
    [
      ['go', '9.5.1'],
      ['explore', '9.5.3'],
      ['aid', '9.5.4'],
      ['quest', '9.5.5'],
      ['strike', '9.5.6'],
      ['repair', '9.5.7'],
      ['coalition', '9.2.8'],
    ],
    isVagabond,
  ),
  ...vagabondElsewhere(),
  ...cultElsewhere,
  ...riverfolkElsewhere,
  ...hundredsElsewhere,
  ...keepersElsewhere,
  ...hirelingsElsewhere,
  ...effectsElsewhere(),
];

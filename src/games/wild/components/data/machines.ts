import type { Pack } from '../pack.ts';

/** The 13 machine cards (§W-13.2) and the damage die. */
export const machineCards: Pack['machineCards'] = {
  source: 'rulebook',
  list: [
    {
      id: 'constructors-1',
      kind: 'constructors',
      level: 'base',
      steps: [{ op: 'advanceConstructors', each: 2, lockstep: true }, { op: 'deployResetConstructors' }],
    },
    {
      id: 'constructors-2',
      kind: 'constructors',
      level: 'base',
      steps: [{ op: 'advanceConstructors', each: 2, lockstep: true }, { op: 'deployResetConstructors' }],
    },
    {
      id: 'factories-1',
      kind: 'factories',
      level: 'base',
      steps: [
        { op: 'buildFactoryIfEnclosed', max: 1 },
        { op: 'spreadPollution', when: 'noFactoryBuiltByThisCard' },
      ],
    },
    {
      id: 'factories-2',
      kind: 'factories',
      level: 'base',
      steps: [
        { op: 'buildFactoryIfEnclosed', max: 1 },
        { op: 'spreadPollution', when: 'noFactoryBuiltByThisCard' },
      ],
    },
    {
      id: 'mechs-1',
      kind: 'mechs',
      level: 'base',
      steps: [
        { op: 'constructorsDeployHunters', each: 1 },
        { op: 'huntersPursue', activeRange: 2, otherRange: 1 },
      ],
    },
    {
      id: 'mechs-2',
      kind: 'mechs',
      level: 'base',
      steps: [
        { op: 'constructorsDeployHunters', each: 1 },
        { op: 'huntersPursue', activeRange: 2, otherRange: 1 },
      ],
    },
    {
      id: 'reboot-1',
      kind: 'reboot',
      level: 'base',
      steps: [
        { op: 'toggleDirection' },
        { op: 'buildFactoryIfEnclosed', max: 1 },
        { op: 'spreadPollution', when: 'noFactoryBuiltByThisCard' },
      ],
    },
    {
      id: 'constructors-hard-1',
      kind: 'constructors',
      level: 'hard',
      steps: [
        { op: 'advanceConstructor', which: 'firstByScan', times: 3 },
        { op: 'advanceConstructor', which: 'other', times: 2 },
        { op: 'deployResetConstructors' },
      ],
    },
    {
      id: 'constructors-hard-2',
      kind: 'constructors',
      level: 'hard',
      steps: [
        { op: 'advanceConstructor', which: 'firstByScan', times: 3 },
        { op: 'advanceConstructor', which: 'other', times: 2 },
        { op: 'deployResetConstructors' },
      ],
    },
    {
      id: 'factories-hard-1',
      kind: 'factories',
      level: 'hard',
      steps: [
        { op: 'buildFactoryIfEnclosed', max: 1 },
        { op: 'spreadPollution', when: 'always' },
      ],
    },
    {
      id: 'factories-hard-2',
      kind: 'factories',
      level: 'hard',
      steps: [
        { op: 'buildFactoryIfEnclosed', max: 1 },
        { op: 'spreadPollution', when: 'always' },
      ],
    },
    {
      id: 'mechs-hard-1',
      kind: 'mechs',
      level: 'hard',
      steps: [
        { op: 'constructorsDeployHunters', each: 1 },
        { op: 'huntersPursue', activeRange: 2, otherRange: 1 },
        { op: 'damagePlayersSharingCellWithMech', n: 1 },
      ],
    },
    {
      id: 'mechs-hard-2',
      kind: 'mechs',
      level: 'hard',
      steps: [
        { op: 'constructorsDeployHunters', each: 1 },
        { op: 'huntersPursue', activeRange: 2, otherRange: 1 },
        { op: 'damagePlayersSharingCellWithMech', n: 1 },
      ],
    },
  ],
};

/** §W-10.3, §W-10.4: the faces of the die; how many of each there are is not publicly known. */
export const damageDie: Pack['damageDie'] = {
  source: 'reconstructed',
  faces: [0, 0, 0, 0, 1, 2],
  melee: [1, 2],
  sniper: [1],
};

/** §G-7.3: sides of the chutes of tokens 0 to 5, counted from the arrow. */
export const factories: Pack['factories'] = {
  source: 'reconstructed',
  chuteSides: [
    [1, 3, 5],
    [1, 3, 5],
    [1, 3, 5],
    [1, 3, 5],
    [1, 3, 5],
    [1, 3, 5],
  ],
};

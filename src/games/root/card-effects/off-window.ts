import type { OffWindowRefusal, Refusal } from '../../../kernel/index.ts';
import type { RootLaw } from '../../../law/index.ts';
import { copyIn } from '../rules/02-key-terms/cards.ts';
import { TITLES, type TitleName } from '../components/cards/index.ts';
import type { Root } from '../types.ts';
import { playArea } from '../components/piles.ts';
import { refusal } from '../refusals.ts';
import { EFFECTS } from './effect.ts';
import type { ChosenSlot } from './slot.ts';

const WHEN: Readonly<Record<ChosenSlot, Refusal<RootLaw>>> = {
  'birdsong-start': refusal('4.1.3', 'at-start-of-birdsong'),
  birdsong: refusal('4.1.3', 'in-birdsong'),
  'daylight-start': refusal('4.1.3', 'at-start-of-daylight'),
  daylight: refusal('4.1.3', 'in-daylight'),
  'evening-start': refusal('4.1.3', 'at-start-of-evening'),
};
const IN_BATTLE = refusal('4.3.2.II', 'after-the-roll');
const EVENING_DRAW = refusal('4.1.3', 'instead-of-drawing');

/** Only the owner of a crafted card is told when it has its time. */
const owns =
  (...names: readonly TitleName[]): NonNullable<OffWindowRefusal<Root>['concerns']> =>
  (s, seat) =>
    s.faction[seat]! >= 0 && names.some((name) => copyIn(s, playArea(s.faction[seat]!), TITLES.indexOf(name)) >= 0);

/** When each lasting effect has its time, for all other windows; asked once all effects are listed. */
export const effectsOffWindow = (): readonly OffWindowRefusal<Root>[] => [
  ...EFFECTS.map(({ verb, slot, title }) => ({ verb, refusal: WHEN[slot], concerns: owns(title) })),
  { verb: 'armorers', refusal: IN_BATTLE, concerns: owns('armorers') },
  { verb: 'sappers', refusal: IN_BATTLE, concerns: owns('sappers') },
  { verb: 'brutal-tactics', refusal: IN_BATTLE, concerns: owns('brutal-tactics') },
  { verb: 'partisans', refusal: IN_BATTLE, concerns: owns('fox-partisans', 'rabbit-partisans', 'mouse-partisans') },
  { verb: 'informants', refusal: EVENING_DRAW, concerns: owns('informants') },
];

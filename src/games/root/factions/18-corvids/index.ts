import { SPECTATOR } from '../../../../kernel/index.ts';
import { PLOT } from '../../components/pieces.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import type { RootState } from '../../state.ts';
import { CLEARING_COUNT } from '../../words.ts';
import type { FactionDescriptor } from '../descriptor.ts';
import type { FactionRules } from '../faction.ts';
import { STANDARD } from '../standard.ts';
import { plottingProcedure } from './actions.ts';
import { corvidsBirdsong, corvidsBirdsongProcedure } from './birdsong.ts';
import { corvidsChecks } from './checks.ts';
import { ACTIONS, corvidsDaylight, corvidsDaylightProcedure } from './daylight.ts';
import { corvidsEvening, corvidsEveningProcedure } from './evening.ts';
import { exposureProcedure } from './exposure.ts';
import { extortProcedure, flipProcedure } from './flip.ts';
import { corvidsOffWindow } from './off-window.ts';
import { fallenPlot, redealPlots, viewCorvids } from './plots.ts';
import { corvidsFrameFields } from './frame-fields.ts';
import { raidProcedure } from './raid.ts';
import { corvidsSetup, corvidsSetupProcedure } from './setup.ts';
import { corvidsCard, corvidsHomeland } from './setup-card.ts';
import { PLOT_KINDS } from './state.ts';
import { corvidsVerbs } from './verbs.ts';
import { corvidsWhy } from './wishes.ts';
import type { CorvidsDaylightFrame } from './frames.ts';

/** The procedures of the Corvids by name. */
const procedures: FactionDescriptor<'corvids'>['procedures'] = {
  corvidsSetup: corvidsSetupProcedure,
  corvidsBirdsong: corvidsBirdsongProcedure,
  corvidsDaylight: corvidsDaylightProcedure,
  corvidsEvening: corvidsEveningProcedure,
  plotting: plottingProcedure,
  flip: flipProcedure,
  extort: extortProcedure,
  raid: raidProcedure,
  exposure: exposureProcedure,
};

/** What the Corvids bring to the common procedures. */
const rules: FactionRules = {
  ...STANDARD,
  setup: () => corvidsSetup('scatter'),
  setupCard: corvidsCard,
  homeland: corvidsHomeland,
  birdsong: corvidsBirdsong,
  daylight: corvidsDaylight,
  evening: corvidsEvening,
  // §18.2.1, §18.2.1-R1: plots of either facing.
  craftingPieces(s, _f, suit) {
    let count = 0;
    for (let c = 0; c < CLEARING_COUNT; c++) if (s.suit[c] === suit) count += pieces(s, PLOT, c);
    return count;
  },
};

/** §18.5: the actions of Daylight that are left. */
function corvidsActions(s: RootState): readonly number[] | undefined {
  const day = s.stack.find((frame): frame is CorvidsDaylightFrame => frame.proc === 'corvidsDaylight');
  return day ? [ACTIONS - day.done, ACTIONS] : undefined;
}

/** The Corvid Conspiracy. */
export const corvids: FactionDescriptor<'corvids'> = {
  rules,
  verbs: corvidsVerbs,
  procedures,
  frameFields: corvidsFrameFields,
  fieldNames: { plot: PLOT_KINDS },
  offWindow: corvidsOffWindow,
  why: corvidsWhy,
  checks: corvidsChecks,
  // §18.8
  view(s, to) {
    to.corvids = viewCorvids(s, SPECTATOR, false);
  },
  viewFor(s, to, aliased, viewer) {
    to.corvids = viewCorvids(s, viewer, aliased);
  },
  redeal: redealPlots,
  removal: { plot: fallenPlot },
  actionsLeft: corvidsActions,
};

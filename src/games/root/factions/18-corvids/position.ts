import { type Raw, type Reader, withoutEmpty } from '../../../../kernel/index.ts';
import { PLOT } from '../../components/pieces.ts';
import type { FactionPosition } from '../../positions/faction-position.ts';
import { pieces } from '../../rules/02-key-terms/rule.ts';
import type { RootState } from '../../state.ts';
import { type Clearing, CLEARING_COUNT, CLEARINGS } from '../../words.ts';
import { inSupply, setPlot } from './plots.ts';
import { NO_PLOT, PLOT_KINDS, PLOTS_PER_KIND } from './state.ts';

const FACINGS = ['down', 'up'] as const;
const MOST_CARDS = 120;

const bits = (mask: number, names: readonly string[]): string[] => names.filter((_, n) => ((mask >> n) & 1) === 1);

function readMask(reader: Reader, raw: unknown, path: string, names: readonly string[]): number {
  let mask = 0;
  reader.items(raw, path).forEach((each, i) => {
    const n = reader.name(each, `${path}.${i}`, names);
    if (n >= 0) mask |= 1 << n;
  });
  return mask;
}

/** Reads the plots, which must be those that stand on the map. */
function readCorvids(reader: Reader, raw: Raw, path: string, s: RootState): void {
  reader.items(raw['plots'], `${path}.plots`).forEach((each, i) => {
    const here = `${path}.plots.${i}`;
    const from = reader.object(each, here, ['at', 'plot', 'face', 'ruledOut']);
    const at = reader.name(from['at'], `${here}.at`, CLEARINGS);
    const kind = reader.name(from['plot'], `${here}.plot`, PLOT_KINDS);
    const up = from['face'] === undefined ? 0 : reader.name(from['face'], `${here}.face`, FACINGS);
    if (at < 0 || kind < 0 || up < 0) return;
    setPlot(s, at, kind, up, readMask(reader, from['ruledOut'], `${here}.ruledOut`, PLOT_KINDS));
  });
  const whole = (key: string, most: number): number =>
    raw[key] === undefined ? 0 : reader.whole(raw[key], `${path}.${key}`, 0, most);
  s.corvids.plotted = whole('plotted', CLEARING_COUNT);
  s.corvids.declined = readMask(reader, raw['declined'], `${path}.declined`, CLEARINGS);
  s.corvids.declinedHand = whole('declinedHand', MOST_CARDS);
  for (let c = 0; c < CLEARING_COUNT; c++)
    if (pieces(s, PLOT, c) > 0 !== (s.corvids.kind[c] !== NO_PLOT))
      reader.note(`${path}.plots`, 'which-plot', { clearing: CLEARINGS[c]! });
}

const plotAt = (s: RootState, c: Clearing): object =>
  withoutEmpty({
    at: CLEARINGS[c],
    plot: PLOT_KINDS[s.corvids.kind[c]!],
    face: FACINGS[s.corvids.up[c]!],
    ruledOut: bits(s.corvids.ruledOut[c]!, PLOT_KINDS),
  });

const clearingsWithPlots = (s: RootState): Clearing[] =>
  s.corvids.kind.flatMap((kind, c) => (kind === NO_PLOT ? [] : [c]));

/** What the file says of the Corvids. */
function writeCorvids(s: RootState): Record<string, unknown> {
  const { plotted, declined, declinedHand } = s.corvids;
  return {
    ...withoutEmpty({ plots: clearingsWithPlots(s).map((c) => plotAt(s, c)), declined: bits(declined, CLEARINGS) }),
    ...(plotted > 0 && { plotted }),
    ...(declinedHand > 0 && { declinedHand }),
  };
}

/** §18.2.2: two of each kind; §18.8-R1: none that a guess has ruled out. */
function checkPlots(reader: Reader, s: RootState): void {
  PLOT_KINDS.forEach((name, kind) => {
    if (inSupply(s, kind) < 0)
      reader.note('factions.corvids.plots', 'too-many-pieces', { piece: name, box: PLOTS_PER_KIND });
  });
  for (const c of clearingsWithPlots(s))
    if ((s.corvids.ruledOut[c]! & (1 << s.corvids.kind[c]!)) !== 0 && s.corvids.up[c] === 0)
      reader.note('factions.corvids.plots', 'plot-ruled-out', { clearing: CLEARINGS[c]! });
}

function showCorvids(s: RootState): readonly (readonly [label: string, text: string])[] {
  const plots = clearingsWithPlots(s).map(
    (c) => `${PLOT_KINDS[s.corvids.kind[c]!] ?? 'unknown'} face ${FACINGS[s.corvids.up[c]!]} in ${CLEARINGS[c]}`,
  );
  return [['plots', plots.join(', ')]];
}

/** The Corvids' part of position files: what their plots are and what was guessed of them. */
export const corvidsPosition: FactionPosition = {
  keys: ['plots', 'plotted', 'declined', 'declinedHand'],
  read: readCorvids,
  write: writeCorvids,
  show: showCorvids,
  check: checkPlots,
};

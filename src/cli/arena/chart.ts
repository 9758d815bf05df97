import type { Share } from '../../bots/share.ts';

/** One bar of a picture. */
interface Bar {
  readonly name: string;
  readonly share: Share;
}

const WIDTH = 640;
const LEFT = 150;
const RIGHT = 70;
const ROW = 34;
const TOP = 46;
const percent = (share: number): string => `${Math.round(100 * share)} %`;
const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Shares as bars with their intervals, drawn as SVG; it reads on light and dark paper. */
export function barChart(title: string, bars: readonly Bar[]): string {
  const height = TOP + ROW * bars.length + 14;
  const x = (share: number): number => Math.round(10 * (LEFT + (WIDTH - LEFT - RIGHT) * share)) / 10;
  const grid = [0, 0.25, 0.5, 0.75, 1]
    .map(
      (share) =>
        `<line x1="${x(share)}" y1="${TOP - 8}" x2="${x(share)}" y2="${height - 14}" stroke="#8883"/>` +
        `<text x="${x(share)}" y="${TOP - 14}" text-anchor="middle" font-size="11" fill="#888">${percent(share)}</text>`,
    )
    .join('\n');
  const rows = bars
    .map(({ name, share }, k) => {
      const y = TOP + ROW * k;
      const middle = y + 11;
      return [
        `<text x="${LEFT - 10}" y="${middle + 4}" text-anchor="end" font-size="14" fill="#888">${escaped(name)}</text>`,
        `<rect x="${x(0)}" y="${y}" width="${x(share.share) - x(0)}" height="22" rx="3" fill="#c8642d"/>`,
        `<path d="M${x(share.low)} ${middle}H${x(share.high)}M${x(share.low)} ${middle - 5}v10M${x(share.high)} ${middle - 5}v10" stroke="#888" stroke-width="2"/>`,
        `<text x="${x(1) + 10}" y="${middle + 4}" font-size="14" fill="#888">${percent(share.share)}</text>`,
      ].join('\n');
    })
    .join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" role="img">
<title>${escaped(title)}</title>
<text x="10" y="18" font-size="15" fill="#888">${escaped(title)}</text>
${grid}
${rows}
</svg>
`;
}

/** One line of a chart. */
interface Series {
  readonly name: string;
  readonly values: readonly number[];
}

const COLOURS = ['#c8642d', '#2d7fc8', '#3c9a5f', '#8a5fc8', '#b8962e', '#7a7a7a'];
const CHART_HEIGHT = 220;

/** Shares between 0 and 1 as they go on, drawn as SVG. */
export function lineChart(title: string, lines: readonly Series[]): string {
  const last = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const x = (at: number): number => Math.round(10 * (50 + ((WIDTH - LEFT) * at) / last)) / 10;
  const y = (share: number): number => Math.round(10 * (TOP + (CHART_HEIGHT - TOP - 16) * (1 - share))) / 10;
  const grid = [0, 0.25, 0.5, 0.75, 1]
    .map(
      (share) =>
        `<line x1="${x(0)}" y1="${y(share)}" x2="${x(last)}" y2="${y(share)}" stroke="#8883"/>` +
        `<text x="44" y="${y(share) + 4}" text-anchor="end" font-size="11" fill="#888">${percent(share)}</text>`,
    )
    .join('\n');
  const drawn = lines
    .map(({ name, values }, k) => {
      const colour = COLOURS[k % COLOURS.length]!;
      const points = values.map((share, at) => `${x(at)},${y(share)}`).join(' ');
      return [
        `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2"/>`,
        `<text x="${WIDTH - LEFT + 60}" y="${TOP + 4 + 18 * k}" font-size="13" fill="${colour}">${escaped(name)}</text>`,
      ].join('\n');
    })
    .join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${CHART_HEIGHT}" font-family="sans-serif" role="img">
<title>${escaped(title)}</title>
<text x="10" y="18" font-size="15" fill="#888">${escaped(title)}</text>
${grid}
${drawn}
</svg>
`;
}

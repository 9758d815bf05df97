import type { Share } from './figures.ts';

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

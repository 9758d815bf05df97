import type { Band } from './fit.ts';

const SIZE = 420;
const LEFT = 56;
const TOP = 44;
const BOTTOM = 46;
const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** A reliability curve as SVG: predicted chances on x, observed shares on y, before and after calibration. */
export function reliabilityChart(title: string, before: readonly Band[], after: readonly Band[]): string {
  const side = SIZE - LEFT - 20;
  const height = TOP + side + BOTTOM;
  const x = (share: number): number => Math.round(10 * (LEFT + side * share)) / 10;
  const y = (share: number): number => Math.round(10 * (TOP + side * (1 - share))) / 10;
  const grid = [0, 0.25, 0.5, 0.75, 1]
    .map((share) =>
      [
        `<path d="M${x(0)} ${y(share)}H${x(1)}M${x(share)} ${y(0)}V${y(1)}" stroke="#8883"/>`,
        `<text x="${LEFT - 8}" y="${y(share) + 4}" text-anchor="end" font-size="11" fill="#888">${percent(share)}</text>`,
        `<text x="${x(share)}" y="${y(0) + 16}" text-anchor="middle" font-size="11" fill="#888">${percent(share)}</text>`,
      ].join('\n'),
    )
    .join('\n');
  const curve = (bands: readonly Band[], colour: string, dash: string): string => {
    const seen = bands.filter(({ count }) => count > 0);
    const points = seen.map(({ mean, won }) => `${x(mean)},${y(won.share)}`).join(' ');
    return [
      `<polyline points="${points}" fill="none" stroke="${colour}" stroke-width="2"${dash}/>`,
      ...seen.map(
        ({ mean, won }) =>
          `<path d="M${x(mean)} ${y(won.low)}V${y(won.high)}" stroke="${colour}"/><circle cx="${x(mean)}" cy="${y(won.share)}" r="4" fill="${colour}"/>`,
      ),
    ].join('\n');
  };
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${height}" font-family="sans-serif" role="img">
<title>${title}</title>
<text x="10" y="18" font-size="15" fill="#888">${title}</text>
<text x="10" y="35" font-size="12" fill="#888">upwards: won; to the right: predicted (dashed: before the fit)</text>
${grid}
<path d="M${x(0)} ${y(0)}L${x(1)} ${y(1)}" stroke="#888" stroke-dasharray="3 4"/>
${curve(before, '#8a8f98', ' stroke-dasharray="5 4"')}
${curve(after, '#c8642d', '')}
</svg>
`;
}

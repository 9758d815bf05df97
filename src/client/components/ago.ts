const UNITS = [
  ['day', 24 * 60 * 60_000],
  ['hour', 60 * 60_000],
  ['minute', 60_000],
] as const;

/** The time since `then` (ms since the epoch) as text, such as "5 minutes ago". */
export function ago(language: string, then: number): string {
  const passed = Date.now() - then;
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' });
  const [unit, length] = UNITS.find(([, one]) => passed >= one) ?? [];
  // Less than a minute is “now”, not “this minute”.
  return unit === undefined ? format.format(0, 'second') : format.format(-Math.floor(passed / length), unit);
}

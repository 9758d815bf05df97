/**
 * Where pins of a width stand on a scale whose points are `step` apart from `least` to `most`: over their figure, but never one upon
 * another nor beyond the ends. There is as much room before the scale and after it as `least`.
 */
export function pinPlaces(
  points: readonly number[],
  step: number,
  width: number,
  least: number,
  most: number,
): number[] {
  const order = points.map((_, i) => i).sort((a, b) => points[a]! - points[b]! || a - b);
  const at = points.map((n) => least + n * step);
  // Groups of pins that touch are spread evenly around the middle of their figures.
  interface Group {
    readonly members: number[];
    start: number;
  }
  const groups: Group[] = [];
  const place = (group: Group): void => {
    const middle = group.members.reduce((sum, i) => sum + at[i]!, 0) / group.members.length;
    const long = (group.members.length - 1) * width;
    group.start = Math.min(Math.max(middle - long / 2, width / 2), most + least - width / 2 - long);
  };
  for (const i of order) {
    let group: Group = { members: [i], start: at[i]! };
    place(group);
    for (let last = groups.at(-1); last; last = groups.at(-1)) {
      if (last.start + last.members.length * width <= group.start) break;
      groups.pop();
      group = { members: [...last.members, ...group.members], start: 0 };
      place(group);
    }
    groups.push(group);
  }
  const places = points.map(() => 0);
  for (const { members, start } of groups) members.forEach((i, k) => (places[i] = start + k * width));
  return places;
}

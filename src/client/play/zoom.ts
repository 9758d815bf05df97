/** How a board is shown: its enlargement, and its offset in CSS pixels. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The zoom at which the whole board is shown. */
export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 };

const MOST = 3;
/** Factor of the scale for one notch of the wheel or one press of a key. */
export const ZOOM_STEP = 1.15;

/** Keeps the board over the whole area. */
function bounded({ scale, x, y }: Zoom, width: number, height: number): Zoom {
  const within = (shift: number, size: number): number => Math.min(0, Math.max(size * (1 - scale), shift));
  return scale <= 1.001 ? UNZOOMED : { scale, x: within(x, width), y: within(y, height) };
}

/** The visible area of the board, in CSS pixels. */
interface Area {
  readonly width: number;
  readonly height: number;
}

/** Enlarges by a factor; the given point of the area stays where it is. */
export function zoomAt(zoom: Zoom, factor: number, at: readonly [x: number, y: number], area: Area): Zoom {
  const scale = Math.min(MOST, Math.max(1, zoom.scale * factor));
  const ratio = scale / zoom.scale;
  const shift = (old: number, point: number): number => point - (point - old) * ratio;
  return bounded({ scale, x: shift(zoom.x, at[0]), y: shift(zoom.y, at[1]) }, area.width, area.height);
}

/** The zoom with its offset moved by some CSS pixels, within the edges of the board. */
export function panBy(zoom: Zoom, by: readonly [x: number, y: number], area: Area): Zoom {
  return bounded({ ...zoom, x: zoom.x + by[0], y: zoom.y + by[1] }, area.width, area.height);
}

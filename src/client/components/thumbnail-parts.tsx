import { symbolHref } from './symbol.ts';

interface MarkProps {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour?: string;
  readonly cut?: string;
}

/** A symbol of the sprite, centred at a point of the thumbnail. */
export function Mark({ id, x, y, size, colour = 'var(--ink)', cut = 'var(--cut)' }: MarkProps) {
  return (
    <use
      href={symbolHref(id)}
      x={x - size / 2}
      y={y - size / 2}
      width={size}
      height={size}
      style={{ color: colour, '--cut': cut } as object}
    />
  );
}

/** A piece with the emblem of its owner. */
export function Piece({
  x,
  y,
  size,
  owner,
  kind,
}: {
  x: number;
  y: number;
  size: number;
  owner: string;
  kind: string;
}) {
  const inner = size * (kind === 'warrior' ? 0.56 : 0.58);
  return (
    <>
      <Mark id={`k-${kind}`} x={x} y={y} size={size} colour={`var(--f-${owner})`} />
      <Mark
        id={`f-${owner}`}
        x={x}
        y={y - size * (kind === 'camp' ? -0.09 : 0.05)}
        size={inner}
        colour={`var(--on-f-${owner})`}
        cut={`var(--f-${owner})`}
      />
    </>
  );
}

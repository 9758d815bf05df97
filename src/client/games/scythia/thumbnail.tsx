import { Mark } from '../../components/thumbnail-parts.tsx';

const STRIPS = [
  { ground: 'forest', land: 'c-cimmeria', worker: 'blue', good: 'g-livestock' },
  { ground: 'plains', land: 'c-assyria', worker: 'grey', good: 'g-wagon' },
  { ground: 'mountain', land: 'c-persia', worker: 'red', good: 'g-equipment' },
  { ground: 'marsh', land: 'c-greece', worker: 'red', good: 'g-gold' },
] as const;

/** The four lands in small. */
export function ScythiaThumbnail() {
  return (
    <svg viewBox="0 0 152 96" aria-hidden="true">
      <rect width="152" height="96" fill="var(--map-ground)" />
      {STRIPS.map(({ ground, land, worker, good }, i) => {
        const x = 12 + i * 33;
        const road = `M${x + 8} 14C${x + 4} 30 ${x + 12} 50 ${x + 7} 83`;
        return (
          <g key={ground}>
            <rect x={x} y="12" width="28" height="74" fill={`var(--t-${ground})`} stroke="var(--rule-2)" />
            <path d={road} fill="none" stroke="var(--map-ink)" strokeWidth="4" />
            <path d={road} fill="none" stroke="var(--map-road)" strokeWidth="2.6" />
            <rect x={x - 2} y="8" width="32" height="6" rx="3" fill="var(--sheet)" stroke="var(--rule-2)" />
            <rect x={x - 2} y="83" width="32" height="6" rx="3" fill="var(--sheet)" stroke="var(--rule-2)" />
            <Mark id={land} x={x + 19} y={27} size={14} />
            <Mark id={`worker-${worker}`} x={x + 19} y={48} size={14} colour={`var(--worker-${worker})`} />
            <Mark id={good} x={x + 19} y={69} size={14} />
          </g>
        );
      })}
    </svg>
  );
}

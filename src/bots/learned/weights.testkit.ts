import { fastRandom } from '../../kernel/index.ts';
import type { SectionId } from './layout.ts';
import type { WeightsHeader } from './weights.ts';

const HIDDEN = [6, 4] as const;
const STAGES = [0.1, 0.3, 0.5, 0.7, 0.9];
const SEAT_COUNTS = 5;

/** A weights file with random numbers. */
export function randomWeights(
  game: string,
  sections: readonly SectionId[],
  outputs: readonly string[],
  seed: number,
): Uint8Array {
  const random = fastRandom(seed);
  const header: WeightsHeader = {
    game,
    sections: sections.map(({ name, size, hash }) => ({ name, size, hash })),
    outputs,
    hidden: HIDDEN,
    stages: STAGES,
    seatCounts: SEAT_COUNTS,
    training: {},
  };
  const [h1, h2] = HIDDEN;
  const width = h1 + outputs.length;
  const inputs = sections.reduce((sum, { size }) => sum + size, 0);
  const floats = h1 * h2 + h2 + h2 * outputs.length + outputs.length + STAGES.length * SEAT_COUNTS;
  const first = Int16Array.from({ length: inputs * width }, () => random(2001) - 1000);
  const bias = Int32Array.from({ length: width }, () => random(20001) - 10000);
  const rest = Float32Array.from({ length: floats }, () => (random(2001) - 1000) / 1000);
  const json = JSON.stringify(header);
  const text = Uint8Array.from({ length: Math.ceil((json.length + 12) / 4) * 4 - 12 }, (_, i) =>
    i < json.length ? json.charCodeAt(i) : 0x20,
  );
  const prefix = Uint32Array.from([0x54454e56, 1, text.length]);
  const padding = new Uint8Array((4 - (first.byteLength % 4)) % 4);
  const parts = [prefix, text, first, padding, bias, rest].map(
    ({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength),
  );
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

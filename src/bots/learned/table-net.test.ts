import { describe, expect, test } from 'vitest';
import { fastRandom } from '../../kernel/index.ts';
import { type InputGroup, section } from './layout.ts';
import { TableNet } from './table-net.ts';
import { checkSections, FIXED_POINT, type NetWeights, readWeights, WeightsError } from './weights.ts';
import { randomWeights } from './weights.testkit.ts';

const group = (name: string, size: number): InputGroup<unknown> => ({
  name,
  labels: Array.from({ length: size }, (_, i) => `number ${i}`),
  read: () => undefined,
});
const table = section('table', [group('a', 5)]);
const red = section('red', [group('b', 7)]);
const blue = section('blue', [group('c', 6)]);
const green = section('green', [group('d', 3)]);
const SIDES = ['red', 'blue', 'green'];

const weightsOf = (sections = [table, red, blue, green]): NetWeights =>
  readWeights(randomWeights('test', sections, SIDES, 7));

/** Chances computed layer by layer from the weights, as the training program does. */
function plainChances(
  weights: NetWeights,
  x: Uint8Array,
  sides: readonly number[],
  hand: Float64Array,
  sharpness: number,
) {
  const { first, firstBias, second, secondBias, third, thirdBias, header } = weights;
  const [h1, h2] = header.hidden;
  const width = h1 + header.outputs.length;
  const sums = Array.from(firstBias, (bias, i) => {
    let sum = bias;
    for (let input = 0; input < x.length; input++) sum += x[input]! * (first[input * width + i] ?? 0);
    return sum * FIXED_POINT;
  });
  const units = Array.from({ length: h2 }, (_, unit) => {
    let sum = secondBias[unit]!;
    for (let i = 0; i < h1; i++) sum += Math.max(0, sums[i]!) * second[i * h2 + unit]!;
    return Math.max(0, sum);
  });
  const logits = sides.map((side, seat) => {
    let sum = thirdBias[side]! + sums[h1 + side]! + hand[seat]! * sharpness;
    for (let unit = 0; unit < h2; unit++) sum += units[unit]! * third[unit * header.outputs.length + side]!;
    return sum;
  });
  const best = Math.max(...logits);
  const all = logits.map((logit) => Math.exp(logit - best));
  const sum = all.reduce((a, b) => a + b, 0);
  return all.map((each) => each / sum);
}

function randomInputs(size: number, seed: number): { x: Uint8Array; words: Uint32Array } {
  const random = fastRandom(seed);
  const x = new Uint8Array((size + 3) & ~3);
  for (let i = 0; i < size; i++) x[i] = random(3) === 0 ? random(9) : 0;
  return { x, words: new Uint32Array(x.buffer) };
}

describe('a network of a table', () => {
  const sections = [table, red, blue];
  const size = table.size + red.size + blue.size;
  const hand = Float64Array.from([0.4, -0.2]);

  test('computes what its layers say', () => {
    const weights = weightsOf();
    const net = new TableNet(weights, sections, ['red', 'blue']);
    for (let seed = 0; seed < 20; seed++) {
      const { x, words } = randomInputs(size, seed);
      net.evaluate(x, words, hand, 0.4);
      // Two seats: the first row of the table of sharpness, in the middle between its second and third stage.
      const sharpness = (weights.sharpness[1]! + weights.sharpness[2]!) / 2;
      const expected = plainChances(weights, x.subarray(0, size), [0, 1], hand, sharpness);
      expected.forEach((chance, seat) => expect(net.chances[seat]).toBeCloseTo(chance, 12));
    }
  });

  test('gives the same chances to the bit whatever it evaluated before', () => {
    const weights = weightsOf();
    const used = new TableNet(weights, sections, ['blue', 'red']);
    for (let seed = 0; seed < 200; seed++) {
      const { x, words } = randomInputs(size, seed);
      used.evaluate(x, words, hand, 0.6);
      const fresh = new TableNet(weights, sections, ['blue', 'red']);
      fresh.evaluate(x, words, hand, 0.6);
      expect([...used.chances]).toEqual([...fresh.chances]);
    }
  });

  test('adds only what changed', () => {
    const net = new TableNet(weightsOf(), sections, ['red', 'blue']);
    const { x, words } = randomInputs(size, 3);
    net.evaluate(x, words, hand, 0.5);
    x[2]!++;
    x[9]!++;
    net.evaluate(x, words, hand, 0.5);
    expect(net.changed).toBe(2);
  });

  test('covers tables whose sections and sides the weights have', () => {
    const old = readWeights(randomWeights('test', [table, red, blue], ['red', 'blue'], 7));
    expect(TableNet.covers(old, [table, red, blue], ['red', 'blue'])).toBe(true);
    expect(TableNet.covers(old, [table, red, green], ['red', 'green'])).toBe(false);
    expect(TableNet.covers(old, [table, red], ['red'])).toBe(false);
  });
});

describe('weights', () => {
  const bytes = randomWeights('test', [table, red], ['red', 'blue'], 1);

  test('of the same inputs fit, also when the program has more', () => {
    expect(() => checkSections(readWeights(bytes), 'test', [table, red, blue])).not.toThrow();
  });

  test('of another game, of unknown inputs and of changed inputs are refused with the reason', () => {
    const weights = readWeights(bytes);
    const changed = section('red', [group('b', 6), group('e', 1)]);
    expect(() => checkSections(weights, 'other', [table, red])).toThrow('the weights are for test, not for other');
    expect(() => checkSections(weights, 'test', [table])).toThrow('the weights know inputs "red"');
    expect(() => checkSections(weights, 'test', [table, changed])).toThrow(
      `the inputs "red" have changed since the weights were trained (7 with hash ${red.hash}, now 7 with hash ${changed.hash})`,
    );
  });

  test.each([
    ['nothing', new Uint8Array(0), 'this is not a weights file'],
    ['another file', new TextEncoder().encode('{"game": "root"}'), 'this is not a weights file'],
    ['a later format', bytes.map((byte, i) => (i === 4 ? 2 : byte)), 'the weights have format 2; this program reads 1'],
    ['a cut file', bytes.subarray(0, bytes.length - 4), 'bytes of weights instead of'],
    ['a file that ends in its header', bytes.subarray(0, 20), 'the weights file is cut short'],
    ['a damaged header', bytes.map((byte, i) => (i === 12 ? 0x5b : byte)), 'the header of the weights file is damaged'],
  ])('%s is refused', (_, file, reason) => {
    expect(() => readWeights(file)).toThrow(WeightsError);
    expect(() => readWeights(file)).toThrow(reason);
  });
});

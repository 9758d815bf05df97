import { expect, test } from 'vitest';
import { bytesOfBase64 } from './base64.ts';

test('bytes come back from their text, whatever their number', () => {
  for (let length = 0; length < 300; length++) {
    const bytes = Uint8Array.from({ length }, (_, i) => (i * 151 + length) & 0xff);
    expect([...bytesOfBase64(Buffer.from(bytes).toString('base64'))]).toEqual([...bytes]);
  }
});

test.each(['A', 'AAAAA', 'AA=A', 'AA A', 'АААА'])('%j is refused', (text) => {
  expect(() => bytesOfBase64(text)).toThrow(RangeError);
});

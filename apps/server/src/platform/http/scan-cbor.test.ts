import { encode } from 'cbor-x';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { scanCbor } from './scan-cbor.ts';

const plain = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.string({ unit: 'grapheme' }),
    fc.integer(),
    fc.double(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value')),
    fc.dictionary(fc.string(), tie('value')),
  ),
})).value;

describe('scanning CBOR before it is decoded', () => {
  test('passes every plain value that an honest client can send', () => {
    fc.assert(
      fc.property(plain, (value) => {
        expect(() => scanCbor(encode(value))).not.toThrow();
      }),
    );
  });

  test('refuses every strict prefix of a record', () => {
    const bytes = encode({ phone: '9171234567', amounts: [1, 2.5, 70_000], nested: { yes: true } });
    for (let length = 0; length < bytes.length; length += 1) {
      expect(() => scanCbor(bytes.subarray(0, length)), `${length} bytes`).toThrow(RangeError);
    }
  });

  test('never hangs or crashes on random bytes: it passes or it throws an error of its own', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        try {
          scanCbor(bytes);
        } catch (error) {
          expect(error instanceof RangeError || error instanceof TypeError).toBe(true);
        }
      }),
      { numRuns: 2000 },
    );
  });
});

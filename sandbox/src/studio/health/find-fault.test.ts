import { createFairSource } from '@perya/game-kit/fair-source';
import { expect, test } from 'vitest';
import { faultOfBytes, faultOfStream } from './find-fault.ts';

/** Honest, and the same each time. */
const fair = (() => {
  const source = createFairSource({ serverSeed: 'a'.repeat(64), clientSeed: 'perya', nonce: 7 });
  return Uint8Array.from({ length: 65_536 }, () => source.below(256));
})();

test('an honest source has no fault', () => {
  expect(faultOfBytes(fair)).toBeNull();
});

test('a source that hangs, leans or leaves something out is found', () => {
  expect(faultOfBytes(new Uint8Array(1024))).toContain('again and again');
  const leaning = fair.map((byte, place) => (place % 10 === 0 ? 7 : byte));
  expect(faultOfBytes(leaning)).not.toBeNull();
  expect(faultOfBytes(fair.map((byte) => byte & 0x7f))).not.toBeNull();
});

test('the stream of known seeds is what another implementation computes', () => {
  expect(faultOfStream()).toBeNull();
  expect(faultOfStream((seeds) => createFairSource({ ...seeds, nonce: 2 }))).toContain(
    'known seeds',
  );
});

import { expect, test } from 'vitest';
import { createHealth } from './health.ts';

const rng = { name: 'rng', files: 1, sha256: 'a' };
const fairBytes = (count: number) => {
  // Every byte equally often, in an order that never repeats one.
  return Uint8Array.from({ length: count }, (_, place) => (place * 167 + (place >> 8)) % 256);
};

test('a studio whose source is faulty does not start', () => {
  const start = () =>
    createHealth({ log: () => {}, hash: () => [rng], readBytes: (count) => new Uint8Array(count) });
  expect(start).toThrow('The random source is faulty');
});

test('a source that fails later, or code that is exchanged, is told and stays a fault', () => {
  const told: string[] = [];
  let bytes = fairBytes;
  let sha256 = 'a';
  const health = createHealth({
    log: (message) => void told.push(message),
    readBytes: (count) => bytes(count),
    hash: () => [{ ...rng, sha256 }],
  });
  health.checkSource();
  health.checkComponents();
  expect(health.report()).toMatchObject({ fault: null, components: [rng] });
  sha256 = 'b';
  health.checkComponents();
  expect(health.report().fault).toBe('other code of rng');
  sha256 = 'a';
  health.checkComponents();
  expect(health.report().fault).toBe('other code of rng');
  bytes = (count) => new Uint8Array(count);
  health.checkSource();
  expect(told).toHaveLength(2);
});

import { expect, test } from 'vitest';
import { games } from '../registry.ts';
import { hashComponents, listChanged } from './component-hashes.ts';

test('every game and the source of chance have a hash of files, the same each time', () => {
  const components = hashComponents();
  expect(components.map(({ name }) => name)).toEqual([
    'rng',
    'shared rules',
    ...Object.keys(games).sort(),
  ]);
  for (const { name, files, sha256 } of components) {
    expect([name, files > 0, /^[0-9a-f]{64}$/.test(sha256)]).toEqual([name, true, true]);
  }
  expect(new Set(components.map(({ sha256 }) => sha256)).size).toBe(components.length);
  expect(listChanged(components, hashComponents())).toEqual([]);
});

test('a component that is another, new or gone is named', () => {
  const one = { name: 'rng', files: 1, sha256: 'a' };
  const two = { name: 'plinko', files: 1, sha256: 'b' };
  expect(listChanged([one, two], [{ ...one, sha256: 'c' }, two])).toEqual(['rng']);
  expect(listChanged([one, two], [one])).toEqual(['plinko']);
  expect(listChanged([one], [one, two])).toEqual(['plinko']);
});

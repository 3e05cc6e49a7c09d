import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readKept, writeKept } from './kept-value.ts';

const store = new Map<string, string>();
beforeEach(() => {
  store.clear();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => store.get(name) ?? null,
    setItem: (name: string, value: string) => store.set(name, value),
  });
});

afterEach(() => void vi.unstubAllGlobals());

const first = { name: '', words: '' };
const kept = { base: '3', typed: { name: 'Rain', words: '' }, atMs: 1000 };
const dayMs = 86_400_000;

test('what was written is found again, by its name alone', () => {
  writeKept('7:promotion:1', kept);
  expect(readKept('7:promotion:1', first, 2000)).toEqual(kept);
  expect(readKept('8:promotion:1', first, 2000)).toBeNull();
  writeKept('7:promotion:1', null);
  expect(readKept('7:promotion:1', first, 2000)).toBeNull();
});

test('what is old, of another form or no draft at all is not offered', () => {
  writeKept('a', kept);
  expect(readKept('a', first, 1000 + 8 * dayMs)).toBeNull();
  expect(readKept('a', { name: '', other: '' }, 2000)).toBeNull();
  store.set([...store.keys()][0] ?? '', '{"base":1}');
  expect(readKept('a', first, 2000)).toBeNull();
});

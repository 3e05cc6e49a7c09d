import { expect, it } from 'vitest';
import { createMemoryStorage } from './memory-storage.ts';
import { readHistory, recordVisit } from './persisted-history.ts';
import { createStore } from './storage.ts';

it('keeps the last ten places, counts a place once while one stays, and survives a broken value', () => {
  const store = createStore(createMemoryStorage(), 'perya.ph');
  store.write('history', [{ path: 1 }, 'x']);
  for (let visit = 1; visit <= 12; visit += 1) recordVisit(store, `/${visit}`, visit);
  recordVisit(store, '/12', 13);
  const paths = readHistory(store).map(({ path }) => path);
  expect(paths).toEqual(Array.from({ length: 10 }, (_, index) => `/${index + 3}`));
});

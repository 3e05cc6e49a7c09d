import { createMemoryStorage } from '@perya/app-kit/browser/memory-storage';
import { createStore } from '@perya/app-kit/browser/storage';
import { expect, it } from 'vitest';
import { readHistory, recordVisit } from './persisted-history.ts';

it('keeps the last ten places, counts a place once while one stays, and survives a broken value', () => {
  const store = createStore(createMemoryStorage(), 'perya.ph');
  store.write('history', [{ path: 1 }, 'x']);
  for (let visit = 1; visit <= 12; visit += 1) recordVisit(store, `/${visit}`, visit);
  recordVisit(store, '/12', 13);
  const paths = readHistory(store).map(({ path }) => path);
  expect(paths).toEqual(Array.from({ length: 10 }, (_, index) => `/${index + 3}`));
});

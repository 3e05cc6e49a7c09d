import type pg from 'pg';
import { expect, it, vi } from 'vitest';
import { createFreezeStore } from './freeze.store.ts';

it('reads once since when the clock counts, and again only where the first look failed', async () => {
  const at = new Date('2026-01-01');
  const query = vi
    .fn()
    .mockRejectedValueOnce(new Error('The database is away'))
    .mockResolvedValue({ rows: [{ at }] });
  const store = createFreezeStore({ query } as unknown as pg.Pool);
  await expect(store.beganAt()).rejects.toThrow('away');
  expect([await store.beganAt(), await store.beganAt(), await store.beganAt()]).toEqual([
    at,
    at,
    at,
  ]);
  expect(query).toHaveBeenCalledTimes(2);
});

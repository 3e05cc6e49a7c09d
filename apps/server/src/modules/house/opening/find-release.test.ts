import type { Health } from '@perya/contract/house/staff-calls/home';
import { describe, expect, test } from 'vitest';
import type { Verification } from '../../release/index.ts';
import { findRelease } from './find-release.ts';

const process: Health['processes'][number] = {
  name: 'one 1',
  version: '1.0.0',
  started_at: 1,
  seen_at: 2,
  is_alive: true,
  clock_ahead_ms: 0,
  degraded: [],
  disk_free: null,
  disk_size: null,
};
const hash = 'a'.repeat(64);
const approved: Verification = {
  process: 'one 1',
  version: '1.0.0',
  hash,
  state: 'sound',
  files: 5,
  found: 0,
  differences: [],
  isApproved: true,
  lookedAt: new Date(5000),
};
const unlisted = { ...approved, hash: null, state: 'unlisted', isApproved: false } as const;

const find = (verified: readonly Verification[], needsList = true, processes = [process]) =>
  findRelease({
    health: async () => ({
      database: {
        is_ready: true,
        answered_ms: 1,
        size_bytes: 1,
        connections: 1,
        connections_max: 100,
      },
      processes,
      readers: [],
      outbox: { waiting: 0, oldest_seconds: 0, dead: 0 },
      looked_at: 2,
    }),
    release: { needsList, listVerified: async () => [...verified] },
  });

describe('in production the program that runs', () => {
  test('must be a release that two people have approved, in every process that lives', async () => {
    expect(await find([approved])).toEqual({ isDone: true, about: '' });
    const unapproved = { ...approved, isApproved: false };
    expect(await find([unapproved])).toEqual({ isDone: false, about: `one 1: 1.0.0 ${hash}` });
    const second = { ...process, name: 'two 2' };
    const both = [approved, { ...unapproved, process: 'two 2' }];
    expect(await find(both, true, [process, second])).toMatchObject({ isDone: false });
    const silent = { ...second, is_alive: false };
    expect(await find(both, true, [process, silent])).toMatchObject({ isDone: true });
  });

  test('must have a list, and have held its files against it', async () => {
    expect(await find([unlisted])).toEqual({ isDone: false, about: 'one 1: 1.0.0 release.json' });
    expect(await find([])).toEqual({ isDone: false, about: 'one 1' });
    expect(await find([], true, [])).toMatchObject({ isDone: false });
    const differs = { ...approved, state: 'differs', found: 1 } as const;
    expect(await find([differs])).toMatchObject({ isDone: false });
  });
});

test('in development a program without a list is no matter, and one with a list is held to it', async () => {
  expect(await find([unlisted], false)).toEqual({ isDone: true, about: '' });
  expect(await find([], false, [])).toMatchObject({ isDone: true });
  expect(await find([{ ...approved, isApproved: false }], false)).toMatchObject({ isDone: false });
});

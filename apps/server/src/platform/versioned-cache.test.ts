import { describe, expect, test } from 'vitest';
import { createVersionedCache } from './versioned-cache.ts';

function setUp() {
  const world = { version: '1', nowMs: 0, asked: 0, loaded: 0 };
  const cache = createVersionedCache({
    maxAgeMs: 1000,
    entriesMax: 3,
    now: () => world.nowMs,
    readVersion: async () => {
      world.asked += 1;
      return world.version;
    },
  });
  const read = (key = 'a') =>
    cache.get(key, async (version) => {
      world.loaded += 1;
      return `${key}@${version}`;
    });
  return { world, cache, read };
}

describe('a cache by version', () => {
  test('asks for the version once however many read together', async () => {
    const { world, read } = setUp();
    const all = await Promise.all(Array.from({ length: 20 }, () => read()));
    expect(new Set(all)).toEqual(new Set(['a@1']));
    expect(world).toMatchObject({ asked: 1, loaded: 1 });
  });

  test('shows a change of another process after its age, and not by asking all the time', async () => {
    const { world, read } = setUp();
    await read();
    world.version = '2';
    world.nowMs = 999;
    expect(await read()).toBe('a@1');
    world.nowMs = 1000;
    expect(await read()).toBe('a@2');
    expect(world).toMatchObject({ asked: 2, loaded: 2 });
  });

  test('loads nothing anew while the version stands', async () => {
    const { world, read } = setUp();
    await read();
    world.nowMs = 5000;
    await read();
    expect(world).toMatchObject({ asked: 2, loaded: 1 });
  });

  test('shows a change of its own at once, even one made while it was asking', async () => {
    const { world, cache, read } = setUp();
    const before = read();
    world.version = '2';
    cache.expire();
    await before;
    expect(await read()).toBe('a@2');
  });

  test('keeps neither failures nor what is not there', async () => {
    const { cache } = setUp();
    await expect(cache.get('x', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    expect(await cache.get<string | null>('x', async () => null)).toBeNull();
    expect(await cache.get('x', async () => 'there')).toBe('there');
    expect(await cache.get('x', async () => 'other')).toBe('there');
  });

  test('does not grow without end', async () => {
    const { world, read } = setUp();
    for (const key of ['a', 'b', 'c', 'd', 'a']) await read(key);
    expect(world.loaded).toBe(5);
  });
});

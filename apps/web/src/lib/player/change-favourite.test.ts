import { describe, expect, it } from 'vitest';
import { createChangeFavourite } from './change-favourite.ts';

function listen() {
  const sent: string[] = [];
  const log = (name: string) => async (id?: string) => {
    sent.push(id === undefined ? name : `${name} ${id}`);
  };
  return { sent, add: log('add'), remove: log('remove'), refetch: log('list') };
}

describe('changing a favourite', () => {
  it('adds or removes, and fetches the list after each [G-160 G-161 G-162]', async () => {
    const { sent, ...calls } = listen();
    const change = createChangeFavourite(calls);
    expect(await change('7', true)).toBe(true);
    expect(await change('7', false)).toBe(true);
    expect(sent).toEqual(['add 7', 'list', 'remove 7', 'list']);
  });

  it('ignores whatever is tapped while one is under way [G-163]', async () => {
    const { sent, ...calls } = listen();
    const change = createChangeFavourite(calls);
    const first = change('7', true);
    expect(await change('7', false)).toBe(false);
    expect(await change('8', true)).toBe(false);
    expect(await first).toBe(true);
    expect(sent).toEqual(['add 7', 'list']);
  });

  it('is free again after a failure, which it tells', async () => {
    const { sent, ...calls } = listen();
    const change = createChangeFavourite({
      ...calls,
      add: () => Promise.reject(new Error('refused')),
    });
    await expect(change('7', true)).rejects.toThrow('refused');
    expect(await change('7', false)).toBe(true);
    expect(sent).toEqual(['remove 7', 'list']);
  });

  it('stands even if the list cannot be fetched', async () => {
    const { sent: _sent, ...calls } = listen();
    const refetch = () => Promise.reject(new Error('offline'));
    const change = createChangeFavourite({ ...calls, refetch });
    expect(await change('7', true)).toBe(true);
  });
});

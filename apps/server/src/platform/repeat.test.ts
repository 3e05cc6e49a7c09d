import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const onError = (error: unknown) => {
  throw error;
};

describe('work that is repeated', () => {
  test('runs at once and then at its interval, or sooner if it says so', async () => {
    let turns = 0;
    const waits = [undefined, 10, undefined];
    const work = repeat({ everyMs: 1000, act: async () => waits[turns++], onError });
    await vi.advanceTimersByTimeAsync(0);
    expect(turns).toBe(1);
    await vi.advanceTimersByTimeAsync(1000);
    expect(turns).toBe(2);
    await vi.advanceTimersByTimeAsync(10);
    expect(turns).toBe(3);
    await work.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(turns).toBe(3);
  });

  test('takes one turn at a time, and another one for a wake that came meanwhile', async () => {
    let turns = 0;
    let finish = () => {};
    const act = () => {
      turns += 1;
      return new Promise<undefined>((resolve) => {
        finish = () => resolve(undefined);
      });
    };
    const work = repeat({ everyMs: 1000, act, onError });
    await vi.advanceTimersByTimeAsync(0);
    work.wake();
    work.wake();
    await vi.advanceTimersByTimeAsync(500);
    expect(turns).toBe(1);
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(turns).toBe(2);
    const stopped = work.stop();
    finish();
    await stopped;
  });

  test('rests after a turn however often it is woken, and is there at once where it has rested', async () => {
    let turns = 0;
    const act = async () => {
      turns += 1;
      return undefined;
    };
    const work = repeat({ everyMs: 10_000, restMs: 100, act, onError });
    await vi.advanceTimersByTimeAsync(0);
    expect(turns).toBe(1);
    for (let at = 0; at < 9; at += 1) {
      work.wake();
      await vi.advanceTimersByTimeAsync(10);
    }
    expect(turns).toBe(1);
    await vi.advanceTimersByTimeAsync(10);
    expect(turns).toBe(2);
    await vi.advanceTimersByTimeAsync(500);
    expect(turns).toBe(2);
    work.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(turns).toBe(3);
    await work.stop();
  });

  test('goes on after a turn that failed', async () => {
    const errors: unknown[] = [];
    const work = repeat({
      everyMs: 1000,
      act: () => Promise.reject(new Error('broken')),
      onError: (error) => errors.push(error),
    });
    await vi.advanceTimersByTimeAsync(2000);
    expect(errors).toHaveLength(3);
    await work.stop();
  });
});

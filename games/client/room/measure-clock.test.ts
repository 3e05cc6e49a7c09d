import { expect, test, vi } from 'vitest';
import { measureClock } from './measure-clock.ts';

/** A room whose clock is ahead, behind lines that take so long there and back. */
function roomBehind(linesMs: readonly (number | null)[], aheadMs: number) {
  vi.useFakeTimers({ now: 1_000_000 });
  const left = [...linesMs];
  return async () => {
    const lineMs = left.shift() ?? null;
    vi.advanceTimersByTime((lineMs ?? 0) / 2);
    const said = Date.now() + aheadMs;
    vi.advanceTimersByTime((lineMs ?? 0) / 2);
    if (lineMs === null) throw new Error('The line broke');
    return said;
  };
}

test('the quickest of three answers says how far ahead the room is, and how long the way to it', async () => {
  try {
    const clock = await measureClock(roomBehind([200, 40, 120], 5_000));
    expect(clock).toEqual({ delayMs: 20, aheadMs: 5_000 });
  } finally {
    vi.useRealTimers();
  }
});

test('answers that never come do not count, and none at all is no clock', async () => {
  try {
    expect(await measureClock(roomBehind([null, 60, null], -300))).toEqual({
      delayMs: 30,
      aheadMs: -300,
    });
    expect(await measureClock(roomBehind([null, null, null], 0))).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

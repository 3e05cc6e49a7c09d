import { expect, onTestFinished, test, vi } from 'vitest';
import { keepChecking } from './keep-checking.ts';

const hourMs = 3_600_000;

test('a studio looks at its source at the start and every hour, at its code every 24 hours, and at nothing once it has stopped', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const done = { source: 0, components: 0 };
  const health = {
    checkSource() {
      done.source += 1;
    },
    checkComponents() {
      done.components += 1;
    },
  };
  const checks = keepChecking(health, () => {});
  await vi.advanceTimersByTimeAsync(0);
  expect(done).toEqual({ source: 1, components: 1 });
  await vi.advanceTimersByTimeAsync(24 * hourMs);
  expect(done).toEqual({ source: 25, components: 2 });
  await Promise.all(checks.map(({ stop }) => stop()));
  await vi.advanceTimersByTimeAsync(48 * hourMs);
  expect(done).toEqual({ source: 25, components: 2 });
});

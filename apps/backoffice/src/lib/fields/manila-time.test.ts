import { expect, it } from 'vitest';
import { readManilaTime, writeManilaTime } from './manila-time.ts';

it('reads the clock in Manila, wherever the browser is', () => {
  expect(readManilaTime('2026-11-17T06:30')).toBe(Date.UTC(2026, 10, 16, 22, 30) / 1000);
  for (const wrong of ['', '2026-11-17', '2026-13-45T06:30', '17.11.2026 06:30']) {
    expect(readManilaTime(wrong)).toBeNull();
  }
});

it('writes what it reads', () => {
  expect(writeManilaTime(Date.UTC(2026, 10, 16, 22, 30, 59) / 1000)).toBe('2026-11-17T06:30');
});

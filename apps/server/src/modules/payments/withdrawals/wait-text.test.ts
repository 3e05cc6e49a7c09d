import { expect, it } from 'vitest';
import { waitText } from './wait-text.ts';

it('says by the clock of Manila when withdrawals open again', () => {
  const { en, tl } = waitText(new Date('2026-11-16T18:05:00Z'));
  expect(en).toMatch(/Nov 17, 2026|17 Nov 2026/);
  expect(en).toContain('2:05');
  expect(tl).toContain('2:05');
});

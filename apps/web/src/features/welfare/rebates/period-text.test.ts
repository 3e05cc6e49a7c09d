import { describe, expect, it } from 'vitest';
import { periodDays } from './period-text.ts';

const at = (moment: string) => Date.parse(moment) / 1000;
const period = (startsAt: string, endsAt: string | null) =>
  periodDays({ starts_at: at(startsAt), ends_at: endsAt === null ? 0 : at(endsAt) }, 'en');

describe('the period of a promotion', () => {
  it('names its first and its last day in Manila [G-286]', () => {
    expect(period('2025-09-01T00:00:00+08:00', '2026-01-01T00:00:00+08:00')).toEqual({
      from: 'Sep 1',
      to: 'Dec 31 2025',
    });
  });

  it('names both years where they differ, and no end where there is none', () => {
    expect(period('2025-09-01T00:00:00+08:00', '2026-02-02T12:00:00+08:00')).toEqual({
      from: 'Sep 1 2025',
      to: 'Feb 2 2026',
    });
    expect(period('2026-01-01T00:00:00+08:00', null)).toEqual({ from: 'Jan 1 2026', to: null });
  });
});

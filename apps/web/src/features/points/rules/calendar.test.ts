import { describe, expect, it, test } from 'vitest';
import { addMonths, hasNextMonth, lastDayOf, monthCells } from './calendar.ts';

const facts = {
  today: '2026-11-16',
  since: '2026-11-01',
  bonusOf: (day: string): string | undefined => (day === '2026-11-02' ? '20' : '0'),
  offeredOn: (day: string) => (day === '2026-11-17' ? 30 : undefined),
};
const cellOf = (day: string, given = facts) =>
  monthCells(day.slice(0, 7), given).find((cell) => cell?.date === day);

describe('a month', () => {
  test.each([
    ['2026-11', 35, '2026-11-01', 0],
    ['2026-02', 35, '2026-02-01', 0],
    ['2026-10', 35, '2026-10-01', 4],
    // 31 days from a Saturday, and 30 from a Saturday: six weeks.
    ['2026-08', 42, '2026-08-01', 6],
    ['2026-05', 42, '2026-05-01', 5],
    ['2028-04', 42, '2028-04-01', 6],
  ])(
    '%s has %i cells and begins in its column [M-065 M-067 M-440]',
    (month, count, first, column) => {
      const cells = monthCells(month, facts);
      expect(cells).toHaveLength(count);
      expect(cells.findIndex((cell) => cell?.date === first)).toBe(column);
      expect(cells.filter((cell) => cell !== null).at(-1)?.date).toBe(lastDayOf(month));
    },
  );

  test('is followed by another one up to the current month [M-066]', () => {
    expect(hasNextMonth('2026-10', facts.today)).toBe(true);
    expect(hasNextMonth('2026-11', facts.today)).toBe(false);
    expect(addMonths('2026-12', 1)).toBe('2027-01');
    expect(addMonths('2026-01', -1)).toBe('2025-12');
  });
});

describe('a day', () => {
  it('is signed when its bonus is not 0 [M-109 M-172]', () => {
    expect(cellOf('2026-11-02')).toEqual({
      date: '2026-11-02',
      status: 'signed',
      points: 20,
      isToday: false,
      task_state: 1,
    });
  });

  it('that is past and has no sign-in is missed [M-109 M-173]', () => {
    for (const day of ['2026-11-01', '2026-11-03', '2026-11-15']) {
      expect(cellOf(day)).toMatchObject({ status: 'missed', points: 0, task_state: 0 });
    }
  });

  it('that is past is neither missed nor anything else while the history is not read, nor before the registration', () => {
    const unread = { ...facts, bonusOf: () => undefined };
    for (const day of ['2026-11-02', '2026-11-15']) {
      expect(cellOf(day, unread)).toEqual({ date: day, status: 'blank' });
    }
    expect(cellOf('2026-11-16', unread)).toMatchObject({ status: 'pending' });
    const newcomer = { ...facts, since: '2026-11-14' };
    expect(cellOf('2026-11-13', newcomer)).toEqual({ date: '2026-11-13', status: 'blank' });
    expect(cellOf('2026-11-14', newcomer)).toMatchObject({ status: 'missed' });
  });

  it('that is to come, or is today and unsigned, is pending; today stands out [M-174]', () => {
    expect(cellOf('2026-11-16')).toMatchObject({ status: 'pending', isToday: true });
    expect(cellOf('2026-11-17')).toMatchObject({ status: 'pending', isToday: false });
    const signed = { ...facts, bonusOf: () => '10' };
    expect(cellOf('2026-11-16', signed)).toMatchObject({ status: 'signed', isToday: true });
  });

  it('to come brings what is offered, or 50 where that is not known [M-433]', () => {
    expect(cellOf('2026-11-17')).toMatchObject({ points: 30 });
    expect(cellOf('2026-11-18')).toMatchObject({ points: 50 });
  });
});

import { addDays } from '@perya/contract/rules/tasks/check-in';

/** Sunday to Saturday, five weeks; a month that spans six has them all. [M-067 M-440] */
const calendarCells = 35;
const weekDays = 7;

/** What a day to come brings where nothing nearer is known. [M-433] */
const futurePoints = 50;

/** A day of the history as the calendar shows it. [M-109] */
export interface HistoryDay {
  readonly date: string;
  readonly status: 'signed' | 'missed' | 'pending';
  readonly points: number;
  readonly isToday: boolean;
  /** 1 checked, 0 not. */
  readonly task_state: number;
}

/** A past day of which nothing is known, or on which the player was not here yet. */
export interface BlankDay {
  readonly date: string;
  readonly status: 'blank';
}

export const monthOf = (day: string): string => day.slice(0, 7);

/** A month, YYYY-MM, some months later or earlier. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

export const firstDayOf = (month: string): string => `${month}-01`;
export const lastDayOf = (month: string): string => addDays(firstDayOf(addMonths(month, 1)), -1);

/** The next month is offered only while there is one that has begun. [M-066] */
export const hasNextMonth = (month: string, today: string): boolean => month < monthOf(today);

interface HistoryFacts {
  readonly today: string;
  /** The day of the registration: before it nothing could be missed. */
  readonly since: string;
  /** What the history says of a day: '0' is a day without a check-in, nothing one that was not read. [M-108 M-172] */
  readonly bonusOf: (day: string) => string | undefined;
  /** What a check-in on a day to come would bring, where it is known. */
  readonly offeredOn: (day: string) => number | undefined;
}

function historyDay(date: string, facts: HistoryFacts): HistoryDay | BlankDay {
  const { today, since, bonusOf, offeredOn } = facts;
  const read = bonusOf(date);
  if (date < today && (read === undefined || date < since)) return { date, status: 'blank' };
  const bonus = read ?? '0';
  const isToday = date === today;
  if (bonus !== '0') {
    return { date, status: 'signed', points: Number(bonus), isToday, task_state: 1 };
  }
  // [M-173 M-174]
  if (date < today) return { date, status: 'missed', points: 0, isToday, task_state: 0 };
  const points = offeredOn(date) ?? futurePoints;
  return { date, status: 'pending', points, isToday, task_state: 0 };
}

/** The cells of a month in rows from Sunday to Saturday, null where a cell belongs to another month. [M-065 M-067] */
export function monthCells(month: string, facts: HistoryFacts): (HistoryDay | BlankDay | null)[] {
  const first = firstDayOf(month);
  const before = new Date(`${first}T00:00:00Z`).getUTCDay();
  const days = Number(lastDayOf(month).slice(-2));
  const cells = before + days > calendarCells ? calendarCells + weekDays : calendarCells;
  return Array.from({ length: cells }, (_, index) => {
    const isInMonth = index >= before && index < before + days;
    return isInMonth ? historyDay(addDays(first, index - before), facts) : null;
  });
}

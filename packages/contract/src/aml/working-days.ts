const dayMs = 24 * 3600 * 1000;

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Whether offices are open on a day, as 2026-11-16: no weekend, and none of the holidays. */
export function isWorkingDay(day: string, holidays: ReadonlySet<string>): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !holidays.has(day);
}

/** The day by which so many working days after another have passed; that day itself counts for none. */
export function addWorkingDays(day: string, count: number, holidays: ReadonlySet<string>): string {
  let at = Date.parse(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    at += dayMs;
    if (isWorkingDay(dayOf(at), holidays)) left -= 1;
  }
  return dayOf(at);
}

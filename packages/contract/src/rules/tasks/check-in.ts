/** [G-247] */
export const checkInDays = 7;

/** So many checked days in a row bring the reward of the streak, and again so many after them. [M-432 M-513] */
export const streakDays = 7;

const dayMs = 24 * 3_600_000;

/** A day of the calendar, YYYY-MM-DD, some days later or earlier. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** Days from one day of the calendar to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);

const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The seven days from the registration's on belong to the newbie check-in, all later ones to the daily one: a day has one. */
export const isNewbieCheckIn = (registeredOn: string, day: string): boolean =>
  daysBetween(registeredOn, day) < checkInDays;

/** The first day of the week that a day is checked in: the newcomer's own, and later the calendar's from Sunday. */
export function checkInWeekOf(registeredOn: string, day: string): string {
  return isNewbieCheckIn(registeredOn, day) ? registeredOn : addDays(day, -weekdayOf(day));
}

/** Days that were checked, and those among them that brought the reward of the streak. */
export interface CheckedDays {
  readonly checked: ReadonlySet<string>;
  readonly rewarded: ReadonlySet<string>;
}

/** Whether the check-in of this day is the seventh in a row since the last reward of the streak. [M-432] */
export function completesStreak(day: string, { checked, rewarded }: CheckedDays): boolean {
  return Array.from({ length: streakDays - 1 }, (_, index) => addDays(day, -1 - index)).every(
    (before) => checked.has(before) && !rewarded.has(before),
  );
}

/** Days in a row towards the next reward of the streak, as the player counts them: today may still be to come, and a day that brought it counts seven until it is over. */
export function streakOf(today: string, { checked, rewarded }: CheckedDays): number {
  const last = checked.has(today) ? today : addDays(today, -1);
  if (last !== today && rewarded.has(last)) return 0;
  let length = 0;
  while (length < streakDays) {
    const day = addDays(last, -length);
    if (!checked.has(day) || (length > 0 && rewarded.has(day))) break;
    length += 1;
  }
  return length;
}

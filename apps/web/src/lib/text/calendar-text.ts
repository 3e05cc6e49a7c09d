const asDay = (date: string) => new Date(`${date}T00:00:00Z`);

/** The names of the months, January first. */
export function monthNames(locale: string): readonly string[] {
  const format = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 12 }, (_, month) => format.format(Date.UTC(2000, month, 1)));
}

/** A calendar date, YYYY-MM-DD, as a person reads it; empty where there is none. */
export function dateText(date: string, locale: string): string {
  const day = asDay(date);
  if (Number.isNaN(day.getTime())) return '';
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

const isLeapYear = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

/** The birthdays, as month and day, that are kept on a day: the 28th of February also keeps the 29th where there is none. */
export function birthdaysKeptOn(day: string): string[] {
  const [year = '', month = '', date = ''] = day.split('-');
  const own = `${month}-${date}`;
  return own === '02-28' && !isLeapYear(Number(year)) ? [own, '02-29'] : [own];
}

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The ways in which IDs write a day; `date` is `YYYY-MM-DD`. */
export const printDate = {
  slashes: (date: string) => date.replaceAll('-', '/'),
  american: (date: string) => `${date.slice(5, 7)}/${date.slice(8)}/${date.slice(0, 4)}`,
  dayFirst: (date: string) =>
    `${date.slice(8)} ${monthOf(date).slice(0, 3).toUpperCase()} ${date.slice(0, 4)}`,
  words: (date: string) => `${monthOf(date).toUpperCase()} ${date.slice(8)}, ${date.slice(0, 4)}`,
};

function monthOf(date: string): string {
  return months[Number(date.slice(5, 7)) - 1] ?? '';
}

import { dateOf, daysIn, partsOf } from './calendar-date.ts';

/** A date as it is being typed, each part in a box of its own. */
export interface TypedDate {
  readonly day: string;
  readonly month: string;
  readonly year: string;
}

export type DatePart = keyof TypedDate;

/** In the order of the wheels. */
export const dateParts: readonly DatePart[] = ['day', 'month', 'year'];

export const partLengths: Record<DatePart, number> = { day: 2, month: 2, year: 4 };

/** The largest first digit after which another can follow. */
const firstDigitMax = { day: 3, month: 1 };

export const typedOf = (date: string): TypedDate => {
  if (date === '') return { day: '', month: '', year: '' };
  const { day, month, year } = partsOf(date);
  return { day: String(day), month: String(month), year: String(year) };
};

export const isWhole = ({ day, month, year }: TypedDate): boolean =>
  day !== '' && month !== '' && year.length === partLengths.year;

/** Whether nothing more can be typed into a part, so that the next one is meant. */
export const isFull = (part: DatePart, text: string): boolean =>
  text.length === partLengths[part] || (part !== 'year' && Number(text) > firstDigitMax[part]);

/** YYYY-MM-DD; empty while a part is missing, and for a day that no calendar has. */
export function dateOfTyped(typed: TypedDate): string {
  if (!isWhole(typed)) return '';
  const day = Number(typed.day);
  const month = Number(typed.month);
  const year = Number(typed.year);
  const isDay = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
  return isDay ? dateOf({ day, month, year }) : '';
}

import type { CardPlan } from '../plans/card-plan.ts';
import { likeness } from '../plans/likeness.ts';
import { asDigit } from './signs.ts';

const months = [
  'JANUARY',
  'FEBRUARY',
  'MARCH',
  'APRIL',
  'MAY',
  'JUNE',
  'JULY',
  'AUGUST',
  'SEPTEMBER',
  'OCTOBER',
  'NOVEMBER',
  'DECEMBER',
];

/** The month that a word means, even with a letter misread; 0 if none. */
function monthOf(word: string): number {
  const scores = months.map((name) =>
    Math.max(likeness(word, name), likeness(word, name.slice(0, 3))),
  );
  const best = Math.max(...scores);
  return best >= 0.6 && scores.filter((score) => score === best).length === 1
    ? scores.indexOf(best) + 1
    : 0;
}

function checked(year: string, month: string, day: string): string | null {
  const written = `${year}-${month}-${day}`;
  const date = new Date(`${written}T00:00:00Z`);
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written);
  return isDay && /^(19|20)/.test(year) ? written : null;
}

const digitsOf = (text: string) => [...text.replace(/[^A-Za-z0-9|]/g, '')].map(asDigit).join('');

/** A day as `YYYY-MM-DD`, or null if the text is none. */
export function readDate(form: CardPlan['dateForm'], text: string): string | null {
  if (form === 'year first' || form === 'month first') {
    // A slash is easily read as a 1 or a 7, so only its place counts.
    const strict = text.replace(/\s/g, '');
    const digits = digitsOf(strict);
    const plain =
      digits.length === 10
        ? form === 'year first'
          ? digits.slice(0, 4) + digits.slice(5, 7) + digits.slice(8)
          : digits.slice(0, 2) + digits.slice(3, 5) + digits.slice(6)
        : digits;
    if (!/^\d{8}$/.test(plain)) return null;
    return form === 'year first'
      ? checked(plain.slice(0, 4), plain.slice(4, 6), plain.slice(6))
      : checked(plain.slice(4), plain.slice(0, 2), plain.slice(2, 4));
  }
  const joined = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const parts =
    form === 'day first'
      ? /^(?<day>[0-9OISBZ]{2})(?<month>[A-Z0-9]{3})(?<year>[0-9OISBZ]{4})$/.exec(joined)
      : /^(?<month>[A-Z]{3,9}?)(?<day>[0-9OISBZ]{2})(?<year>[0-9OISBZ]{4})$/.exec(joined);
  const { day = '', month = '', year = '' } = parts?.groups ?? {};
  const number = monthOf(month);
  if (number === 0) return null;
  return checked(digitsOf(year), String(number).padStart(2, '0'), digitsOf(day));
}

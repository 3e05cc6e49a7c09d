import { manilaClock } from '@perya/contract/manila-time';
import { monthNames } from '../../../lib/text/calendar-text.ts';

/** From the first day to the last one, in Manila: Sep 1 to Dec 31 2025. The end is the first moment after it. [G-286] */
export function periodDays(
  { starts_at: startsAt, ends_at: endsAt }: { starts_at: number; ends_at: number },
  locale: string,
): { readonly from: string; readonly to: string | null } {
  const months = monthNames(locale);
  const dayOf = (seconds: number) => {
    const day = manilaClock(seconds * 1000);
    const text = `${months[day.getUTCMonth()]} ${day.getUTCDate()}`;
    return { text, year: day.getUTCFullYear() };
  };
  const first = dayOf(startsAt);
  if (endsAt === 0) return { from: `${first.text} ${first.year}`, to: null };
  const last = dayOf(endsAt - 1);
  return {
    from: first.year === last.year ? first.text : `${first.text} ${first.year}`,
    to: `${last.text} ${last.year}`,
  };
}

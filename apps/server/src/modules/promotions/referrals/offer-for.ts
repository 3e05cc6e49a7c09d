import { manilaClock } from '@perya/contract/manila-time';
import type { Promotion } from '../running/read-promotions.ts';

const dayMs = 24 * 3600 * 1000;

type Span = Pick<Promotion<'referral'>, 'startsAt' | 'endsAt'>;

/** The first in whose time a friend came; what it promised then holds after its end. */
export function offerFor<Offer extends Span>(
  promotions: readonly Offer[],
  referredAt: Date,
): Offer | undefined {
  return promotions.find(
    ({ startsAt, endsAt }) => startsAt <= referredAt && (endsAt === null || referredAt < endsAt),
  );
}

/** Who came before this can bring nothing any more; a day more, for what is counted late. */
export function firstThatCounts(
  promotions: readonly Pick<Promotion<'referral'>, 'rules'>[],
  now: Date,
): Date {
  const days = Math.max(...promotions.map(({ rules }) => rules.within_days));
  return new Date(now.getTime() - (days + 2) * dayMs);
}

const manilaDayOf = (moment: Date) => Math.floor(manilaClock(moment).getTime() / dayMs);

/** Whether the days in Manila are over in which a friend could bring something. */
export const isOver = (referredAt: Date, withinDays: number, now: Date): boolean =>
  manilaDayOf(now) > manilaDayOf(referredAt) + withinDays;

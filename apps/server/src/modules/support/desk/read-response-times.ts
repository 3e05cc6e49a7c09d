import type { AnswerOf, RequestOf } from '@perya/contract/call';
import {
  type readResponseTimes as call,
  quickAnswerMinutes,
} from '@perya/contract/support/staff-calls/response-times';
import type { SupportServices } from '../services.ts';
import type { TimesRow } from './response-times.store.ts';

const presentTimes = (row: TimesRow) => ({
  answers: row.answers,
  quick: row.quick,
  median_seconds: row.medianSeconds,
  slow_seconds: row.slowSeconds,
});

/** How long players waited for answers, by day and by whoever answered. */
export async function readResponseTimes(
  { responseTimes }: Pick<SupportServices, 'responseTimes'>,
  { days }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const quickSeconds = quickAnswerMinutes * 60;
  const [byDay, byPerson] = await Promise.all([
    responseTimes.byDay(days, quickSeconds),
    responseTimes.byPerson(days, quickSeconds),
  ]);
  return {
    days: byDay.map((row) => ({ day: row.day, ...presentTimes(row) })),
    people: byPerson.map((row) => ({ by: `staff:${row.staffId}`, ...presentTimes(row) })),
  };
}

import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listCheckIns as call } from '@perya/contract/promotions/calls/tasks';
import { addDays, daysBetween } from '@perya/contract/rules/tasks/check-in';
import type { TasksServices } from '../tasks/services.ts';

/** Every day of the span with what its check-in brought, as a text; '0' where there was none. [M-108 M-363] */
export async function listCheckIns(
  { checkIns }: Pick<TasksServices, 'checkIns'>,
  uid: bigint,
  { start_time: start, end_time: end }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const kept = await checkIns.list(uid, start, end);
  const amounts = new Map(kept.map(({ day, amount }) => [day, amount.toString()]));
  const days = Array.from({ length: daysBetween(start, end) + 1 }, (_, n) => addDays(start, n));
  return { d: days.map((date) => ({ date, bonus: amounts.get(date) ?? '0' })) };
}

import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listDeadLetters as call } from '@perya/contract/house/staff-calls/dead-letters';
import type { HouseServices } from '../services.ts';
import { presentDeadLetter } from './dead-letters.present.ts';

/** Messages that were given up, newest first. */
export async function listDeadLetters(
  { outbox }: HouseServices,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const page = await outbox.dead.page(request);
  return { ...page, rows: page.rows.map(presentDeadLetter) };
}

import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createClient } from '@perya/contract/client';
import { ClientError } from '@perya/contract/client-errors';
import {
  checkInAsNewbie,
  claimDailyTask,
  claimNewbieTask,
} from '@perya/contract/promotions/calls/tasks';

/** Tasks that count rounds, and the check-in of the first week. */
const wanted = [
  { call: claimNewbieTask, ty: 3 },
  { call: claimDailyTask, ty: 103 },
  { call: claimDailyTask, ty: 105 },
  { call: checkInAsNewbie, ty: 8 },
] as const;

/** What is refused for good until more was played. */
const isNo = (error: unknown) =>
  error instanceof ClientError &&
  error.category === 'server' &&
  ['TASK_NOT_DONE', 'TASK_COLLECTED'].includes(error.code);

/** A player who collects whatever there is to collect, and asks again with the same key until there is an answer. */
export function createClaimer(url: string, token: string) {
  const client = createClient({ baseUrl: url, token: { get: () => token, clear: () => {} } });
  return async function claimAll(isGivenUp: () => boolean = () => false): Promise<void> {
    for (const { call, ty } of wanted) {
      const idempotencyKey = randomUUID();
      while (!isGivenUp()) {
        try {
          await client.call(call, { ty }, { idempotencyKey, signal: AbortSignal.timeout(4000) });
          break;
        } catch (error) {
          if (isNo(error)) break;
          await delay(50);
        }
      }
    }
  };
}

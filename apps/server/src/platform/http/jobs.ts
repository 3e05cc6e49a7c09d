import type { Jobs } from '../jobs.ts';
import type { IdempotencyStore } from './idempotency.store.ts';

/** The ledger keeps its own keys for ever; stored answers only serve retries, which come soon or never. */
export const keepAnswersDays = 7;

export function idempotencyJobs(store: IdempotencyStore): Jobs {
  return {
    tasks: { forget_answers: () => store.forget(keepAnswersDays) },
    crontab: '17 19 * * * forget_answers',
  };
}

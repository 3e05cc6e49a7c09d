import type { Jobs } from '../../platform/jobs.ts';
import type { LedgerSchema } from './ledger.store.ts';
import type { BooksServices } from './services.ts';

/** 16:00 UTC is midnight in Manila, when a month may turn. */
export function createBooksJobs(schema: LedgerSchema, { store }: BooksServices): Jobs {
  const task = `${schema}_ensure_partitions`;
  return {
    crontab: `30 15 * * * ${task}\n`,
    tasks: { [task]: async () => void (await store.ensurePartitions()) },
  };
}

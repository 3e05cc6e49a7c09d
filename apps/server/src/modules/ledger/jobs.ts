import type { Jobs } from '../../platform/jobs.ts';
import type { LedgerServices } from './dependencies.ts';

/** 16:00 UTC is midnight in Manila, when a month may turn. */
const crontab = `
30 15 * * * ledger_ensure_partitions
`;

export function createLedgerJobs(services: LedgerServices): Jobs {
  return {
    crontab,
    tasks: {
      async ledger_ensure_partitions() {
        await services.store.ensurePartitions();
      },
    },
  };
}

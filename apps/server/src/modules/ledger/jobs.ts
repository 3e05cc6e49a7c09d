import type { Jobs } from '../../platform/jobs.ts';
import { checkInvariants } from './check-invariants.ts';
import type { LedgerServices } from './dependencies.ts';

/** 16:00 UTC is midnight in Manila, when the quiet hours begin and a month may turn. */
const crontab = `
30 15 * * * ledger_ensure_partitions
30 20 * * * ledger_check_invariants
`;

export function createLedgerJobs(services: LedgerServices): Jobs {
  return {
    crontab,
    tasks: {
      async ledger_ensure_partitions() {
        await services.store.ensurePartitions();
      },
      async ledger_check_invariants() {
        const violations = await checkInvariants(services);
        if (violations.length === 0) return;
        const [first] = violations;
        throw new Error(
          `The ledger breaks ${violations.length} times, first: ${first?.invariant}, player ${first?.uid}, ${first?.detail}`,
        );
      },
    },
  };
}

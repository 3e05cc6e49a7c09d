import type { Jobs } from '../../platform/jobs.ts';
import type { Ledger } from './index.ts';

/** 16:00 UTC is midnight in Manila, when the quiet hours begin and a month may turn. */
const crontab = `
30 15 * * * ledger_ensure_partitions
30 20 * * * ledger_check_invariants
`;

export function createLedgerJobs(ledger: Ledger): Jobs {
  return {
    crontab,
    tasks: {
      async ledger_ensure_partitions() {
        await ledger.ensurePartitions();
      },
      async ledger_check_invariants() {
        const violations = await ledger.check();
        if (violations.length === 0) return;
        const [first] = violations;
        throw new Error(
          `The ledger breaks ${violations.length} times, first: ${first?.invariant}, player ${first?.uid}, ${first?.detail}`,
        );
      },
    },
  };
}

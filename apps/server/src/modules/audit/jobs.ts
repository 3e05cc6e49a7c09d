import type { Jobs } from '../../platform/jobs.ts';
import { bySystem } from './origin.ts';
import { sealEntries } from './seal-entries.ts';
import type { AuditServices } from './services.ts';
import { startVerification } from './verification/run-verification.ts';
import { sayBreak } from './verification/verify-chain.ts';

/** In the quiet hours of Manila, after the books. */
const crontab = `
0 21 * * * audit_verify_chain
`;

export function createAuditJobs(services: AuditServices): Jobs {
  return {
    crontab,
    tasks: {
      /** From the beginning: what was verified yesterday may have been altered today. */
      async audit_verify_chain() {
        const { ended } = await startVerification(
          services,
          bySystem('audit_verify_chain'),
          'beginning',
        );
        const verdict = await ended;
        if (verdict?.broken)
          throw new Error(`The chain of the audit is broken ${sayBreak(verdict.broken)}`);
      },
    },
    readers: [sealEntries],
  };
}

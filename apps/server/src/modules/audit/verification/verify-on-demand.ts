import type { Verification } from '@perya/contract/audit/staff-calls/audit';
import type { StaffContext } from '../../../platform/http/context.ts';
import { byStaff } from '../origin.ts';
import type { AuditServices } from '../services.ts';
import { startVerification } from './run-verification.ts';
import { presentVerification } from './verification.present.ts';
import { sayBreak } from './verify-chain.ts';

/** Begins a verification for a member of staff, who need not wait for it. */
export async function verifyOnDemand(
  services: AuditServices,
  context: StaffContext,
  since: Verification['since'],
): Promise<Verification> {
  const { log } = context;
  const { run, ended } = await startVerification(services, byStaff(context), since);
  ended.then(
    (verdict) => {
      // Also in the log, which whoever can change the database cannot change.
      if (verdict?.broken)
        log.error({ chain: sayBreak(verdict.broken) }, 'the chain of the audit is broken');
    },
    (err: unknown) => log.error({ err }, 'the chain of the audit could not be verified'),
  );
  return presentVerification(run);
}

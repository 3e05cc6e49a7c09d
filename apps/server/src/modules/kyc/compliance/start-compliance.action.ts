import type { ComplianceWanted } from '@perya/contract/kyc/staff-calls/compliance';
import type { RequestAction } from '../../audit/index.ts';
import { describeStart, startWithin } from './change-compliance.ts';
import type { ComplianceServices } from './services.ts';

/** Leads players of a site who must complete the identity check to it, for a time. */
export function startCompliance(services: ComplianceServices): RequestAction<ComplianceWanted> {
  return {
    describe: async (input) => ({
      subject: { kind: 'home-page', tag: input.tag },
      topic: input.tag,
      says: await describeStart(services, input),
    }),
    carryOut: (tx, { input, reason }) => startWithin(services, tx, { wanted: input, reason }),
  };
}

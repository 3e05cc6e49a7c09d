import {
  type ComplianceWanted,
  complianceWanted,
} from '@perya/contract/kyc/staff-calls/compliance';
import type { Kyc } from '../../../kyc/index.ts';
import type { RequestAction } from '../request-action.ts';

export interface StartComplianceNeeds {
  kyc: Pick<Kyc, 'compliance'>;
}

/** Leads players of a site who must complete the identity check to it, for a time. */
export function createStartCompliance(
  needs: StartComplianceNeeds,
): RequestAction<ComplianceWanted> {
  const { compliance } = needs.kyc;
  return {
    name: 'kyc.compliance',
    input: complianceWanted,
    async check(input) {
      await compliance.describeStart(input);
    },
    describe: async (input) => ({
      subject: { kind: 'home-page', tag: input.tag },
      topic: input.tag,
      says: await compliance.describeStart(input),
    }),
    carryOut: (tx, { input, reason }) => compliance.startWithin(tx, { wanted: input, reason }),
  };
}

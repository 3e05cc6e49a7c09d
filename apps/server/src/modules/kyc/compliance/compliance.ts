import type { complianceCalls } from '@perya/contract/kyc/staff-calls/compliance';
import type { Room } from '../../../platform/room.ts';
import type { RequestActions } from '../../audit/index.ts';
import { changeCompletion } from './change-completion.ts';
import { endCompliance } from './change-compliance.ts';
import { listAsked } from './list-asked.ts';
import { readCompliance } from './read-compliance.ts';
import type { ComplianceServices } from './services.ts';
import { startCompliance } from './start-compliance.action.ts';

export interface ComplianceRoom extends Room<typeof complianceCalls> {
  actions: RequestActions<'kyc.compliance'>;
}

/** The compliance switch of each site, and whom staff ask to complete the check. */
export function createCompliance(services: ComplianceServices): ComplianceRoom {
  return {
    actions: { 'kyc.compliance': startCompliance(services) },
    handlers: {
      readCompliance: () => readCompliance(services),
      endCompliance: (context, asked) => endCompliance(services, context, asked),
      listAskedPlayers: (_context, request) => listAsked(services, request),
      askCompletion: (context, { uid, reason }) =>
        changeCompletion(services, context, { uid: BigInt(uid), reason }, true),
      takeBackCompletion: (context, { uid, reason }) =>
        changeCompletion(services, context, { uid: BigInt(uid), reason }, false),
    },
  };
}

import type { ComplianceWanted, complianceCalls } from '@perya/contract/kyc/staff-calls/compliance';
import type { Text } from '@perya/contract/text';
import type { NewEvent } from '../../../platform/events/event.ts';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import type { Entry, Recorded } from '../../audit/index.ts';
import { changeCompletion } from './change-completion.ts';
import { describeStart, endCompliance, startWithin } from './change-compliance.ts';
import { readCompliance } from './read-compliance.ts';
import type { ComplianceServices } from './services.ts';

export interface ComplianceRoom {
  /** Refuses a window that cannot be; otherwise what it means, for whoever approves it. */
  describeStart(wanted: ComplianceWanted): Promise<Text>;
  startWithin(
    tx: Recorded,
    asked: { wanted: ComplianceWanted; reason: string },
  ): Promise<{ entries: readonly Entry[]; events: readonly NewEvent[] }>;
  handlers: Handlers<typeof complianceCalls>;
}

/** The compliance switch of each site, and whom staff ask to complete the check. */
export function createCompliance(services: ComplianceServices): ComplianceRoom {
  return {
    describeStart: (wanted) => describeStart(services, wanted),
    startWithin: (tx, asked) => startWithin(services, tx, asked),
    handlers: {
      readCompliance: () => readCompliance(services),
      endCompliance: (context, asked) => endCompliance(services, context, asked),
      askCompletion: (context, { uid, reason }) =>
        changeCompletion(services, context, { uid: BigInt(uid), reason }, true),
      takeBackCompletion: (context, { uid, reason }) =>
        changeCompletion(services, context, { uid: BigInt(uid), reason }, false),
    },
  };
}

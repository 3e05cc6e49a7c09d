import { reviewDecisions } from '@perya/contract/kyc/staff-calls/reviews';
import { rejectionReasonNames } from '@perya/contract/rules/kyc-options';
import { kycStatuses } from '@perya/contract/rules/kyc-status';
import * as z from 'zod/mini';
import { declareEvent } from '../../platform/events/event.ts';

const status = z.enum(kycStatuses);

/** A player has given something to be known by; what it was, nobody learns here. */
export const submitted = declareEvent(
  'kyc.submitted',
  z.object({
    brand: z.string(),
    version: z.int(),
    call: z.enum(['insert', 'update', 'base']),
  }),
);

export const statusChanged = declareEvent(
  'kyc.status-changed',
  z.object({ brand: z.string(), before: status, after: status }),
);

/** The compliance switch of a site was set or ended. */
export const complianceChanged = declareEvent(
  'kyc.compliance-changed',
  z.object({ tag: z.string() }),
);

/** Staff ask the player to complete the check, or no longer do. */
export const completionChanged = declareEvent(
  'kyc.completion-changed',
  z.object({ is_asked: z.boolean() }),
);

/** A scan of an ID has ended: `success`, or why it failed. Nothing of what was read. */
export const scanSettled = declareEvent('kyc.scan-settled', z.object({ outcome: z.string() }));

/** A reviewer has decided a submission. What was written to the player stands in the record alone. */
export const decided = declareEvent(
  'kyc.decided',
  z.object({
    brand: z.string(),
    version: z.int(),
    decision: z.enum(reviewDecisions),
    reasons: z.array(z.enum(rejectionReasonNames)),
    before: status,
    after: status,
  }),
);

/** The player is a person whom the law keeps from play; which list says so nobody learns here. */
export const listed = declareEvent('kyc.listed', z.object({ brand: z.string() }));

/** It was somebody else, or the lists name the player no longer. */
export const unlisted = declareEvent('kyc.unlisted', z.object({ brand: z.string() }));

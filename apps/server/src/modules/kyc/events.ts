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

/** A scan of an ID has ended: `success`, or why it failed. Nothing of what was read. */
export const scanSettled = declareEvent('kyc.scan-settled', z.object({ outcome: z.string() }));

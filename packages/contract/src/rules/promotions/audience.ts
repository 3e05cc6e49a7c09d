import * as z from 'zod/mini';
import { partnerChannels } from '../../partners/partner-channels.ts';
import { kycStatuses } from '../kyc-status.ts';

const moment = z.string().check(z.iso.datetime({ offset: true }));

/** Whom a promotion is for. What is not named is not asked for. */
export const audience = z.strictObject({
  statuses: z.optional(z.array(z.enum(kycStatuses)).check(z.minLength(1))),
  uids: z.optional(z.array(z.string().check(z.regex(/^\d{1,18}$/))).check(z.minLength(1))),
  /** Who has come from the app of one of these partners. */
  partners: z.optional(z.array(z.enum(partnerChannels)).check(z.minLength(1))),
  /** VIP levels, both included. */
  level_from: z.optional(z.int().check(z.minimum(0))),
  level_to: z.optional(z.int().check(z.minimum(0))),
  registered_from: z.optional(moment),
  registered_before: z.optional(moment),
});
export type Audience = z.infer<typeof audience>;

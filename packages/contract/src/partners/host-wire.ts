import * as z from 'zod/mini';
import { partnerPurposes } from './partner-channels.ts';

/**
 * What the server and a partner's host say to each other; docs/partners.md is for whoever connects one. The server
 * exchanges what a player brought by a signed `POST`; the host answers whose it is, or 4xx with an error of this list.
 * Each host has its own path and its own word for the token.
 */
export const hostPaths = {
  ewallet: '/v1/tokens/exchange',
  maya: '/v1/sessions/verify',
  lazada: '/v1/auth/token',
} as const;

export const hostTokenFields = { ewallet: 'token', maya: 'session_id', lazada: 'code' } as const;

/** `expired` was good once: too old, or used. */
export const hostErrors = ['invalid', 'expired'] as const;

export const hostRefusal = z.object({ error: z.enum(hostErrors) });

export const hostUser = z.object({
  /** The partner's own name for the person, which never changes. */
  subject: z.string().check(z.regex(/^[\x21-\x7e]{1,100}$/)),
  /** As +639XXXXXXXXX. */
  phone: z.string().check(z.regex(/^\+639\d{9}$/)),
  phone_verified: z.boolean(),
  purpose: z.enum(partnerPurposes),
  /** When the token was issued, in unix seconds. */
  issued_at: z.int(),
});
export type HostUser = z.output<typeof hostUser>;

import * as z from 'zod/mini';
import { locationMoments } from './checks.ts';

/** Where a provider of location answers, below its address. */
export const addressesPath = '/v1/addresses';

/** What the platform asks a provider. */
export const addressAsked = z.object({
  address: z.string(),
  /** By which the provider knows a player again; never a name or a phone. */
  player: z.string(),
  moment: z.enum(locationMoments),
});
export type AddressAsked = z.output<typeof addressAsked>;

/** What the provider says. */
export const addressAnswer = z.object({
  /** Two letters; null where it does not know. */
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
  /** A VPN, a proxy, hosting, or anything else that hides where somebody is. */
  is_hidden: z.boolean(),
});
export type AddressAnswer = z.output<typeof addressAnswer>;

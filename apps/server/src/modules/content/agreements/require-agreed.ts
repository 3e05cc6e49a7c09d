import type { BrandTag, PolicyBrand } from '@perya/contract/brands';
import { agreedKinds } from '@perya/contract/content/calls/agreements';
import type { ChannelPartner } from '@perya/contract/rules/payment-channels';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ContentServices } from '../services.ts';
import type { AskingVersion } from './agreement.store.ts';

/** Who wants to act, and at which brand. */
interface Agreeing {
  uid: bigint;
  /** The brand of the host. */
  brand: BrandTag;
  /** Inside whose app the session was opened; the web unless it says so. */
  partner?: ChannelPartner;
}

type Services = Pick<ContentServices, 'agreements' | 'articleCache'>;

/** Read once for each publication: while no document asks, a player costs no query. */
const askingOf = (
  { agreements, articleCache }: Services,
  brand: PolicyBrand,
): Promise<AskingVersion[]> =>
  articleCache.get(`asking/${brand}`, () => agreements.listAsking(brand, agreedKinds));

/**
 * Refuses what a player may do only under the documents in force, until they have agreed to what changed. The texts
 * of a partner hold in the sessions that its app has opened; everywhere else those of the host.
 */
export async function requireAgreed(
  services: Services,
  { uid, brand, partner = 'web' }: Agreeing,
): Promise<void> {
  const shown = partner === 'web' ? brand : partner;
  const asking = await askingOf(services, shown);
  if (asking.length === 0 || (await services.agreements.hasAgreed(uid, asking))) return;
  throw new Refusal('AGREEMENT_REQUIRED', undefined, undefined, { brand: [shown] });
}

import type { BrandTag, PolicyBrand } from '@perya/contract/brands';
import { agreedKinds } from '@perya/contract/content/calls/agreements';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { ContentServices } from '../dependencies.ts';
import type { AskingVersion } from './agreement.store.ts';

/** Who wants to act, and at which brand. */
export interface Agreeing {
  uid: bigint;
  /** The brand of the host. */
  brand: BrandTag;
}

type Services = Pick<ContentServices, 'agreements' | 'pieceCache'>;

/** Read once for each publication: while no document asks, a player costs no query. */
const askingOf = (
  { agreements, pieceCache }: Services,
  brand: PolicyBrand,
): Promise<AskingVersion[]> =>
  pieceCache.get(`asking/${brand}`, () => agreements.listAsking(brand, agreedKinds));

/**
 * Refuses what a player may do only under the documents in force, until they have agreed to what changed. The texts
 * of a partner hold for whoever came through it and is shown them; for everybody else those of the host.
 */
export async function requireAgreed(
  services: Services,
  { uid, brand }: Agreeing,
  shown: PolicyBrand = brand,
): Promise<void> {
  const ofHost = await askingOf(services, brand);
  const ofShown = await askingOf(services, shown);
  if (ofHost.length === 0 && ofShown.length === 0) return;
  const { agreements } = services;
  const isTheirs = shown === brand || (await agreements.isSentBy(uid, shown));
  const asking = isTheirs ? ofShown : ofHost;
  if (await agreements.hasAgreed(uid, asking)) return;
  const details = { brand: [isTheirs ? shown : brand] };
  throw new Refusal('AGREEMENT_REQUIRED', undefined, undefined, details);
}

import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { readAdvertisement as call } from '@perya/contract/campaigns/calls/campaigns';
import type { PublicContext } from '../../platform/http/context.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import type { CampaignsServices } from './services.ts';

/** The tag's script, if the operator allows an origin for it. */
function scriptOf(gtagId: string, [origin]: readonly string[]): string {
  if (gtagId === '' || origin === undefined) return '';
  return `${origin}/gtag/js?id=${encodeURIComponent(gtagId)}`;
}

/** What an advertisement is measured by. A visit that is named is counted first. */
export async function readAdvertisement(
  { store, rateLimiter, metrics, settings }: CampaignsServices,
  { address }: Pick<PublicContext, 'address'>,
  { ad_id, page }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  if (page !== undefined) {
    await rateLimiter.count('landingVisit', networkOf(address));
    await store.countVisit(ad_id);
    metrics.countVisit(page);
  }
  const gtagId = (await store.findTag(ad_id)) ?? '';
  return {
    ad_id,
    config: { gtag_id: gtagId },
    script: scriptOf(gtagId, settings.analyticsOrigins),
  };
}

import type { RequestOf } from '@perya/contract/call';
import type {
  addCampaign as addCall,
  Campaign,
  changeCampaign as changeCall,
} from '@perya/contract/campaigns/staff-calls/campaigns';
import { tagIdPattern } from '@perya/contract/rules/content/campaign';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff } from '../../audit/index.ts';
import type { CampaignSettings } from '../campaign.store.ts';
import type { CampaignsServices } from '../services.ts';
import { readDeskCampaign } from './read-campaigns.ts';

type Typed = Pick<RequestOf<typeof addCall>, 'name' | 'page' | 'gtag_id' | 'is_on'>;

function settingsOf({ name, page, gtag_id, is_on }: Typed): CampaignSettings {
  if (gtag_id !== '' && !tagIdPattern.test(gtag_id)) throw new Refusal('CAMPAIGN_TAG');
  return { name, page, gtagId: gtag_id, isOn: is_on };
}

const factsOf = ({ name, page, gtagId, isOn }: CampaignSettings) => ({
  name,
  page,
  gtag_id: gtagId,
  is_on: isOn,
});

const subjectOf = (adId: string) => ({ kind: 'campaign', id: adId }) as const;

export async function addCampaign(
  services: CampaignsServices,
  context: StaffContext,
  { ad_id: adId, reason, ...typed }: RequestOf<typeof addCall>,
): Promise<Campaign> {
  const settings = settingsOf(typed);
  await services.audit.record(byStaff(context), async (tx) => {
    if (!(await services.store.insert(tx, adId, settings))) throw new Refusal('CAMPAIGN_TAKEN');
    const entry = {
      action: 'campaigns.added',
      subject: subjectOf(adId),
      after: factsOf(settings),
      reason,
    } as const;
    return { result: undefined, entries: [entry] };
  });
  return readDeskCampaign(services, adId);
}

/** Changes one that is still as the caller saw it. */
export async function changeCampaign(
  services: CampaignsServices,
  context: StaffContext,
  { ad_id: adId, version, reason, ...typed }: RequestOf<typeof changeCall>,
): Promise<Campaign> {
  const settings = settingsOf(typed);
  await services.audit.record(byStaff(context), async (tx) => {
    const held = await services.store.lock(tx, adId);
    if (held === null) throw new Refusal('NOT_FOUND');
    if (held.version !== version) throw new Refusal('CHANGED_MEANWHILE');
    await services.store.update(tx, adId, settings);
    const entry = {
      action: 'campaigns.changed',
      subject: subjectOf(adId),
      before: factsOf(held),
      after: factsOf(settings),
      reason,
    } as const;
    return { result: undefined, entries: [entry] };
  });
  return readDeskCampaign(services, adId);
}

import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  Campaign,
  readInvitations as invitationsCall,
  listCampaigns as listCall,
  readCampaign as readCall,
} from '@perya/contract/campaigns/staff-calls/campaigns';
import { toPesos } from '@perya/money';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { CampaignFigures } from '../campaign.store.ts';
import type { CampaignsServices } from '../services.ts';

type Services = Pick<CampaignsServices, 'store'>;

const present = (row: CampaignFigures): Campaign => ({
  ad_id: row.adId,
  version: row.version,
  name: row.name,
  page: row.page,
  gtag_id: row.gtagId,
  is_on: row.isOn,
  visits: row.visits,
  registrations: row.registrations,
  depositors: row.depositors,
  deposited: toPesos(row.deposited),
  staked: toPesos(row.staked),
  updated_at: seconds(row.updatedAt),
});

export async function listDeskCampaigns(
  { store }: Services,
  request: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const page = await store.page(request);
  return { ...page, rows: page.rows.map(present) };
}

/** One as it stands now. */
export async function readDeskCampaign({ store }: Services, adId: string): Promise<Campaign> {
  const row = await store.find(adId);
  if (row === null) throw new Refusal('NOT_FOUND');
  return present(row);
}

export async function readCampaignDays(
  services: Services,
  { ad_id: adId }: RequestOf<typeof readCall>,
): Promise<AnswerOf<typeof readCall>> {
  const campaign = await readDeskCampaign(services, adId);
  return { campaign, days: await services.store.listDays(adId) };
}

export async function readInvitations({
  store,
}: Services): Promise<AnswerOf<typeof invitationsCall>> {
  const { byLink, byQr, deposited, cost, ...counted } = await store.sumInvitations();
  return {
    ...counted,
    by_link: byLink,
    by_qr: byQr,
    deposited: toPesos(deposited),
    cost: toPesos(cost),
  };
}

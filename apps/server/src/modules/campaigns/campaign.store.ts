import type { LandingPage } from '@perya/contract/rules/content/campaign';
import type { Centavos } from '@perya/money';
import type pg from 'pg';
import { byNumber } from '../../platform/lists/key.ts';
import { createList } from '../../platform/lists/list.ts';
import type { Recorded } from '../audit/index.ts';

export interface CampaignSettings {
  name: string;
  page: LandingPage;
  gtagId: string;
  isOn: boolean;
}

export interface CampaignRow extends CampaignSettings {
  adId: string;
  id: bigint;
  version: number;
  updatedAt: Date;
}

/** A campaign with what came of it. */
export interface CampaignFigures extends CampaignRow {
  visits: number;
  registrations: number;
  depositors: number;
  deposited: Centavos;
  staked: Centavos;
}

export interface CampaignDayRow {
  day: string;
  visits: number;
  registrations: number;
}

export interface InvitationFigures {
  friends: number;
  byLink: number;
  byQr: number;
  referrers: number;
  depositors: number;
  deposited: Centavos;
  rewarded: number;
  cost: Centavos;
}

const columns = `c.ad_id, c.id, c.name, c.page, c.gtag_id, c.is_on, c.version, c.updated_at`;
const figures = `f.visits::integer as visits, f.registrations::integer as registrations,
  f.depositors::integer as depositors, f.deposited, f.staked`;

/** Rows that the visits of a day are spread over. */
const parts = 16;

/** What visitors leave behind. */
const countedVisits = (pool: pg.Pool) => ({
  /** Null for an advertisement that nobody knows, or whose campaign is switched off. */
  async findTag(adId: string): Promise<string | null> {
    const { rows } = await pool.query<{ gtagId: string }>({
      name: 'campaigns-tag',
      text: 'select gtag_id from campaigns.campaign where ad_id = $1 and is_on',
      values: [adId],
    });
    return rows[0]?.gtagId ?? null;
  },

  async countVisit(adId: string): Promise<void> {
    await pool.query({
      name: 'campaigns-visit',
      text: `insert into campaigns.visited as v (ad_id, day, part, visits)
             select ad_id, platform.manila_day(platform.clock()), floor(random() * ${parts}), 1
             from campaigns.campaign where ad_id = $1 and is_on
             on conflict (ad_id, day, part) do update set visits = v.visits + 1`,
      values: [adId],
    });
  },
});

/** What came of campaigns. */
const campaignFigures = (pool: pg.Pool) => ({
  page: createList<CampaignFigures, { page?: LandingPage | undefined }>(pool, {
    columns: `${columns}, ${figures}`,
    from: 'campaigns.campaign c',
    widen: { row: 'c', joins: 'cross join lateral campaigns.figures_of(c.ad_id) f' },
    key: [byNumber('c.id')],
    where: ({ page }, asked) => [asked('c.page = ?', page)],
  }).page,

  async find(adId: string): Promise<CampaignFigures | null> {
    const { rows } = await pool.query<CampaignFigures>({
      name: 'campaigns-one',
      text: `select ${columns}, ${figures}
             from campaigns.campaign c, lateral campaigns.figures_of(c.ad_id) f where c.ad_id = $1`,
      values: [adId],
    });
    return rows[0] ?? null;
  },

  /** The last thirty days in Manila, the oldest first. */
  async listDays(adId: string): Promise<CampaignDayRow[]> {
    const { rows } = await pool.query<CampaignDayRow>({
      name: 'campaigns-days',
      text: `select to_char(d.day, 'YYYY-MM-DD') as day,
               coalesce((select sum(v.visits) from campaigns.visited v
                 where v.ad_id = $1 and v.day = d.day), 0)::integer as visits,
               (select count(*) from campaigns.joined j
                 where j.ad_id = $1 and platform.manila_day(j.at) = d.day
                   and not identity.is_tester(j.uid))::integer as registrations
             from (select platform.manila_day(platform.clock()) - n as day from generate_series(0, 29) n) d
             order by d.day`,
      values: [adId],
    });
    return rows;
  },

  /** What came of the invitations of players; test accounts are not counted. */
  async sumInvitations(): Promise<InvitationFigures> {
    const { rows } = await pool.query<InvitationFigures>(
      'select * from campaigns.invitation_figures()',
    );
    if (!rows[0]) throw new Error('The invitations were not counted');
    return rows[0];
  },
});

/** What staff change. */
const campaignChanges = (pool: pg.Pool) => ({
  /** False where the id is taken. */
  async insert(tx: Recorded, adId: string, given: CampaignSettings): Promise<boolean> {
    const { rowCount } = await tx.query(
      `insert into campaigns.campaign (ad_id, name, page, gtag_id, is_on) values ($1, $2, $3, $4, $5)
       on conflict do nothing`,
      [adId, given.name, given.page, given.gtagId, given.isOn],
    );
    return rowCount === 1;
  },

  async lock(tx: Recorded, adId: string): Promise<CampaignRow | null> {
    const { rows } = await tx.query<CampaignRow>(
      `select ${columns} from campaigns.campaign c where c.ad_id = $1 for update`,
      [adId],
    );
    return rows[0] ?? null;
  },

  async update(tx: Recorded, adId: string, given: CampaignSettings): Promise<void> {
    await tx.query(
      `update campaigns.campaign set name = $2, page = $3, gtag_id = $4, is_on = $5,
         version = version + 1, updated_at = platform.clock() where ad_id = $1`,
      [adId, given.name, given.page, given.gtagId, given.isOn],
    );
  },

  /** Adds campaigns that are missing; what an operator has changed since stays. */
  async addMissing(given: readonly { adId: string; name: string; page: string }[]): Promise<void> {
    for (const { adId, name, page } of given) {
      await pool.query(
        'insert into campaigns.campaign (ad_id, name, page) values ($1, $2, $3) on conflict do nothing',
        [adId, name, page],
      );
    }
  },
});

export function createCampaignStore(pool: pg.Pool) {
  return {
    ...countedVisits(pool),
    ...campaignFigures(pool),
    ...campaignChanges(pool),
  };
}

/** Notes by which advertisement a player registered; a second time is no matter. */
export async function noteJoined(
  client: pg.ClientBase,
  joined: { uid: bigint; adId: string; clickId: string; at: Date },
): Promise<void> {
  await client.query({
    name: 'campaigns-joined',
    text: `insert into campaigns.joined (uid, ad_id, click_id, at) values ($1, $2, $3, $4)
           on conflict do nothing`,
    values: [joined.uid, joined.adId, joined.clickId, joined.at],
  });
}

export type CampaignStore = ReturnType<typeof createCampaignStore>;

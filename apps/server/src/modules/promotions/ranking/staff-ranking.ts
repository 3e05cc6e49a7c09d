import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  disqualifyPlayer as decideCall,
  readStaffRanking as readCall,
  StaffPlace,
  StaffRanking,
} from '@perya/contract/promotions/staff-calls/ranking';
import { toPesos } from '@perya/money';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import { byStaff, type Entry, nothingChanged } from '../../audit/index.ts';
import type { Promotion } from '../running/read-promotions.ts';
import type { StaffRankingServices } from './services.ts';
import type { ListRow, StaffPlaceRow } from './staff-ranking.store.ts';
import { contestOf } from './standings.ts';

function prizeStateOf(
  { isGiven, isRefused }: StaffPlaceRow,
  { isFinal }: ListRow,
): StaffPlace['prize_state'] {
  if (isGiven) return 'given';
  if (isRefused) return 'refused';
  return isFinal ? 'due' : 'open';
}

async function readOne(
  { rankings, identity }: StaffRankingServices,
  promotion: Promotion<'ranking'>,
  asked: string | null,
): Promise<StaffRanking> {
  const contest = contestOf(promotion);
  const list = await rankings.readList(promotion.id, asked);
  const [places, out] = await Promise.all([
    rankings.listPlaces(promotion.id, list.day),
    rankings.listDisqualified(contest, list.day),
  ]);
  const uids = [...new Set([...places, ...out].map(({ uid }) => uid))];
  const names = await identity.listMaskedNames(uids);
  const nameOf = (uid: bigint) => names.get(uid) ?? '';
  return {
    promotion: promotion.id,
    name_en: promotion.name.en,
    name_tl: promotion.name.tl,
    day: list.day,
    today: list.today,
    listed_at: seconds(list.listedAt),
    is_final: list.isFinal,
    settled_at: seconds(list.settledAt),
    places: places.map((row) => ({
      place: row.place,
      uid: String(row.uid),
      nickname: nameOf(row.uid),
      staked: toPesos(row.staked),
      prize: toPesos(row.prize),
      prize_state: prizeStateOf(row, list),
    })),
    disqualified: out.map(({ uid, staked, at, by, reason }) => ({
      uid: String(uid),
      nickname: nameOf(uid),
      staked: toPesos(staked),
      at: seconds(at),
      by,
      reason,
    })),
  };
}

/** The list of a day as players see it, with what they do not: who was left out, and what became of prizes. */
export async function readStaffRanking(
  services: StaffRankingServices,
  { promotion: asked, day }: RequestOf<typeof readCall>,
): Promise<AnswerOf<typeof readCall>> {
  const published = await services.promotions.published();
  const chosen = published.find(({ id }) => asked === undefined || id === asked);
  if (asked !== undefined && !chosen) throw new Refusal('NOT_FOUND');
  return {
    contests: published.map(({ id, name }) => ({ id, name_en: name.en, name_tl: name.tl })),
    ranking: chosen ? await readOne(services, chosen, day ?? null) : null,
  };
}

/** Leaves a player out of a day, or lets them in again; the list is made anew at once. */
export async function decideOnPlayer(
  services: StaffRankingServices,
  verb: 'disqualify' | 'requalify',
  context: StaffContext,
  { promotion: id, day, uid: whose, reason }: RequestOf<typeof decideCall>,
): Promise<AnswerOf<typeof decideCall>> {
  const { promotions, rankings, identity, audit } = services;
  const promotion = (await promotions.published()).find((each) => each.id === id);
  const uid = BigInt(whose);
  const names = await identity.listNames([uid]);
  if (!promotion || !names.has(uid)) throw new Refusal('NOT_FOUND');
  const decision = { day, uid, by: `staff:${context.staffId}`, reason };
  await audit.record(byStaff(context), async (tx) => {
    const outcome = await rankings[verb](tx, contestOf(promotion), decision);
    if (outcome === 'SETTLED') throw new Refusal('RANKING_DECIDED');
    if (outcome === 'KNOWN') return nothingChanged(undefined);
    const entry: Entry = {
      action: verb === 'disqualify' ? 'promotions.disqualified' : 'promotions.requalified',
      subject: { kind: 'player', uid },
      after: { promotion: String(id), day },
      reason,
    };
    return { result: undefined, entries: [entry] };
  });
  return readOne(services, promotion, day);
}

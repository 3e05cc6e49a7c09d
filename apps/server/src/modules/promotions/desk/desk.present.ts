import type {
  PromotionContent,
  StaffPromotion,
  StaffPromotionDetail,
} from '@perya/contract/promotions/staff-calls/promotions';
import { writeAmount } from '@perya/contract/promotions/staff-forms/amounts';
import type { Audience } from '@perya/contract/rules/promotions/audience';
import { seconds } from '../../../platform/wire-time.ts';
import type { PromotionRow } from '../running/promotion.store.ts';
import type { CostDay, DeskPromotion, Revision } from './desk.store.ts';

export function presentPromotion(row: DeskPromotion): StaffPromotion {
  const { id, kind, state, name, currency, endsAt, budget, dayCap } = row;
  const amount = (value: bigint) => writeAmount(currency, value);
  return {
    id,
    kind,
    state,
    currency,
    name_en: name.en,
    name_tl: name.tl,
    starts_at: seconds(row.startsAt),
    ends_at: seconds(endsAt),
    budget: budget === null ? null : amount(budget),
    spent: amount(row.spent),
    rewards: Number(row.rewards),
    day_cap: dayCap === null ? null : amount(dayCap),
    spent_today: amount(row.spentToday),
    has_draft: row.newest > row.revision,
    updated_at: seconds(row.updatedAt),
  };
}

/** What stands in the row, in the shape in which staff write it. */
export function presentContent(row: PromotionRow): PromotionContent {
  const cap = (value: bigint | null) => (value === null ? null : writeAmount(row.currency, value));
  return {
    name_en: row.name.en,
    name_tl: row.name.tl,
    terms_en: row.terms.en,
    terms_tl: row.terms.tl,
    starts_at: seconds(row.startsAt),
    ends_at: seconds(row.endsAt),
    audience: row.audience as Audience,
    rules: row.rules as PromotionContent['rules'],
    cash_type: row.cashType,
    wagering_times: row.wageringTimes,
    claim_hours: row.claimHours,
    player_cap: cap(row.playerCap),
    day_cap: cap(row.dayCap),
    budget: cap(row.budget),
    exclusive_group: row.exclusiveGroup,
    is_one_per_person: row.isOnePerPerson,
    place: row.place,
  };
}

const presentRevision = ({ number, savedAt, savedBy }: Revision) => ({
  number,
  saved_at: seconds(savedAt),
  saved_by: savedBy,
});

export function presentDetail(
  row: DeskPromotion,
  revisions: readonly Revision[],
  days: readonly CostDay[],
): StaffPromotionDetail {
  const newest = revisions[0];
  return {
    ...presentPromotion(row),
    content: presentContent(row),
    revision: row.revision,
    draft:
      newest && newest.number > row.revision
        ? { ...presentRevision(newest), content: newest.content }
        : null,
    revisions: revisions.map(presentRevision),
    days: days.map(({ day, spent, rewards }) => ({
      day,
      spent: writeAmount(row.currency, spent),
      rewards: Number(rewards),
    })),
  };
}

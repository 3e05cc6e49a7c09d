import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { unixSeconds, wholeNumber } from '../../fields.ts';
import { audience } from '../../rules/promotions/audience.ts';
import { type PromotionKindName, promotionKinds } from '../../rules/promotions/kinds.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { promotionCurrencies } from '../staff-forms/amounts.ts';

/** How a promotion stands at this moment; `ended` also says that it never ran. */
export const promotionStates = ['draft', 'scheduled', 'running', 'paused', 'ended'] as const;
export type PromotionState = (typeof promotionStates)[number];

export const promotionKindNames = Object.keys(promotionKinds) as PromotionKindName[];
export const promotionKind = z.enum(promotionKindNames);

/** Pesos with two decimals, or whole Filcoins. */
const amount = z.string();
export const promotionId = () => wholeNumber(1, 999_999_999);

export const staffPromotion = z.object({
  id: z.int(),
  kind: promotionKind,
  state: z.enum(promotionStates),
  name_en: z.string(),
  name_tl: z.string(),
  currency: z.enum(promotionCurrencies),
  starts_at: unixSeconds(),
  ends_at: z.nullable(unixSeconds()),
  /** What it may cost in all, and what it has. */
  budget: z.nullable(amount),
  spent: amount,
  rewards: z.int(),
  day_cap: z.nullable(amount),
  spent_today: amount,
  /** A revision that is not published. */
  has_draft: z.boolean(),
  updated_at: unixSeconds(),
});
export type StaffPromotion = z.output<typeof staffPromotion>;

export const listStaffPromotions = defineCall({
  method: 'GET',
  path: '/backoffice/api/promotions',
  access: { staff: 'promotions.read' },
  summary: 'Promotions with what they have cost, the newest first',
  request: z.object({
    ...listRequest,
    state: z.optional(z.enum(promotionStates)),
    kind: z.optional(promotionKind),
    /** The number of the promotion, or a part of its name. */
    q: z.optional(z.string().check(z.trim(), z.maxLength(80))),
  }),
  answer: listPage(staffPromotion),
});

/** Everything that staff decide of a promotion, but for its kind. */
const content = z.object({
  name_en: z.string(),
  name_tl: z.string(),
  /** What the player reads of it. */
  terms_en: z.string(),
  terms_tl: z.string(),
  starts_at: unixSeconds(),
  ends_at: z.nullable(unixSeconds()),
  audience,
  /** By the schema of its kind. */
  rules: z.record(z.string(), z.unknown()),
  cash_type: z.nullable(z.int()),
  wagering_times: z.int(),
  claim_hours: z.nullable(z.int()),
  player_cap: z.nullable(amount),
  day_cap: z.nullable(amount),
  budget: z.nullable(amount),
  exclusive_group: z.nullable(z.string()),
  is_one_per_person: z.boolean(),
  place: z.int(),
});
export type PromotionContent = z.output<typeof content>;

export const promotionDay = z.object({ day: z.string(), spent: amount, rewards: z.int() });
export type PromotionDay = z.output<typeof promotionDay>;

const revision = z.object({ number: z.int(), saved_at: unixSeconds(), saved_by: z.string() });

export const promotionDetail = z.object({
  ...staffPromotion.shape,
  content,
  /** The revision that stands; 0 is what the installation began with. */
  revision: z.int(),
  /** The newest revision, where it is not the one that stands. */
  draft: z.nullable(z.object({ ...revision.shape, content })),
  /** The newest first. */
  revisions: z.array(revision),
  /** What it has cost by the day in Manila, the oldest first. */
  days: z.array(promotionDay),
});
export type StaffPromotionDetail = z.output<typeof promotionDetail>;

export const readStaffPromotion = defineCall({
  method: 'GET',
  path: '/backoffice/api/promotions/detail',
  access: { staff: 'promotions.read' },
  summary:
    'One promotion: what stands, what is drafted, its revisions and what it costs by the day',
  request: z.object({ id: promotionId() }),
  answer: promotionDetail,
  errors: ['NOT_FOUND'],
});

export const staffPromotionsCalls = { listStaffPromotions, readStaffPromotion } as const;

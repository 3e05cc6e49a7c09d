import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { unixSeconds } from '../../fields.ts';
import { audience } from '../../rules/promotions/audience.ts';
import { defineRequest } from '../../staff/define-request.ts';
import {
  listStaffPromotions,
  promotionDetail,
  promotionId,
  promotionKind,
  readStaffPromotion,
} from './promotions.ts';

const words = z.string();
const refusalsOfWords = [
  'REASON_WORDS',
  'WORDS_TOO_LONG',
  'WORDS_MARKUP',
  'WORDS_UNREADABLE',
] as const;

const text = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const amount = z.string().check(z.regex(/^\d{1,12}(\.\d{2})?$/));
const whole = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max));
/** A promotion for more than these is for everybody. */
const namedPlayersMax = 1000;

/** What staff write of a promotion. Its rules are held against the schema of its kind. */
export const promotionWanted = z.object({
  name_en: text(80),
  name_tl: text(80),
  terms_en: text(1000),
  terms_tl: text(1000),
  starts_at: unixSeconds(),
  ends_at: z.nullable(unixSeconds()),
  audience: audience.check(
    z.refine(({ uids }) => (uids?.length ?? 0) <= namedPlayersMax, 'At most 1,000 players'),
    z.refine(
      ({ level_from = 0, level_to = 100 }) => level_from <= level_to,
      'Levels go from the lower to the higher',
    ),
  ),
  rules: z.record(z.string(), z.unknown()),
  cash_type: z.nullable(z.int()),
  wagering_times: whole(0, 100),
  claim_hours: z.nullable(whole(1, 8760)),
  player_cap: z.nullable(amount),
  day_cap: z.nullable(amount),
  budget: z.nullable(amount),
  exclusive_group: z.nullable(z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))),
  is_one_per_person: z.boolean(),
  place: whole(0, 999),
});

export const savePromotion = defineCall({
  method: 'POST',
  path: '/backoffice/api/promotions/save',
  access: { staff: 'promotions.edit' },
  summary:
    'Keeps a new promotion, or changes of one, as a draft; nothing of it counts before it is published',
  request: z.object({
    /** Null for a new one. */
    id: z.nullable(promotionId()),
    kind: promotionKind,
    /** The newest revision that was seen; 0 for none. */
    seen: whole(0, 1_000_000),
    content: promotionWanted,
    words,
  }),
  answer: promotionDetail,
  errors: [
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'PROMOTION_PERIOD',
    'PROMOTION_CAPS',
    'PROMOTION_RULES',
    'PROMOTION_SPENT',
    ...refusalsOfWords,
  ],
  refreshes: [listStaffPromotions, readStaffPromotion],
});

/** `running` goes on with what was paused. */
export const promotionSwitches = ['paused', 'running', 'ended'] as const;

export const switchPromotion = defineCall({
  method: 'POST',
  path: '/backoffice/api/promotions/switch',
  access: { staff: 'promotions.pause' },
  summary:
    'Pauses a promotion, goes on with it or ends it, at once; what was earned before an end is still given',
  request: z.object({ id: promotionId(), to: z.enum(promotionSwitches), words }),
  answer: promotionDetail,
  errors: ['NOT_FOUND', 'STAFF_SO_ALREADY', 'PROMOTION_NOT_NOW', ...refusalsOfWords],
  refreshes: [listStaffPromotions, readStaffPromotion],
});

export const publishWanted = z.object({ id: promotionId(), revision: whole(1, 1_000_000) });
export type PublishWanted = z.output<typeof publishWanted>;

export const askPublish = defineRequest({
  asks: 'promotions.publish',
  permission: 'promotions.publish',
  title: { en: 'Promotion to publish', tl: 'Promosyong ilalathala' },
  reasons: ['planned', 'mistake-of-house', 'regulator', 'other'],
  input: publishWanted,
  path: '/backoffice/api/promotions/publish/ask',
  summary: 'Asks a second person to publish the newest draft of a promotion',
  errors: [
    'NOT_FOUND',
    'CHANGED_MEANWHILE',
    'PROMOTION_PERIOD',
    'PROMOTION_SPENT',
    'PROMOTION_STANDS',
    'PROMOTION_NOT_NOW',
  ],
});

export const decidingPromotionsCalls = { savePromotion, switchPromotion } as const;
/** Served by the calls of requests. */
export const askingForPromotionsCalls = { askPublish } as const;

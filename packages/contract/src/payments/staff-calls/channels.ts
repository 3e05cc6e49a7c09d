import * as z from 'zod/mini';
import { brandTag } from '../../brands/brand-tags.ts';
import { defineCall } from '../../call.ts';
import { money, unixSeconds } from '../../fields.ts';
import { channelFlags, channelPartners } from '../../rules/payment-channels.ts';
import { defineRequest } from '../../staff/define-request.ts';

const timeOfDay = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

const settings = {
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  min_amount: z.nullable(money()),
  max_amount: z.nullable(money()),
  /** Whole pesos. */
  quick_amounts: z.array(z.string().check(z.regex(/^[1-9]\d{0,6}$/))).check(z.maxLength(9)),
  tips_en: z.string().check(z.trim(), z.maxLength(500)),
  tips_tl: z.string().check(z.trim(), z.maxLength(500)),
  fee_fixed: money(),
  fee_basis_points: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000)),
  turnover_times: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100)),
  cashback_tickets: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100)),
  /** Hours in Manila; both or none. */
  opens_at: z.nullable(timeOfDay),
  closes_at: z.nullable(timeOfDay),
  position: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(999)),
};

/** What players see of it beside its terms. */
const shown = {
  /** One of the house's own drawings, one that was sent, or none. */
  img: z
    .string()
    .check(
      z.regex(
        /^(?:|\/art\/channels\/[\w-]{1,60}\.svg|\/files\/channels\/\d{1,20}\/[\w-]{1,64}\.webp)$/,
      ),
    ),
  /** Null is every brand. */
  brands: z.nullable(z.array(brandTag()).check(z.minLength(1))),
};

/** So many rails may stand behind the gateway of a channel that pays out. */
export const payoutRailsMax = 4;

/** Another gateway that takes over when those before it fail, and what a payout by it costs the house. */
const payoutRail = z.object({
  gateway: z.string().check(z.regex(/^[\w-]{1,60}$/)),
  method: z.string().check(z.trim(), z.regex(/^[\w.:-]{0,60}$/)),
  cost_fixed: money(),
  cost_basis_points: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10_000)),
});
const payoutRails = z.array(payoutRail).check(z.maxLength(payoutRailsMax));

const channelModes = ['deposit', 'withdraw'] as const;

const channel = z.object({
  id: z.int(),
  mode: z.enum(channelModes),
  flag: z.int(),
  img: z.string(),
  gateway: z.string(),
  /** False if the settings of this installation have no such gateway, or one that cannot pay out. */
  has_gateway: z.boolean(),
  method: z.string(),
  partner: z.enum(channelPartners),
  brands: z.nullable(z.array(brandTag())),
  state: z.enum(['open', 'closed']),
  closed_by: z.string(),
  payout_rails: payoutRails,
  /** Which rail payouts leave by; 0 is the gateway of the channel. */
  rail: z.int(),
  /** Whether a player could use it at this moment. */
  is_open_now: z.boolean(),
  version: z.int(),
  updated_at: unixSeconds(),
  ...settings,
});
export type StaffChannel = z.output<typeof channel>;

export const listStaffChannels = defineCall({
  method: 'GET',
  path: '/backoffice/api/payments/channels',
  access: { staff: 'payments.read' },
  summary: 'Every channel, in the order in which players see it',
  request: z.object({}),
  answer: z.array(channel),
});

/** A channel as it should be, if it is still as it was seen. */
export const channelWanted = z.object({
  id: z.int(),
  /** What was seen. */
  version: z.int(),
  /** In their order; without it they stay as they are. */
  payout_rails: z.optional(payoutRails),
  ...shown,
  ...settings,
});
export type ChannelWanted = z.output<typeof channelWanted>;

const refusalsOfSettings = ['CHANNEL_RANGE', 'CHANNEL_NAME', 'PICTURE_UNKNOWN'] as const;
const refusalsOfChannels = [
  'NOT_FOUND',
  'CHANGED_MEANWHILE',
  'CHANNEL_GATEWAY',
  ...refusalsOfSettings,
] as const;

export const updateChannel = defineCall({
  method: 'POST',
  path: '/backoffice/api/payments/channels/update',
  access: { staff: 'payments.channels' },
  summary: 'Changes a channel that is still as it was seen; it counts at once',
  request: z.extend(channelWanted, { words: z.string() }),
  answer: channel,
  errors: [...refusalsOfChannels, 'NEEDS_SECOND_PERSON', 'REASON_WORDS', 'WORDS_MARKUP'],
  refreshes: [listStaffChannels],
});

export const askChannel = defineRequest({
  asks: 'payments.channel',
  permission: 'payments.channels',
  title: { en: 'Looser terms of a channel', tl: 'Mas maluwag na kondisyon ng channel' },
  reasons: ['planned', 'mistake-of-house', 'regulator', 'other'],
  input: channelWanted,
  path: '/backoffice/api/payments/channels/ask',
  summary: 'Asks a second person to change a channel in a way that loosens it',
  errors: [...refusalsOfChannels],
});

export const listGateways = defineCall({
  method: 'GET',
  path: '/backoffice/api/payments/gateways',
  access: { staff: 'payments.read' },
  summary: 'The gateways of the settings, by which a new channel can move money',
  request: z.object({}),
  answer: z.array(z.object({ name: z.string(), can_pay_out: z.boolean() })),
});

/** The gateway of voucher codes, which moves no money: there is one channel of it. */
export const voucherGateway = 'voucher';

/** A way to pay that is not there yet. Gateway and method are its own for good: what has begun by it ends by it. */
const channelToAdd = z.object({
  mode: z.enum(channelModes),
  flag: z.union([z.literal(channelFlags.bank), z.literal(channelFlags.instrument)]),
  /** One of the settings, so that nobody brings a gateway of their own. */
  gateway: z.string().check(z.regex(/^[\w-]{1,60}$/)),
  /** What the gateway calls this way to pay. */
  method: z.string().check(z.trim(), z.regex(/^[\w.:-]{0,60}$/)),
  partner: z.enum(channelPartners),
  ...shown,
  ...settings,
});
export type ChannelToAdd = z.output<typeof channelToAdd>;

export const askNewChannel = defineRequest({
  asks: 'payments.channel-new',
  permission: 'payments.channels',
  title: { en: 'New channel', tl: 'Bagong channel' },
  reasons: ['planned', 'regulator', 'other'],
  input: channelToAdd,
  path: '/backoffice/api/payments/channels/new',
  summary: 'Asks a second person to add a channel, which begins closed',
  errors: ['CHANNEL_GATEWAY', ...refusalsOfSettings],
  refreshes: [listStaffChannels],
});

export const uploadChannelPicture = defineCall({
  method: 'POST',
  path: '/backoffice/api/payments/channels/picture',
  access: { staff: 'payments.channels' },
  summary:
    'Takes a picture of a channel in the field `file` of a multipart body, and draws it anew',
  request: z.object({}),
  answer: z.object({ picture: z.string() }),
  upload: true,
  errors: ['FILE_REFUSED', 'PICTURE_TOO_LARGE', 'TOO_LARGE'],
  refreshes: 'nothing',
});

export const switchChannel = defineCall({
  method: 'POST',
  path: '/backoffice/api/payments/channels/switch',
  access: { staff: 'payments.channels' },
  summary: 'Opens or closes a channel at once; what has begun goes on to its end',
  request: z.object({ id: z.int(), state: z.enum(['open', 'closed']), words: z.string() }),
  answer: channel,
  errors: ['NOT_FOUND', 'STAFF_SO_ALREADY', 'REASON_WORDS', 'WORDS_MARKUP'],
  refreshes: [listStaffChannels],
});

const rule = z.object({
  name: z.string(),
  is_on: z.boolean(),
  /** What does not belong to a rule is null. */
  amount: z.nullable(money()),
  count: z.nullable(z.int()),
  hours: z.nullable(z.int()),
  updated_at: unixSeconds(),
});
export type WithdrawalRule = z.output<typeof rule>;

export const listRules = defineCall({
  method: 'GET',
  path: '/backoffice/api/payments/rules',
  access: { staff: 'payments.read' },
  summary: 'The rules of withdrawals',
  request: z.object({}),
  answer: z.array(rule),
});

/** A rule as it should be; `withdrawalRules` says within which bounds. */
export const ruleWanted = z.object({
  name: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
  is_on: z.boolean(),
  amount: z.nullable(money()),
  count: z.nullable(z.int()),
  hours: z.nullable(z.int()),
});
export type RuleWanted = z.output<typeof ruleWanted>;

const refusalsOfRules = ['NOT_FOUND', 'RULE_BOUNDS'] as const;

export const updateRule = defineCall({
  method: 'POST',
  path: '/backoffice/api/payments/rules/update',
  access: { staff: 'payments.rules' },
  summary: 'Makes a rule of withdrawals stricter; it counts for what is asked for from now on',
  request: z.extend(ruleWanted, { words: z.string() }),
  answer: rule,
  errors: [...refusalsOfRules, 'NEEDS_SECOND_PERSON', 'REASON_WORDS', 'WORDS_MARKUP'],
  refreshes: [listRules],
});

export const askRule = defineRequest({
  asks: 'payments.rule',
  permission: 'payments.rules',
  title: { en: 'Looser rule of withdrawals', tl: 'Mas maluwag na tuntunin ng withdrawal' },
  reasons: ['too-many-wait', 'planned', 'mistake-of-house', 'regulator', 'other'],
  input: ruleWanted,
  path: '/backoffice/api/payments/rules/ask',
  summary: 'Asks a second person to loosen a rule of withdrawals',
  errors: [...refusalsOfRules],
});

export const staffChannelsCalls = {
  listStaffChannels,
  listGateways,
  uploadChannelPicture,
  updateChannel,
  switchChannel,
  listRules,
  updateRule,
} as const;

import type { ProviderCode } from '@perya/contract/provider-api/wire';
import * as z from 'zod/mini';

/** The Operator API of Hub88, version 2.0, as docs.hub88.io describes it. */
export const hub88Paths = {
  gameUrl: '/operator/generic/v2/game/url',
  gameList: '/operator/generic/v2/game/list',
  gameRound: '/operator/generic/v2/game/round',
  transactions: '/operator/generic/v2/transactions/list',
  prepaids: '/operator/generic/v2/freebet/prepaids/list',
  rewards: '/operator/generic/v2/freebet/rewards/list',
  createReward: '/operator/generic/v2/freebet/rewards/create',
  cancelReward: '/operator/generic/v2/freebet/rewards/cancel',
} as const;

/** Base64 of RSA-SHA256 over the body, byte for byte. */
export const hub88Signature = 'x-hub88-signature';

/** Their amounts are whole: 100,000 for one unit of money, so 1,000 for a centavo. */
export const unitsPerCentavo = 1000;

const name = z.string().check(z.regex(/^[\x21-\x7e]{1,64}$/));
const units = z.int().check(z.minimum(0));
const flag = z.nullish(z.boolean());

/** Fields that are not used here are not looked at: they add some from time to time. */
const asked = { user: name, request_uuid: name };
const played = { ...asked, token: name, game_code: name };
const moved = {
  ...played,
  transaction_uuid: name,
  round: z.nullish(name),
  round_closed: flag,
};
const paid = {
  ...moved,
  amount: units,
  currency: z.string(),
  is_free: flag,
  is_supplier_promo: flag,
  reward_uuid: z.nullish(name),
};

export const hub88Calls = {
  'user/info': z.object(asked),
  'user/balance': z.object(played),
  'transaction/bet': z.object(paid),
  /** A win of a supplier's own promotion may name no bet. */
  'transaction/win': z.object({ ...paid, reference_transaction_uuid: z.nullish(name) }),
  'transaction/rollback': z.object({ ...moved, reference_transaction_uuid: name }),
} as const;

export type Hub88Path = keyof typeof hub88Calls;
export type Hub88Call<Path extends Hub88Path> = z.output<(typeof hub88Calls)[Path]>;

export const isHub88Path = (path: string): path is Hub88Path => Object.hasOwn(hub88Calls, path);

/** Only to say again what was asked, where the rest could not be read. */
export const hub88Asked = z.object({
  user: z.nullish(z.string()),
  request_uuid: z.nullish(z.string()),
});

export type Hub88Status =
  | 'RS_OK'
  | 'RS_ERROR_UNKNOWN'
  | 'RS_ERROR_INVALID_TOKEN'
  | 'RS_ERROR_INVALID_GAME'
  | 'RS_ERROR_WRONG_CURRENCY'
  | 'RS_ERROR_NOT_ENOUGH_MONEY'
  | 'RS_ERROR_USER_DISABLED'
  | 'RS_ERROR_INVALID_SIGNATURE'
  | 'RS_ERROR_TOKEN_EXPIRED'
  | 'RS_ERROR_WRONG_SYNTAX'
  | 'RS_ERROR_DUPLICATE_TRANSACTION'
  | 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST'
  | 'RS_ERROR_TRANSACTION_ROLLED_BACK'
  | 'RS_ERROR_LIMIT_REACHED'
  | 'RS_ERROR_TIMEOUT';

/**
 * What our codes are in theirs. After any refusal of a bet but too little money and a limit they send a
 * rollback, so a stake outside of the range is a limit to them.
 */
export const hub88Statuses: Readonly<Record<ProviderCode, Hub88Status>> = {
  OK: 'RS_OK',
  INVALID_REQUEST: 'RS_ERROR_WRONG_SYNTAX',
  INVALID_SIGNATURE: 'RS_ERROR_INVALID_SIGNATURE',
  STALE_TIMESTAMP: 'RS_ERROR_UNKNOWN',
  REPLAYED_NONCE: 'RS_ERROR_TIMEOUT',
  UNKNOWN_VENUE: 'RS_ERROR_UNKNOWN',
  UNKNOWN_PLAYER: 'RS_ERROR_INVALID_TOKEN',
  UNKNOWN_GAME: 'RS_ERROR_INVALID_GAME',
  GAME_CLOSED: 'RS_ERROR_INVALID_GAME',
  GAMING_STOPPED: 'RS_ERROR_USER_DISABLED',
  PLAYER_STOPPED: 'RS_ERROR_USER_DISABLED',
  WRONG_CURRENCY: 'RS_ERROR_WRONG_CURRENCY',
  SESSION_EXPIRED: 'RS_ERROR_TOKEN_EXPIRED',
  PLAYER_NOT_ALLOWED: 'RS_ERROR_USER_DISABLED',
  INSUFFICIENT_FUNDS: 'RS_ERROR_NOT_ENOUGH_MONEY',
  STAKE_OUT_OF_RANGE: 'RS_ERROR_LIMIT_REACHED',
  ROUND_OPEN: 'RS_ERROR_UNKNOWN',
  ROUND_CLOSED: 'RS_ERROR_UNKNOWN',
  LIMIT_REACHED: 'RS_ERROR_LIMIT_REACHED',
  PLAYER_EXCLUDED: 'RS_ERROR_USER_DISABLED',
  DUPLICATE_TRANSACTION: 'RS_ERROR_DUPLICATE_TRANSACTION',
  TRANSACTION_DOES_NOT_EXIST: 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST',
  TRANSACTION_ROLLED_BACK: 'RS_ERROR_TRANSACTION_ROLLED_BACK',
  TRANSACTION_SETTLED: 'RS_ERROR_UNKNOWN',
  CORRECTION_ABOVE_PAYOUT: 'RS_ERROR_UNKNOWN',
  RETURN_ABOVE_STAKE: 'RS_ERROR_UNKNOWN',
  RETURN_ABOVE_DAY: 'RS_ERROR_UNKNOWN',
  TOO_MANY_REQUESTS: 'RS_ERROR_TIMEOUT',
  TRY_AGAIN: 'RS_ERROR_TIMEOUT',
};

export const hub88Url = z.object({ url: z.url({ protocol: /^https?$/ }) });

export const hub88Games = z.array(
  z.object({
    game_code: name,
    name: z.string().check(z.minLength(1), z.maxLength(200)),
    product: z.string().check(z.minLength(1), z.maxLength(100)),
    category: z.nullish(z.string()),
    rtp: z.nullish(z.union([z.string(), z.number()])),
    languages: z.nullish(z.array(z.string())),
    url_thumb: z.nullish(z.string()),
    enabled: z.nullish(z.boolean()),
  }),
);

/** Their own books. What takes another transaction back is told by the status of that one too. */
export const hub88Transactions = z.array(
  z.object({
    transaction_uuid: name,
    user: z.string(),
    kind: z.string(),
    /** Older pages of theirs call it so, newer ones `transaction_status`. */
    status: z.nullish(z.string()),
    transaction_status: z.nullish(z.string()),
    amount: units,
    currency: z.nullish(z.string()),
    inserted_at: z.string(),
  }),
);
export type Hub88Transaction = z.output<typeof hub88Transactions>[number];

/** Templates of rewards. What is null in one may be chosen with the reward. */
export const hub88Prepaids = z.array(
  z.object({
    prepaid_uuid: name,
    game_code: z.nullish(z.string()),
    currency: z.string(),
    bet_value: z.nullish(units),
    bet_count: z.nullish(z.int()),
    bonus_buy: flag,
  }),
);

export const hub88Reward = z.object({
  reward_uuid: name,
  user: z.nullish(z.string()),
  game_code: z.nullish(z.string()),
  start_time: z.nullish(z.string()),
  end_time: z.nullish(z.string()),
  bet_value: z.nullish(units),
  bet_count: z.nullish(z.int()),
});
export const hub88Rewards = z.array(hub88Reward);

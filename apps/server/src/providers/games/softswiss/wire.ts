import type { ProviderCode } from '@perya/contract/provider-api/wire';
import * as z from 'zod/mini';

/** The casino API of SOFTSWISS' Game Aggregator, version 2; docs/providers.md says where it was read. */
export const softswissPaths = {
  launch: '/v2/casino_a8r.Launcher/Real',
  games: '/v2/casino_a8r.Game/List',
  issue: '/v2/casino_a8r.Freespins/Issue',
  cancel: '/v2/casino_a8r.Freespins/Cancel',
} as const;

/** HMAC-SHA256 over the body, byte for byte, in hexadecimal. */
export const softswissSignature = 'x-request-sign';

const name = z.string().check(z.regex(/^[\x21-\x7e]{1,64}$/));
/** Pesos with a point. */
const amount = z.string().check(z.regex(/^\d{1,18}(\.\d{1,12})?$/));
const finished = z.optional(z.nullable(z.boolean()));

const who = { player_id: name, currency: z.string() };
const played = { ...who, game_id: name, round_id: name, finished };

/** Of a list whose entries are told apart by their ids. */
const listOf = <Entry extends z.ZodMiniType<{ id: string }>>(entry: Entry) =>
  z.array(entry).check(
    z.minLength(1),
    z.maxLength(200),
    z.refine(
      (list) => new Set(list.map(({ id }) => id)).size === list.length,
      'An id stands twice',
    ),
  );

/** The signature does not cover the path: what each call has alone, no other takes. */
const isAbsent = z.optional(z.undefined());

export const softswissCalls = {
  'v2/a8r_casino.Player/Balance': z.object({
    ...who,
    round_id: isAbsent,
    transactions: isAbsent,
  }),
  'v2/a8r_casino.Round/BetWin': z.object({
    ...played,
    session_payload: z.optional(z.string()),
    transactions: listOf(
      z.object({ id: name, type: z.enum(['bet', 'win']), amount, original_id: isAbsent }),
    ),
  }),
  'v2/a8r_casino.Round/Rollback': z.object({
    ...played,
    transactions: listOf(
      z.object({ id: name, type: z.optional(z.literal('rollback')), original_id: name }),
    ),
  }),
  'v2/a8r_casino.Round/Finish': z.object({
    ...who,
    round_id: name,
    transactions: isAbsent,
  }),
  /** What all free spins of an issue have won; it names no player. */
  'v2/a8r_casino.Freespins/Finish': z.object({
    issue_id: name,
    amount,
    player_id: isAbsent,
    transactions: isAbsent,
  }),
} as const;

export type SoftswissPath = keyof typeof softswissCalls;
export type SoftswissCall<Path extends SoftswissPath> = z.output<(typeof softswissCalls)[Path]>;
export type BetWin = SoftswissCall<'v2/a8r_casino.Round/BetWin'>;

export const isSoftswissPath = (path: string): path is SoftswissPath =>
  Object.hasOwn(softswissCalls, path);

interface SoftswissError {
  apiCode: string;
  message: string;
  httpStatus: 400 | 403 | 500;
}

const errors = {
  funds: ['100', 'Player has not enough funds to process an action'],
  player: ['101', 'Player is invalid'],
  limit: ['105', 'Player reached customized bet limit'],
  stake: ['106', 'Bet exceeded max bet limit'],
  forbidden: ['107', 'Game is forbidden to the player'],
  disabled: ['110', 'Player is disabled'],
  currency: ['154', 'Currency is not allowed for the player'],
  bad: ['400', 'Bad request'],
  signature: ['403', 'Forbidden'],
  unknown: ['404', 'Not found'],
  conflict: ['409', 'Already exists'],
  again: ['500', 'Unknown error'],
} as const;

/** What our codes are in theirs. They send again what was answered by 500. */
const errorOf: Readonly<Record<Exclude<ProviderCode, 'OK'>, keyof typeof errors>> = {
  INVALID_REQUEST: 'bad',
  INVALID_SIGNATURE: 'signature',
  STALE_TIMESTAMP: 'signature',
  REPLAYED_NONCE: 'again',
  UNKNOWN_VENUE: 'unknown',
  UNKNOWN_PLAYER: 'player',
  UNKNOWN_GAME: 'unknown',
  GAME_CLOSED: 'forbidden',
  GAMING_STOPPED: 'forbidden',
  PLAYER_STOPPED: 'disabled',
  WRONG_CURRENCY: 'currency',
  SESSION_EXPIRED: 'player',
  PLAYER_NOT_ALLOWED: 'disabled',
  INSUFFICIENT_FUNDS: 'funds',
  STAKE_OUT_OF_RANGE: 'stake',
  ROUND_OPEN: 'bad',
  ROUND_CLOSED: 'bad',
  LIMIT_REACHED: 'limit',
  PLAYER_EXCLUDED: 'disabled',
  DUPLICATE_TRANSACTION: 'conflict',
  TRANSACTION_DOES_NOT_EXIST: 'unknown',
  TRANSACTION_ROLLED_BACK: 'bad',
  TRANSACTION_SETTLED: 'bad',
  CORRECTION_ABOVE_PAYOUT: 'bad',
  RETURN_ABOVE_STAKE: 'bad',
  RETURN_ABOVE_DAY: 'again',
  TOO_MANY_REQUESTS: 'again',
  TRY_AGAIN: 'again',
};

export function softswissError(code: Exclude<ProviderCode, 'OK'>): SoftswissError {
  const kind = errorOf[code];
  const [apiCode, message] = errors[kind];
  const status = { signature: 403, again: 500 } as const;
  return {
    apiCode,
    message,
    httpStatus: kind === 'signature' || kind === 'again' ? status[kind] : 400,
  };
}

export const softswissLaunch = z.object({ launch_url: z.url({ protocol: /^https?$/ }) });

const moment = z.nullish(z.string());

export const softswissGames = z.object({
  providers: z.array(
    z.object({
      name: z.nullish(z.string()),
      image_assets: z.nullish(z.object({ base_url: z.nullish(z.string()) })),
      games: z.array(
        z.object({
          id: name,
          title: z.string().check(z.minLength(1), z.maxLength(200)),
          provider: z.nullish(z.string()),
          producer: z.nullish(z.string()),
          category: z.nullish(z.string()),
          live: z.nullish(z.boolean()),
          images: z.nullish(
            z.object({ square: z.nullish(z.string()), horizontal: z.nullish(z.string()) }),
          ),
          released_at: moment,
          recalled_at: moment,
        }),
      ),
    }),
  ),
});

/** Whether a refusal says that it was done before. */
export const softswissIsDone = z.object({ code: z.literal('already_exists') });

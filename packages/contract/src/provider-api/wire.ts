import * as z from 'zod/mini';
import { languages } from '../text.ts';
import { type ProviderCode, providerCodes } from './codes.ts';

/**
 * The provider API, which providers of games call. A provider sends JSON to
 * `POST /wallet/v1/{venue}/{verb}`; amounts are whole centavos; every request is signed.
 */
export const providerVerbs = ['balance', 'bet', 'win', 'rollback', 'correction', 'promo'] as const;
export type ProviderVerb = (typeof providerVerbs)[number];

export const providerHeaders = {
  /** Which of the venue's valid keys signed. */
  key: 'x-perya-key',
  /** Unix seconds. */
  timestamp: 'x-perya-timestamp',
  /** Never used twice by a venue. */
  nonce: 'x-perya-nonce',
  /** HMAC-SHA256, in hexadecimal, over `timestamp.nonce.body`. */
  signature: 'x-perya-signature',
} as const;

/** How far the provider's clock may be from ours. */
export const providerClockToleranceSeconds = 60;

export const providerCurrency = 'PHP';

/** The largest amount of one request: twenty million pesos, more than any of our games pays for a round. */
export const providerAmountMax = 2_000_000_000;

const name = z.string().check(z.regex(/^[\x21-\x7e]{1,64}$/));
const currency = z.string().check(z.regex(/^[A-Z]{3}$/));
const stake = z.int().check(z.minimum(1), z.maximum(providerAmountMax));
const payout = z.int().check(z.minimum(0), z.maximum(providerAmountMax));
const change = z.int().check(z.minimum(-providerAmountMax), z.maximum(providerAmountMax));

/** PostgreSQL stores neither lone surrogates nor NUL. */
const kept = (lengthMax: number) =>
  z.string().check(
    z.maxLength(lengthMax),
    z.refine((said) => said.isWellFormed() && !said.includes('\0'), 'Not a text'),
  );
const text = z.object({ en: kept(2000), tl: kept(2000) });

/** All of a round's details together, as JSON. */
export const roundDetailsBytesMax = 8192;

/** What a player may read about a settled round: its details, line by line, and the fairness proof. */
export const roundDetails = z.object({
  lines: z.array(z.object({ label: text, value: text })).check(z.maxLength(64)),
  proof: z.optional(
    z.object({
      /** SHA-256 of the server seed, shown before the bet. */
      commitment: kept(128),
      server_seed: kept(128),
      client_seed: kept(128),
      nonce: z.int(),
      /** A page of the provider that recomputes the round. */
      url: z.optional(kept(2048)),
    }),
  ),
  /**
   * Where players sat against each other: which hand it was, by a name that all who sat in it share, and what
   * this seat has put into its pot.
   */
  table: z.optional(z.object({ hand: name, put: payout })),
});
export type RoundDetails = z.output<typeof roundDetails>;

/**
 * `token` is the session of the launch; it may have ended when a win or a rollback comes. Unknown
 * fields are refused: the signature does not cover the path, so a body must fit one verb alone. Else an
 * intercepted win of a lost round could be replayed as the rollback of its stake.
 */
export const providerRequests = {
  balance: z.strictObject({ player: name, game: name, currency, token: name }),
  bet: z.strictObject({
    transaction_id: name,
    round_id: name,
    player: name,
    game: name,
    currency,
    amount: stake,
    token: name,
  }),
  /**
   * An amount of 0 settles a lost round. `is_finished` closes the round. `stake_returned` is what of the
   * bet was never played; it is no win, and comes with the end of the round. Where no bet is named the
   * round is found by its id.
   */
  win: z.strictObject({
    transaction_id: name,
    bet_transaction_id: z.optional(name),
    round_id: name,
    player: name,
    game: name,
    currency,
    amount: payout,
    is_finished: z.boolean(),
    stake_returned: z.optional(payout),
    details: z.optional(roundDetails),
  }),
  rollback: z.strictObject({
    transaction_id: name,
    bet_transaction_id: name,
    round_id: name,
    player: name,
    game: name,
    currency,
  }),
  /**
   * Changes a round that is closed, by one of two things: `amount` is paid, or taken back if it is below
   * 0; or `stake_returned` is given back of the bet that it names. `campaign` is what paid it, if not the
   * game itself.
   */
  correction: z.strictObject({
    transaction_id: name,
    bet_transaction_id: z.optional(name),
    round_id: name,
    player: name,
    game: name,
    currency,
    amount: change,
    stake_returned: z.optional(payout),
    campaign: z.optional(name),
    details: z.optional(roundDetails),
  }),
  promo: z.strictObject({
    transaction_id: name,
    campaign: name,
    player: name,
    currency,
    amount: stake,
  }),
} as const;

export type ProviderRequest<Verb extends ProviderVerb> = z.output<(typeof providerRequests)[Verb]>;

export type { ProviderCode } from './codes.ts';

export const providerAnswer = z.object({
  code: z.enum(Object.keys(providerCodes) as [ProviderCode, ...ProviderCode[]]),
  /** For the provider's log; a player is shown the text of the code. */
  message: z.optional(z.string()),
  /** The player's balance after the request, in centavos. */
  balance: z.optional(z.int()),
  currency: z.optional(z.string()),
  /** Our id of the movement. */
  reference: z.optional(z.string()),
  /** The amount is beyond a ceiling and is being checked: it was taken and is not in the balance. */
  held: z.optional(z.boolean()),
  /** Of `LIMIT_REACHED`: which limit of the player's, and when it counts anew, in Unix seconds. */
  limit: z.optional(
    z.object({
      kind: z.enum(['daily_stake', 'daily_loss', 'weekly_loss', 'monthly_loss', 'session_minutes']),
      /** Not of a session, which begins anew after a rest. */
      until: z.optional(z.int()),
    }),
  ),
});
export type ProviderAnswer = z.output<typeof providerAnswer>;

/**
 * The query of a launch URL. The server signs it with the venue's key over the sorted pairs
 * `name=value` joined by `&`, without `signature`.
 */
export const launchQuery = z.object({
  venue: name,
  game: name,
  player: name,
  token: name,
  currency,
  lang: z.enum(languages),
  theme: z.enum(['light', 'dark']),
  /** Unix seconds after which the URL no longer opens. */
  expires: z.string().check(z.regex(/^\d{10}$/)),
  /** Of a test account, whose funds are no money: never to sit against a player of money. */
  test: z.optional(z.literal('1')),
  /** In a room this player may send the others phrases of the game's list. */
  phrases: z.optional(z.literal('1')),
  key: name,
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});
export type LaunchQuery = z.output<typeof launchQuery>;

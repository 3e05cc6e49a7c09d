import type { ProviderCode } from '@perya/contract/provider-api/wire';
import * as z from 'zod/mini';

/** The API of the Game Aggregator of Slotegrator, version 1.4.3 of July 2025; docs/providers.md says where it was read. */
export const slotegratorPaths = {
  init: '/games/init',
  games: '/games',
  freeBets: '/freespins/bets',
  setFree: '/freespins/set',
  getFree: '/freespins/get',
  cancelFree: '/freespins/cancel',
} as const;

/** All calls of theirs go to one address and say in a field what they are. */
export const callbackPath = 'callback';

/** A request is good for so long around the time in its header. */
export const clockToleranceSeconds = 30;

const name = z.string().check(z.regex(/^[\x21-\x7e]{1,64}$/));
const optionalName = z.optional(
  z.pipe(
    z.string(),
    z.transform((given) => (given === '' ? undefined : given)),
  ),
);
/** In units of money with a point: at most two digits after it are worth something in pesos. */
const amount = z.string().check(z.regex(/^\d{1,8}(\.\d{1,8})?$/));
const flag = z.optional(z.enum(['0', '1', 'true', 'false', '']));

const who = { player_id: name, currency: z.string() };
const played = {
  ...who,
  game_uuid: name,
  transaction_id: name,
  session_id: name,
  round_id: optionalName,
};
const moved = { ...played, amount, freespin_id: optionalName, finished: flag };

/** Wins that a maker pays beside any round: its tournaments, prize drops and the like. */
const promotions = [
  'bonus',
  'pragmatic_prize_drop',
  'pragmatic_tournament',
  'promo',
  'prize_drop',
  'tournament',
  'unaccounted_promo',
  'loyalty_win',
] as const;

export const slotegratorCalls = {
  balance: z.object(who),
  bet: z.object({ ...moved, type: z.optional(z.enum(['bet', 'tip', 'freespin'])) }),
  win: z.object({
    ...moved,
    type: z.optional(z.enum(['win', 'jackpot', 'freespin', ...promotions])),
  }),
  refund: z.object({ ...moved, bet_transaction_id: name }),
  rollback: z.object({
    ...played,
    rollback_transactions: z
      .array(
        z.object({
          action: z.enum(['bet', 'win', 'refund']),
          amount,
          transaction_id: name,
        }),
      )
      .check(z.minLength(1), z.maxLength(200)),
  }),
} as const;

export type SlotegratorAction = keyof typeof slotegratorCalls;
export type SlotegratorCall<Action extends SlotegratorAction> = z.output<
  (typeof slotegratorCalls)[Action]
>;

export const isSlotegratorAction = (given: unknown): given is SlotegratorAction =>
  typeof given === 'string' && Object.hasOwn(slotegratorCalls, given);

/** Null where they do not say it. */
export function isTrue(given: z.output<typeof flag>): boolean | null {
  if (given === undefined || given === '') return null;
  return given === '1' || given === 'true';
}

/** They know two refusals: too little money, and everything else. */
export const errorCodeOf = (code: ProviderCode): string =>
  code === 'INSUFFICIENT_FUNDS' ? 'INSUFFICIENT_FUNDS' : 'INTERNAL_ERROR';

export const slotegratorUrl = z.object({ url: z.url({ protocol: /^https?$/ }) });

export const slotegratorGames = z.object({
  items: z.array(
    z.object({
      uuid: name,
      name: z.string().check(z.minLength(1), z.maxLength(200)),
      type: z.nullish(z.string()),
      provider: z.string().check(z.minLength(1), z.maxLength(100)),
      image: z.nullish(z.string()),
      has_lobby: z.nullish(z.union([z.number(), z.boolean()])),
      parameters: z.nullish(
        z.union([
          z.object({ rtp: z.nullish(z.union([z.string(), z.number()])) }),
          // What PHP makes of a list without entries.
          z.array(z.unknown()),
        ]),
      ),
    }),
  ),
  _meta: z.object({ pageCount: z.int().check(z.minimum(0)) }),
});

const decimal = z.union([z.string(), z.number()]);

/** What a free spin of a game may be staked with: a whole bet by number, or lines and coins. */
export const slotegratorFreeBets = z.object({
  denominations: z.nullish(z.array(decimal)),
  bets: z.nullish(
    z.array(z.object({ bet_id: decimal, bet_per_line: decimal, lines: z.nullish(decimal) })),
  ),
  total_bets: z.nullish(z.array(z.object({ bet_id: decimal, amount: decimal }))),
});

export const slotegratorFree = z.object({ freespin_id: z.nullish(z.string()) });

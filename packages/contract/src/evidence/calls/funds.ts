import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';

const hex = (bytes: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`)));
/** Whole centavos, which are never less than nothing: no line of the tree can hide another. */
const sum = z.string().check(z.regex(/^\d{1,18}$/));

/** What was signed: JSON of day, moment, how many players, the sums and the root. */
const signedFunds = z.object({
  day: z.string(),
  statement: z.string(),
  /** Ed25519, in base64. */
  signature: z.string(),
  key: z.string(),
});

/** What a statement says, once it is read. */
export const fundsStatement = z.object({
  format: z.literal(1),
  kind: z.literal('funds'),
  day: z.string(),
  at: z.string(),
  players: z.int(),
  /** What the house owed all players: balances, withdrawals that were not paid out, stakes of open rounds. */
  balances: sum,
  withdrawals: sum,
  stakes: sum,
  total: sum,
  root: hex(32),
  key: z.string(),
});
export type FundsStatement = z.output<typeof fundsStatement>;

export const listFunds = defineCall({
  method: 'GET',
  path: '/member/funds',
  access: 'public',
  summary:
    'What the house owed all its players, day by day, as it was signed, and the keys to hold it against',
  request: z.object({}),
  answer: z.object({
    /** The newest first. */
    days: z.array(signedFunds),
    keys: z.array(
      z.object({
        id: z.string(),
        /** SPKI in DER, in base64. */
        public_key: z.string(),
        retired_at: z.nullable(unixSeconds()),
      }),
    ),
  }),
});

const step = z.object({
  /** On which side the neighbour stands. */
  side: z.enum(['left', 'right']),
  hash: hex(32),
  sum,
});

const fundsProof = z.object({
  ...signedFunds.shape,
  public_key: z.string(),
  /** The own line: only who knows the salt knows whose it is. */
  uid: id(),
  salt: hex(16),
  sum,
  /** From the own line up to the root. */
  path: z.array(step).check(z.maxLength(64)),
});
export type FundsProof = z.output<typeof fundsProof>;

/** What was there to pay players when a month was signed: the word of the house and of two people, which no device can check. */
const fundsCover = z.object({
  /** As 2026-10. */
  month: z.string(),
  at: unixSeconds(),
  signed_at: unixSeconds(),
  /** Whole centavos: to players, and what is in jackpots. */
  owed: sum,
  /** At banks and gateways; below nothing where an account there is a debt. */
  held: z.string().check(z.regex(/^-?\d{1,18}$/)),
});
export type FundsCover = z.output<typeof fundsCover>;

export const readFundsProof = defineCall({
  method: 'GET',
  path: '/member/funds/proof',
  access: 'player',
  gate: 'reads',
  summary:
    'The own line in the newest tree of what the house owes, with the way to its root, and what covered it when a month was last signed',
  request: z.object({}),
  /** Null where nothing was owed to the player at that moment, or no tree was made yet. */
  answer: z.object({
    proof: z.nullable(fundsProof),
    /** Null before the first month was signed. */
    cover: z.nullable(fundsCover),
  }),
});

export const fundsCalls = { listFunds, readFundsProof } as const;

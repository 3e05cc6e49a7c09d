import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';

/** Whole Filcoins. [M-099] */
const balanceAnswer = z.object({ balance: z.int() });

export const getFilcoinBalance = defineCall({
  method: 'GET',
  path: '/member/filcoin/balance',
  access: 'player',
  gate: 'reads',
  summary: 'The Filcoins of the player',
  request: z.object({}),
  answer: balanceAnswer,
});

/** The documents name it and do not say what it answers: the same Filcoins. [M-365 M-497] */
export const getTokensBalance = defineCall({
  method: 'GET',
  path: '/promo/task/tokens/balance',
  access: 'player',
  gate: 'reads',
  summary: 'The Filcoins of the player, as the tasks ask for them',
  request: z.object({}),
  answer: balanceAnswer,
});

export const pointsCalls = { getFilcoinBalance, getTokensBalance } as const;

import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money } from '../../fields.ts';

export const getWallet = defineCall({
  method: 'GET',
  path: '/finance/wallet',
  access: 'player',
  gate: 'reads',
  summary: 'The balance of the player and how much of it may be withdrawn',
  request: z.object({}),
  answer: z.object({ uid: id(), balance: money(), withdrawable: money() }),
});

export const walletCalls = { getWallet } as const;

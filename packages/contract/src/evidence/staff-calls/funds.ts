import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money, unixSeconds } from '../../fields.ts';

const fundsDay = z.object({
  day: z.string(),
  taken_at: unixSeconds(),
  players: z.int(),
  balances: money(),
  withdrawals: money(),
  stakes: money(),
  total: money(),
  root: z.string(),
});
export type FundsDay = z.output<typeof fundsDay>;

export const listFundsDays = defineCall({
  method: 'GET',
  path: '/backoffice/api/funds',
  access: { staff: 'funds.read' },
  summary: 'What the house owed its players, day by day, with the root of each tree',
  request: z.object({}),
  answer: z.object({ days: z.array(fundsDay) }),
});

export const staffFundsCalls = { listFundsDays } as const;

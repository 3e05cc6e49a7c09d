import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { money, unixSeconds } from '../../fields.ts';

const freeRounds = z.object({
  id: z.string(),
  name: z.object({ en: z.string(), tl: z.string() }),
  game: z.object({ code: z.string(), name: z.string(), img: z.string() }),
  rounds: z.int(),
  left: z.int(),
  stake: money(),
  /** So far; it is credited when the rounds are over. */
  won: money(),
  /** The most that they pay. */
  win_max: money(),
  /** How often what they win is played before it can be withdrawn. */
  wagering_times: z.int(),
  ends_at: unixSeconds(),
  /** `coming` while the provider is asked; `closing` when they are played or taken away and not credited yet. */
  state: z.enum(['coming', 'open', 'closing']),
});
export type OwnFreeRounds = z.output<typeof freeRounds>;

export const listFreeRounds = defineCall({
  method: 'GET',
  path: '/member/promo/free-rounds',
  access: 'player',
  gate: 'reads',
  summary: 'Free rounds that the player can play, or whose win is not credited yet',
  request: z.object({}),
  answer: z.object({ free_rounds: z.array(freeRounds) }),
});

export const freeRoundsCalls = { listFreeRounds } as const;

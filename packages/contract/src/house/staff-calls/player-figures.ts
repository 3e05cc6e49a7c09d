import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money } from '../../fields.ts';

/** What the house wants to know of a player's money; GGR is what was staked less what was won. */
const playerFigures = ['deposited', 'withdrawn', 'ggr', 'bonuses'] as const;
export type PlayerFigure = (typeof playerFigures)[number];

/** So many days of Manila are told one by one. */
export const playerFigureDays = 14;

export const readPlayerFigures = defineCall({
  method: 'GET',
  path: '/backoffice/api/players/figures',
  access: { staff: 'players.read' },
  summary: 'What a player has paid in, taken out, lost and been given, of what the caller may read',
  request: z.object({ uid: id() }),
  answer: z.object({
    /** The VIP level; 0 before the first. */
    vip_level: z.int(),
    /** Null for whoever may not read promotions. */
    filcoins: z.nullable(z.int()),
    rows: z.array(
      z.object({
        name: z.enum(playerFigures),
        total: money(),
        /** Of the last days in Manila, the oldest first, today the last. */
        days: z.array(money()),
      }),
    ),
  }),
});

export const playerFiguresCalls = { readPlayerFigures } as const;

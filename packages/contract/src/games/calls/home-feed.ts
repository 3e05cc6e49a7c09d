import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { gameCard } from '../../catalogue/calls/catalogue.ts';
import { id, money, unixSeconds } from '../../fields.ts';

/** The home page says nothing of smaller wins. In centavos. */
export const recentWinMin = 100_00n;

/** Wins of so many minutes are recent. */
export const recentWinMinutes = 30;

export const topGamesMax = 10;

const recentWin = z.object({
  id: id(),
  /** Masked. */
  nickname: z.string(),
  game_code: z.string(),
  game_name: z.string(),
  img: z.string(),
  amount: money(),
  at: unixSeconds(),
});
export type RecentWin = z.output<typeof recentWin>;

export const readHomeFeed = defineCall({
  method: 'GET',
  path: '/member/game/home-feed',
  access: 'public',
  summary:
    'What goes on in the house: the wins of the last minutes and the games most played today',
  request: z.object({}),
  answer: z.object({
    /** Newest first; nobody is among them who is excluded, blocked or a test account. */
    wins: z.array(recentWin),
    /** By the rounds of the day in Manila, most played first. */
    top: z.array(gameCard),
  }),
});

export const homeFeedCalls = { readHomeFeed } as const;

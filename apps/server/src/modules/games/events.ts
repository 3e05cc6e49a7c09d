import * as z from 'zod/mini';
import { declareEvent } from '../../platform/events/event.ts';

const heldWin = z.object({
  brand: z.string(),
  venue: z.string(),
  game: z.nullable(z.string()),
  kind: z.enum(['win', 'promo', 'correction']),
  /** In centavos. */
  amount: z.int(),
});

/** A win or a promotion beyond a ceiling is not credited before somebody has looked. */
export const winHeld = declareEvent(
  'games.win-held',
  z.extend(heldWin, { reason: z.enum(['game', 'day', 'promo']), ceiling: z.int() }),
);
export const winReleased = declareEvent('games.win-released', heldWin);
export const winRefused = declareEvent('games.win-refused', heldWin);

/** A jackpot was won, and is in the wallet. */
export const jackpotWon = declareEvent(
  'games.jackpot-won',
  z.object({
    brand: z.string(),
    name: z.object({ en: z.string(), tl: z.string() }),
    /** In centavos. */
    amount: z.int(),
  }),
);

/** Free rounds are over, or have won something after their end: what is to be credited now. */
export const freeRoundsOver = declareEvent(
  'games.free-rounds-over',
  z.object({
    grant: z.string(),
    /** Counted from one. */
    part: z.int(),
    /** In centavos. */
    amount: z.int(),
    ended_by: z.enum(['played', 'expired', 'cancelled', 'refused']),
  }),
);

export const gamesEvents = { winHeld, winReleased, winRefused, jackpotWon, freeRoundsOver };

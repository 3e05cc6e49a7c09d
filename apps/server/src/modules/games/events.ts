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

export const gamesEvents = { winHeld, winReleased, winRefused };

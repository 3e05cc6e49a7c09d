import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { listHeldWins as call } from '@perya/contract/games/staff-calls/held-wins';
import type { GamesServices } from '../services.ts';
import { presentHeldWin } from './desk.present.ts';

/** A page of the desk: what waits oldest first, what was decided newest first. */
export async function listHeldWins(
  { desk, catalogue }: Pick<GamesServices, 'desk' | 'catalogue'>,
  request: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const page = await desk.page(request);
  const presented = page.rows.map(async (win) =>
    presentHeldWin(win, win.game === null ? null : await catalogue.findGame(win.game)),
  );
  return { ...page, rows: await Promise.all(presented) };
}

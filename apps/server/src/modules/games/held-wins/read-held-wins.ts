import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type {
  listHeldWins as call,
  StaffHeldWinDetail,
} from '@perya/contract/games/staff-calls/held-wins';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { GamesServices } from '../services.ts';
import { presentHeldWin, presentHeldWinDetail } from './desk.present.ts';

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

/** A held win with its round and proof. */
export async function readHeldWin(
  { desk, catalogue }: Pick<GamesServices, 'desk' | 'catalogue'>,
  id: bigint,
): Promise<StaffHeldWinDetail> {
  const win = await desk.find(id);
  if (!win) throw new Refusal('WIN_UNKNOWN');
  const [round, game] = await Promise.all([
    win.betId === 0n ? null : desk.findRound(win.uid, win.betId),
    win.game === null ? null : catalogue.findGame(win.game),
  ]);
  return presentHeldWinDetail(win, game, round);
}

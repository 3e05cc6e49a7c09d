import type { StaffHeldWinDetail } from '@perya/contract/games/staff-calls/held-wins';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { GamesServices } from '../services.ts';
import { presentHeldWinDetail } from './desk.present.ts';

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

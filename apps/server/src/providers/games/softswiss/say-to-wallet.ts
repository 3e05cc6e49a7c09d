import { centavosOf } from '../centavos-of.ts';
import type { ProviderWallet, Seat } from '../game-provider.ts';
import { closeRound } from './close-round.ts';
import { type Played, playRound } from './play-round.ts';
import { rollBack } from './roll-back.ts';
import type { SoftswissCall, SoftswissPath } from './wire.ts';

type Say = {
  [Path in SoftswissPath]: (
    wallet: ProviderWallet,
    seat: Seat,
    call: SoftswissCall<Path>,
  ) => Promise<Played>;
};

async function balanceOf(wallet: ProviderWallet, { player, currency }: Seat): Promise<Played> {
  return { answer: await wallet.balanceOf(player, currency), done: [] };
}

const say: Say = {
  'v2/a8r_casino.Player/Balance': balanceOf,
  'v2/a8r_casino.Round/BetWin': playRound,
  'v2/a8r_casino.Round/Rollback': rollBack,
  'v2/a8r_casino.Round/Finish': async (wallet, seat, { round_id }) => {
    const known = await wallet.balanceOf(seat.player, seat.currency);
    if (known.code !== 'OK') return { answer: known, done: [] };
    const closed = await closeRound(wallet, seat, round_id);
    if (closed.code !== 'OK') return { answer: closed, done: [] };
    return balanceOf(wallet, seat);
  },
  'v2/a8r_casino.Freespins/Finish': (wallet, _seat, call) => finishFree(wallet, call),
};

async function finishFree(
  wallet: ProviderWallet,
  call: SoftswissCall<'v2/a8r_casino.Freespins/Finish'>,
): Promise<Played> {
  const amount = centavosOf(call.amount);
  if (amount === null) return { answer: { code: 'INVALID_REQUEST' }, done: [] };
  const { issue_id: grant } = call;
  const total = { grant, player: null, transactionId: `${grant}:total`, amount };
  const noted = await wallet.noteFree({ ...total, kind: 'total' });
  // An issue that is not known may not have been kept yet: they send it again.
  return { answer: noted ?? { code: 'TRANSACTION_DOES_NOT_EXIST' }, done: [] };
}

interface About {
  player_id: string;
  currency: string;
  game_id?: string;
}

/** Says a call of SOFTSWISS to the wallet, in our words. */
export async function sayToWallet<Path extends SoftswissPath>(
  wallet: ProviderWallet,
  path: Path,
  call: SoftswissCall<Path>,
): Promise<Played> {
  // What calls have in common, which their own types do not say of all of them at once.
  const { player_id: player, currency, game_id } = call as unknown as About;
  const game = game_id === undefined ? '' : await wallet.gameOf(game_id);
  if (game === null) return { answer: { code: 'UNKNOWN_GAME' }, done: [] };
  return say[path](wallet, { player, game, currency }, call);
}

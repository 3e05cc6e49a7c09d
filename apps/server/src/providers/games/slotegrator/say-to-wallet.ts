import type { ProviderAnswer } from '@perya/contract/provider-api/wire';
import { centavosOf } from '../centavos-of.ts';
import { firstTaken } from '../first-taken.ts';
import type { ProviderWallet, Seat } from '../game-provider.ts';
import { refund, rollback } from './take-back.ts';
import { isTrue, type SlotegratorAction, type SlotegratorCall } from './wire.ts';

/** They call no loss: a round that was quiet for so long is over when the player bets in another one. */
const quietMs = 2 * 60_000;

/** The end of the round of a bet, under a name of its own: whoever ends it asks for the same. */
const endOf = (bet: string) => `${bet}:end`;

function close(wallet: ProviderWallet, seat: Seat, round: { roundId: string; bet: string }) {
  return wallet.call('win', {
    ...seat,
    transaction_id: endOf(round.bet),
    bet_transaction_id: round.bet,
    round_id: round.roundId,
    amount: 0,
    is_finished: true,
  });
}

/** Ends rounds of this game that nothing has come for; what is won in them after all is paid as a correction. */
async function closeQuiet(
  wallet: ProviderWallet,
  seat: Seat,
  { quietSince, but }: { quietSince: number; but: string },
): Promise<void> {
  const open = await wallet.openRounds(seat.player, seat.game);
  for (const round of open) {
    const isQuiet = round.roundId !== but && round.since.getTime() <= quietSince;
    if (isQuiet) await close(wallet, seat, round);
  }
}

/** Null for free spins that were not asked for from here. */
const noteFree = (
  wallet: ProviderWallet,
  { player }: Seat,
  call: { freespin_id?: string | undefined; transaction_id: string },
  move: { kind: 'round' | 'win'; amount: number },
) =>
  wallet.noteFree({
    ...move,
    grant: call.freespin_id ?? '',
    player,
    transactionId: call.transaction_id,
  });

async function bet(
  wallet: ProviderWallet,
  seat: Seat,
  call: SlotegratorCall<'bet'>,
): Promise<ProviderAnswer> {
  const amount = centavosOf(call.amount);
  if (call.type === 'freespin' && call.freespin_id !== undefined) {
    const noted = await noteFree(wallet, seat, call, { kind: 'round', amount: 0 });
    if (noted !== null) return noted;
  }
  // Without a round nobody could say which bet a win belongs to.
  if (amount === null || call.round_id === undefined) return { code: 'INVALID_REQUEST' };
  // A free spin stakes nothing of the player's, and neither does one of nothing within a round.
  if (call.type === 'freespin' || amount === 0) return wallet.balanceOf(seat.player, seat.currency);
  const { transaction_id, session_id: token, round_id } = call;
  const asked = { ...seat, transaction_id, amount, token };
  // What comes to a round that is over, such as a gamble for what it has won, is a round of its own.
  const stake = () =>
    firstTaken([
      () => wallet.call('bet', { ...asked, round_id }),
      () => wallet.call('bet', { ...asked, round_id: transaction_id }),
    ]);
  let staked = await stake();
  if (staked.code === 'ROUND_OPEN') {
    await closeQuiet(wallet, seat, { quietSince: Date.now(), but: round_id });
    staked = await stake();
  }
  if (staked.code !== 'OK') return staked;
  if (isTrue(call.finished)) {
    const ended = await close(wallet, seat, { roundId: round_id, bet: transaction_id });
    return ended.code === 'OK' || ended.code === 'ROUND_CLOSED' ? staked : ended;
  }
  await closeQuiet(wallet, seat, { quietSince: Date.now() - quietMs, but: round_id });
  return staked;
}

/** What belongs to no round: the win of free spins, a tournament, a prize drop. */
function promo(wallet: ProviderWallet, seat: Seat, call: SlotegratorCall<'win'>, amount: number) {
  const { player, currency } = seat;
  if (amount === 0) return wallet.balanceOf(player, currency);
  const campaign = call.freespin_id ?? call.type ?? 'slotegrator';
  const { transaction_id } = call;
  return wallet.call('promo', { transaction_id, campaign, player, currency, amount });
}

async function win(
  wallet: ProviderWallet,
  seat: Seat,
  call: SlotegratorCall<'win'>,
): Promise<ProviderAnswer> {
  const amount = centavosOf(call.amount);
  if (amount === null) return { code: 'INVALID_REQUEST' };
  const isOfRound = (call.type ?? 'win') === 'win' || call.type === 'jackpot';
  if (call.type === 'freespin' && call.freespin_id !== undefined) {
    const noted = await noteFree(wallet, seat, call, { kind: 'win', amount });
    if (noted !== null) return noted;
  }
  if (!isOfRound) return promo(wallet, seat, call, amount);
  if (call.round_id === undefined) return { code: 'INVALID_REQUEST' };
  const round = { ...seat, transaction_id: call.transaction_id, round_id: call.round_id, amount };
  const is_finished = isTrue(call.finished) ?? true;
  const answer = await firstTaken([
    () => wallet.call('win', { ...round, is_finished }),
    ...(amount > 0 ? [() => wallet.call('correction', round)] : []),
  ]);
  // There is nothing to pay, and the round is over already.
  return amount === 0 && answer.code === 'ROUND_CLOSED' ? { ...answer, code: 'OK' } : answer;
}

type Say = {
  [Action in SlotegratorAction]: (
    wallet: ProviderWallet,
    seat: Seat,
    call: SlotegratorCall<Action>,
  ) => Promise<ProviderAnswer>;
};

const say: Say = {
  balance: (wallet, { player, currency }) => wallet.balanceOf(player, currency),
  bet,
  win,
  refund,
  rollback,
};

interface About {
  player_id: string;
  currency: string;
  game_uuid?: string;
}

/** Says a call of Slotegrator to the wallet, in our words. */
export async function sayToWallet<Action extends SlotegratorAction>(
  wallet: ProviderWallet,
  action: Action,
  call: SlotegratorCall<Action>,
): Promise<ProviderAnswer> {
  // What calls have in common, which their own types do not say of all of them at once.
  const { player_id: player, currency, game_uuid } = call as unknown as About;
  const game = game_uuid === undefined ? '' : await wallet.gameOf(game_uuid);
  if (game === null) return { code: 'UNKNOWN_GAME' };
  return say[action](wallet, { player, game, currency }, call);
}

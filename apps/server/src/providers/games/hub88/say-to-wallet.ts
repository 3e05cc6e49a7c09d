import type { ProviderAnswer } from '@perya/contract/provider-api/wire';
import { firstTaken } from '../first-taken.ts';
import type { ProviderWallet, Seat } from '../game-provider.ts';
import { type Hub88Call, type Hub88Path, unitsPerCentavo } from './wire.ts';

/** Null for less than a centavo, which no wallet of ours holds. */
const centavosOf = (units: number): number | null =>
  units % unitsPerCentavo === 0 ? units / unitsPerCentavo : null;

/** The end of a round that a bet itself closes, under a name of its own. */
const endOf = (transaction: string) => `${transaction}:end`;

/** What takes a win back, under its name: a second rollback of it, under another id, takes nothing more. */
const backOf = (transaction: string) => `${transaction}:back`;

/** Null for what is no free round, or one that was not asked for from here. */
async function noteFree(
  wallet: ProviderWallet,
  { player }: Seat,
  call: Hub88Call<'transaction/bet'>,
  move: { kind: 'round' | 'win'; amount: number },
): Promise<ProviderAnswer | null> {
  const { is_free, reward_uuid: grant, transaction_uuid: transactionId } = call;
  if (!is_free || !grant) return null;
  return wallet.noteFree({ ...move, grant, player, transactionId });
}

async function bet(
  wallet: ProviderWallet,
  seat: Seat,
  call: Hub88Call<'transaction/bet'>,
): Promise<ProviderAnswer> {
  const amount = centavosOf(call.amount);
  if (amount === null) return { code: 'INVALID_REQUEST' };
  const noted = await noteFree(wallet, seat, call, { kind: 'round', amount: 0 });
  if (noted !== null) return noted;
  // A free bet stakes nothing of the player's, and neither does one of nothing within a round.
  if (call.is_free || call.is_supplier_promo || amount === 0) {
    return wallet.call('balance', { ...seat, token: call.token });
  }
  const round = { ...seat, round_id: call.round ?? call.transaction_uuid };
  const staked = await wallet.call('bet', {
    ...round,
    transaction_id: call.transaction_uuid,
    amount,
    token: call.token,
  });
  if (staked.code !== 'OK' || !call.round_closed) return staked;
  const ended = await wallet.call('win', {
    ...round,
    transaction_id: endOf(call.transaction_uuid),
    bet_transaction_id: call.transaction_uuid,
    amount: 0,
    is_finished: true,
  });
  return ended.code === 'OK' ? staked : ended;
}

/** What was won with nothing staked, and by no grant of ours. */
async function promo(
  wallet: ProviderWallet,
  seat: Seat,
  call: Hub88Call<'transaction/win'>,
  amount: number,
): Promise<ProviderAnswer> {
  const { player, currency } = seat;
  const { transaction_uuid: transaction_id, reference_transaction_uuid: reference } = call;
  if (amount === 0) return wallet.call('balance', { ...seat, token: call.token });
  // Their signature does not cover the path: without this a free bet could be sent again as its win.
  if (!call.is_supplier_promo && !reference) return { code: 'INVALID_REQUEST' };
  const campaign = call.reward_uuid ?? 'hub88';
  return wallet.call('promo', { transaction_id, campaign, player, currency, amount });
}

async function win(
  wallet: ProviderWallet,
  seat: Seat,
  call: Hub88Call<'transaction/win'>,
): Promise<ProviderAnswer> {
  const amount = centavosOf(call.amount);
  if (amount === null) return { code: 'INVALID_REQUEST' };
  const { transaction_uuid: transaction_id, reference_transaction_uuid: reference } = call;
  const noted = reference ? await noteFree(wallet, seat, call, { kind: 'win', amount }) : null;
  if (noted !== null) return noted;
  if (call.is_free || call.is_supplier_promo) return promo(wallet, seat, call, amount);
  const round = { ...seat, transaction_id, round_id: call.round ?? reference ?? transaction_id };
  const named = reference ? { bet_transaction_id: reference } : {};
  const is_finished = call.round_closed === true;
  const answer = await firstTaken([
    ...(reference ? [() => wallet.call('win', { ...round, ...named, amount, is_finished })] : []),
    () => wallet.call('win', { ...round, amount, is_finished }),
    ...(amount > 0 ? [() => wallet.call('correction', { ...round, ...named, amount })] : []),
  ]);
  // There is nothing to pay, and the round is over already.
  return amount === 0 && answer.code === 'ROUND_CLOSED' ? { ...answer, code: 'OK' } : answer;
}

/** Their rollback takes back a bet, of a settled round too, or a win. */
async function rollback(
  wallet: ProviderWallet,
  seat: Seat,
  call: Hub88Call<'transaction/rollback'>,
): Promise<ProviderAnswer> {
  const { transaction_uuid: transaction_id, reference_transaction_uuid: reference } = call;
  const free = await wallet.takeBackFree(seat.player, reference);
  if (free !== null) return free;
  const target = await wallet.findTransaction(reference);
  const round = { ...seat, transaction_id, round_id: call.round ?? target?.roundId ?? reference };
  // A person is to decide about it first: they try again until then.
  if (target?.isHeld) return { code: 'TRY_AGAIN' };
  const isPaid = target?.kind === 'win' || target?.kind === 'correction';
  if (isPaid && target.amount > 0) {
    const back = { ...round, transaction_id: backOf(reference), amount: -target.amount };
    return wallet.call('correction', back);
  }
  // It has paid nothing, so there is nothing to take back.
  if (isPaid && target.amount === 0) {
    return { ...(await wallet.call('balance', { ...seat, token: call.token })), code: 'OK' };
  }
  const answer = await firstTaken([
    () => wallet.call('rollback', { ...round, bet_transaction_id: reference }),
    ...(target?.kind === 'bet'
      ? [
          () =>
            wallet.call('correction', {
              ...round,
              bet_transaction_id: reference,
              amount: 0,
              stake_returned: target.amount,
            }),
        ]
      : []),
  ]);
  // What would give back more has given it back before, under another name.
  return answer.code === 'RETURN_ABOVE_STAKE' ? { ...answer, code: 'OK' } : answer;
}

type Say = {
  [Path in Hub88Path]: (
    wallet: ProviderWallet,
    seat: Seat,
    call: Hub88Call<Path>,
  ) => Promise<ProviderAnswer>;
};

const say: Say = {
  'user/info': async (wallet, { player }) => ({
    code: (await wallet.isPlayer(player)) ? 'OK' : 'UNKNOWN_PLAYER',
  }),
  'user/balance': (wallet, seat, { token }) => wallet.call('balance', { ...seat, token }),
  'transaction/bet': bet,
  'transaction/win': win,
  'transaction/rollback': rollback,
};

interface About {
  user: string;
  game_code?: string;
  currency?: string;
}

/** Says a call of Hub88 to the wallet, in our words. */
export async function sayToWallet<Path extends Hub88Path>(
  wallet: ProviderWallet,
  path: Path,
  call: Hub88Call<Path>,
): Promise<ProviderAnswer> {
  // What calls have in common, which their own types do not say of all of them at once.
  const { user: player, game_code, currency = 'PHP' } = call as unknown as About;
  const game = game_code === undefined ? '' : await wallet.gameOf(game_code);
  if (game === null) return { code: 'UNKNOWN_GAME' };
  return say[path](wallet, { player, game, currency }, call);
}

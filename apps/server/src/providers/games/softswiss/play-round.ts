import type { ProviderAnswer } from '@perya/contract/provider-api/wire';
import { centavosOf } from '../centavos-of.ts';
import { firstTaken } from '../first-taken.ts';
import type { ProviderWallet, Seat } from '../game-provider.ts';
import { agreeOnBets } from './agree-on-bets.ts';
import { closeRound } from './close-round.ts';
import type { BetWin } from './wire.ts';

/** What became of one transaction of a request. */
export interface Done {
  id: string;
  /** Our number of it; null where nothing had to move. */
  reference: string | null;
}

export interface Played {
  answer: ProviderAnswer;
  done: Done[];
}

/** What takes back a bet whose request failed behind it: not what they take back themselves. */
const undoneOf = (bet: string) => `${bet}:undone`;

interface Round {
  wallet: ProviderWallet;
  seat: Seat;
  call: BetWin;
}

/**
 * A bet that they have taken back is known, and ignored when it comes late. One that we gave back
 * ourselves was refused with its request, and is refused again.
 */
async function bet({ wallet, seat, call }: Round, id: string, amount: number) {
  const staked = await wallet.call('bet', {
    ...seat,
    transaction_id: id,
    round_id: call.round_id,
    amount,
    token: call.session_payload ?? '-',
  });
  if (staked.code !== 'TRANSACTION_ROLLED_BACK') return staked;
  if ((await wallet.findTransaction(undoneOf(id))) !== null) return staked;
  return wallet.balanceOf(seat.player, seat.currency);
}

async function win({ wallet, seat, call }: Round, id: string, amount: number, isLast: boolean) {
  const round = { ...seat, transaction_id: id, round_id: call.round_id, amount };
  const answer = await firstTaken([
    () => wallet.call('win', { ...round, is_finished: isLast }),
    ...(amount > 0 ? [() => wallet.call('correction', round)] : []),
  ]);
  // There is nothing to pay, and the round is over already.
  return amount === 0 && answer.code === 'ROUND_CLOSED'
    ? { ...answer, code: 'OK' as const }
    : answer;
}

/** Gives back the bets of a request that was refused at a later one: all of it counts, or nothing. */
async function undo(
  { wallet, seat, call }: Round,
  bets: readonly string[],
): Promise<ProviderAnswer> {
  for (const id of bets) {
    const back = await wallet.call('rollback', {
      ...seat,
      transaction_id: undoneOf(id),
      bet_transaction_id: id,
      round_id: call.round_id,
    });
    if (back.code !== 'OK') return { code: 'TRY_AGAIN' };
  }
  return { code: 'OK' };
}

interface MoveOf {
  id: string;
  amount: number;
}

type References = Map<string, string | null>;

/**
 * All bets of a request count or none: once one is refused, the others are given back. Of several bets the first
 * word about them counts, for a copy of the request that is under way beside this one too.
 */
async function stake(
  round: Round,
  moves: readonly MoveOf[],
  references: References,
): Promise<ProviderAnswer> {
  let answer: ProviderAnswer = { code: 'OK' };
  const staked: string[] = [];
  // A bet of nothing stakes nothing.
  const bets = moves.filter((one) => one.amount > 0);
  for (const { id, amount } of bets) {
    answer = await bet(round, id, amount);
    if (answer.code !== 'OK') break;
    references.set(id, answer.reference ?? null);
    staked.push(id);
  }
  const [first] = staked;
  if (first === undefined || bets.length < 2) return answer;
  const word = answer.code === 'OK' ? 'taken' : 'undone';
  const heard = await agreeOnBets(round.wallet, round.seat, {
    firstBet: first,
    roundId: round.call.round_id,
    word,
  });
  if (heard === 'agreed' && word === 'taken') return answer;
  // What the other has taken counts: asked again, its bets are known.
  if (heard === 'unknown' || (heard === 'other' && word === 'undone')) return { code: 'TRY_AGAIN' };
  const undone = await undo(round, staked);
  if (undone.code !== 'OK') return undone;
  return word === 'undone' ? answer : { code: 'TRANSACTION_ROLLED_BACK' };
}

/** Pays the wins, and ends the round with the last one, or by itself, where the request says so. */
async function settle(
  round: Round,
  wins: readonly MoveOf[],
  references: References,
): Promise<ProviderAnswer> {
  const isFinished = round.call.finished === true;
  let answer: ProviderAnswer = { code: 'OK' };
  for (const [place, { id, amount }] of wins.entries()) {
    answer = await win(round, id, amount, isFinished && place === wins.length - 1);
    if (answer.code !== 'OK') return answer;
    references.set(id, answer.reference ?? null);
  }
  return isFinished && wins.length === 0
    ? closeRound(round.wallet, round.seat, round.call.round_id)
    : answer;
}

/**
 * Bets go first, since a win belongs to one. A bet that is refused takes those before it back; a win is
 * refused only if it belongs to nothing, and then its bets stand until they are taken back or won for.
 */
export async function playRound(wallet: ProviderWallet, seat: Seat, call: BetWin): Promise<Played> {
  const round = { wallet, seat, call };
  const refused = (answer: ProviderAnswer): Played => ({ answer, done: [] });
  const moves = call.transactions.map(({ id, type, amount }) => ({
    id,
    type,
    amount: centavosOf(amount) ?? Number.NaN,
  }));
  if (moves.some(({ amount }) => Number.isNaN(amount))) return refused({ code: 'INVALID_REQUEST' });
  const of = (kind: 'bet' | 'win') => moves.filter(({ type }) => type === kind);
  const references: References = new Map();
  const staked = await stake(round, of('bet'), references);
  if (staked.code !== 'OK') return refused(staked);
  const settled = await settle(round, of('win'), references);
  if (settled.code !== 'OK') return refused(settled);
  const answer = [settled, staked].find(({ balance }) => balance !== undefined);
  return {
    answer: answer ?? (await wallet.balanceOf(seat.player, seat.currency)),
    done: moves.map(({ id }) => ({ id, reference: references.get(id) ?? null })),
  };
}

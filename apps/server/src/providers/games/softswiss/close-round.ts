import type { ProviderAnswer } from '@perya/contract/provider-api/wire';
import type { ProviderWallet } from '../game-provider.ts';

/** The end of a round, under the name of one of its bets: whoever ends it asks for the same. */
const endOf = (bet: string) => `${bet}:end`;

/** Ends a round that is open; one that is over, or of which nothing is known, stays as it is. */
export async function closeRound(
  wallet: ProviderWallet,
  { player, currency }: { player: string; currency: string },
  roundId: string,
): Promise<ProviderAnswer> {
  const open = await wallet.openRounds(player, null);
  const round = open.find((one) => one.roundId === roundId);
  if (!round) return { code: 'OK' };
  const closed = await wallet.call('win', {
    player,
    currency,
    game: round.game,
    transaction_id: endOf(round.bet),
    bet_transaction_id: round.bet,
    round_id: roundId,
    amount: 0,
    is_finished: true,
  });
  // Somebody else was quicker.
  return closed.code === 'ROUND_CLOSED' ? { code: 'OK' } : closed;
}

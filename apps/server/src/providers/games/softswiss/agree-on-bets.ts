import type { ProviderWallet, Seat } from '../game-provider.ts';

/**
 * A request with several bets may be under way twice, and money that comes in between lets one of them stake
 * what the other was refused. So the first word about it counts: that all were taken, or that all are undone.
 * It is a request of our own under one id, which takes back a bet that never was; the same id with another
 * bet is refused, whichever process asks.
 */
export async function agreeOnBets(
  wallet: ProviderWallet,
  seat: Seat,
  { firstBet, roundId, word }: { firstBet: string; roundId: string; word: 'taken' | 'undone' },
): Promise<'agreed' | 'other' | 'unknown'> {
  const { code } = await wallet.call('rollback', {
    ...seat,
    transaction_id: `${firstBet}:word`,
    bet_transaction_id: `${firstBet}:${word}-bets`,
    round_id: roundId,
  });
  if (code === 'OK') return 'agreed';
  return code === 'DUPLICATE_TRANSACTION' ? 'other' : 'unknown';
}

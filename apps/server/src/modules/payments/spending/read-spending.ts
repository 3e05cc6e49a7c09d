import type { SessionSpending } from '@perya/contract/payments/calls/spending';
import { centavos, toPesos } from '@perya/money';
import { seconds } from '../../../platform/wire-time.ts';
import type { Games } from '../../games/index.ts';
import type { Identity } from '../../identity/index.ts';
import type { Ledger } from '../../ledger/index.ts';

export interface SpendingNeeds {
  games: Pick<Games, 'playedSince'>;
  identity: Pick<Identity, 'sessionStartedAt'>;
  ledger: Pick<Ledger, 'givenBy'>;
}

/** Where money comes from that a player has paid in. */
const paidInAccounts = ['house:deposits:', 'house:vouchers'];

/** What was paid in, staked and won since the login of this session. */
export async function readSpending(
  { games, identity, ledger }: SpendingNeeds,
  { uid, token }: { uid: bigint; token: string },
): Promise<SessionSpending> {
  const since = (await identity.sessionStartedAt(token)) ?? new Date();
  const [deposited, { staked, won }] = await Promise.all([
    ledger.givenBy(uid, paidInAccounts, since),
    games.playedSince(uid, since),
  ]);
  return {
    since: seconds(since),
    deposited: toPesos(deposited),
    staked: toPesos(staked),
    won: toPesos(won),
    net: toPesos(centavos(won - staked)),
  };
}

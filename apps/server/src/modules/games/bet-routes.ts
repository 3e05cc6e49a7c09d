import type { calls } from '@perya/contract/calls';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import type { Bets } from './create-bets.ts';

export function betRoutes(
  bets: Bets,
): Pick<Handlers<typeof calls>, 'listBets' | 'readBet' | 'listDailyWins'> {
  return {
    listBets: ({ uid }, request) => bets.list(uid, request),
    readBet: ({ uid }, { id }) => bets.read(uid, BigInt(id)),
    listDailyWins: ({ uid }) => bets.dailyWins(uid),
  };
}

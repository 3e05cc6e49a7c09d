import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { readComparison as call } from '@perya/contract/games/staff-calls/comparison';
import { centavos, toPesos } from '@perya/money';
import { Refusal } from '../../../platform/http/refusal.ts';
import { seconds } from '../../../platform/wire-time.ts';
import type { GamesServices } from '../services.ts';
import { listsTransactions } from './compare-providers.ts';

const daysShown = 30;
const differencesShown = 200;

const present = (amount: bigint | null) => (amount === null ? null : toPesos(centavos(amount)));

/** How the last days were compared with the provider of a venue, and what the two tell otherwise. */
export async function readComparison(
  { comparisons, gameProviders }: Pick<GamesServices, 'comparisons' | 'gameProviders'>,
  { venue }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const provider = gameProviders.get(venue);
  if (!provider) throw new Refusal('NOT_FOUND');
  const [days, differences] = await Promise.all([
    comparisons.listDays(venue, daysShown),
    comparisons.listDifferences(venue, differencesShown),
  ]);
  return {
    lists: listsTransactions(provider),
    days: days.map(({ venue: _, comparedAt, ...day }) => ({
      ...day,
      compared_at: seconds(comparedAt) ?? 0,
    })),
    differences: differences.map(({ transactionId, uid, betId, theirs, ours, ...rest }) => ({
      ...rest,
      transaction: transactionId,
      uid: uid === null ? null : String(uid),
      round: betId === null || betId === 0n ? null : String(betId),
      theirs: present(theirs),
      ours: present(ours),
    })),
  };
}

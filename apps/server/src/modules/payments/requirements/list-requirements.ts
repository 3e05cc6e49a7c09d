import type { AnswerOf } from '@perya/contract/call';
import type { listRequirements as call } from '@perya/contract/payments/calls/payments';
import { toPesos } from '@perya/money';
import type { PlayerContext } from '../../../platform/http/context.ts';
import type { Games } from '../../games/index.ts';
import type { Ledger } from '../../ledger/index.ts';
import { depositIdOf, presentRequirement } from './requirement.present.ts';
import type { RequirementsStore } from './requirements.store.ts';

export interface RequirementsServices {
  store: RequirementsStore;
  ledger: Pick<Ledger, 'wallet' | 'requirements'>;
  games: Pick<Games, 'turnoverWeights'>;
}

/** The wallet with all that keeps part of it from being withdrawn. [M-098 M-481] */
export async function listRequirements(
  { store, ledger, games }: RequirementsServices,
  { uid, language }: Pick<PlayerContext, 'uid' | 'language'>,
): Promise<AnswerOf<typeof call>> {
  const [wallet, open, { total }, weights] = await Promise.all([
    ledger.wallet(uid),
    ledger.requirements(uid),
    store.withdrawTotals(uid),
    games.turnoverWeights(),
  ]);
  const depositIds = open.map(depositIdOf);
  const channels = await store.channelsOf(
    uid,
    depositIds.filter((id) => id !== null),
  );
  return {
    balance: toPesos(wallet.balance),
    withdrawable: toPesos(wallet.withdrawable),
    requirements: open.map((requirement, place) =>
      presentRequirement(
        requirement,
        open[place - 1],
        channels.get(depositIds[place] ?? 0n),
        language,
      ),
    ),
    counts: weights.map(({ gameType, weight }) => ({ game_type: gameType, percent: weight })),
    withdraw_total: toPesos(total),
  };
}

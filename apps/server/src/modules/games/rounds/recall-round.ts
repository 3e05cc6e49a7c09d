import { Refusal } from '../../../platform/http/refusal.ts';
import { ProviderFailure } from '../../../providers/games/game-provider.ts';
import type { GamesServices } from '../services.ts';

type Services = Pick<GamesServices, 'rounds' | 'gameProviders'>;

/** Whether the provider of a venue shows rounds again. */
export const isRecalled = ({ gameProviders }: Pick<Services, 'gameProviders'>, venue: string) =>
  typeof gameProviders.get(venue)?.roundUrl === 'function';

/** Where the provider shows a round of a player; nothing of it is kept, because such addresses end. */
export async function recallRound(
  { rounds, gameProviders }: Services,
  uid: bigint,
  id: bigint,
): Promise<{ url: string }> {
  const row = await rounds.find(uid, id);
  if (!row) throw new Refusal('NOT_FOUND');
  const provider = gameProviders.get(row.venue);
  const bet = (await rounds.listMovements(uid, id)).find(({ kind }) => kind === 'bet');
  if (!provider?.roundUrl || !bet) throw new Refusal('ROUND_NOT_SHOWN');
  const { roundId } = row;
  const { transactionId } = bet;
  try {
    return { url: await provider.roundUrl({ player: String(uid), roundId, transactionId }) };
  } catch (error) {
    if (error instanceof ProviderFailure) throw new Refusal('ROUND_NOT_SHOWN');
    throw error;
  }
}

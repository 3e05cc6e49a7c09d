import * as z from 'zod/mini';
import type { Carrier } from '../../../platform/outbox/deliver-outbox.ts';
import { FinalFailure } from '../../../platform/outbox/final-failure.ts';
import type { NewOutboxMessage } from '../../../platform/outbox/outbox.store.ts';
import { type GameProvider, ProviderFailure } from '../../../providers/games/game-provider.ts';
import type { GamesServices } from '../services.ts';
import type { FreeGrant } from './free-rounds.store.ts';

const channel = 'free-rounds';

const content = z.object({ uid: z.string(), id: z.string(), what: z.enum(['grant', 'cancel']) });

/** What is to be asked of the provider after the commit. */
export const askProviderFor = (
  what: 'grant' | 'cancel',
  { uid, id }: { uid: bigint; id: string },
): NewOutboxMessage => ({ channel, uid, content: { uid: String(uid), id, what } });

type Services = Pick<GamesServices, 'freeRounds' | 'catalogue' | 'gameProviders' | 'now'>;

interface Wanted {
  grant: FreeGrant;
  provider: GameProvider;
  providerGame: string;
}

async function grantRounds(
  { freeRounds, now }: Services,
  { grant, provider, providerGame }: Wanted,
): Promise<void> {
  const { uid, id, rounds, stake, startsAt, endsAt } = grant;
  if (grant.state === 'cancelling') return freeRounds.end(uid, id, 'cancelled');
  if (endsAt.getTime() <= now()) return freeRounds.end(uid, id, 'expired');
  const reference = await provider.freeRounds.grant({
    id,
    player: String(uid),
    providerGame,
    rounds,
    stake: Number(stake),
    from: startsAt,
    until: endsAt,
  });
  await freeRounds.setGranted(uid, id, reference);
}

async function cancelRounds(
  { freeRounds }: Services,
  { grant, provider, providerGame }: Wanted,
): Promise<void> {
  const { uid, id, reference } = grant;
  // Whoever asks the provider for it sees that it is to be cancelled, or says what it is called.
  if (reference === null) throw new Error('The provider has not said yet what it calls the grant');
  await provider.freeRounds.cancel({ reference, providerGame });
  await freeRounds.end(uid, id, 'cancelled');
}

async function carry(services: Services, given: unknown): Promise<void> {
  const { uid: player, id, what } = z.parse(content, given);
  const grant = await services.freeRounds.find(BigInt(player), id);
  if (grant === null || grant.state === 'over') return;
  if (what === 'grant' && grant.reference !== null) return;
  const provider = services.gameProviders.get(grant.venue);
  const game = await services.catalogue.findGame(grant.gameCode);
  if (!provider || !game) throw new Error('The game of the grant has no provider at present');
  const wanted = { grant, provider, providerGame: game.providerGame };
  try {
    await (what === 'grant' ? grantRounds : cancelRounds)(services, wanted);
  } catch (error) {
    const isRefused = error instanceof ProviderFailure && error.trouble === 'refused';
    if (!isRefused) throw error;
    // What is not granted costs nothing. What is not cancelled can be played until its end.
    if (what === 'grant') await services.freeRounds.end(grant.uid, id, 'refused');
    throw new FinalFailure(`The provider has refused to ${what} free rounds`);
  }
}

/** Asks providers for free rounds, and to take them away. */
export const freeRoundsCarriers = (services: Services): Record<string, Carrier> => ({
  [channel]: (given) => carry(services, given),
});

import type { calls } from '@perya/contract/calls';
import type { Handlers } from '../../platform/http/mount-calls.ts';
import type { Games } from './index.ts';

export function gamesRoutes(
  games: Pick<Games, 'launch'>,
): Pick<Handlers<typeof calls>, 'launchGame' | 'launchGameV2'> {
  return { launchGame: games.launch, launchGameV2: games.launch };
}

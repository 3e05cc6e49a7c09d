import { StartError } from '../../platform/start-error.ts';
import type { GameProvider, GameProviders } from './game-provider.ts';
import { hub88Provider } from './hub88/hub88.ts';
import type { GameProviderSettings } from './settings.ts';

/** The providers of the settings; games of all other venues speak our own wire. */
export function chooseGameProviders({
  gameProviders,
  publicUrls,
}: GameProviderSettings & { publicUrls: readonly string[] }): GameProviders {
  const chosen: GameProvider[] = [];
  const [publicUrl] = publicUrls;
  if (gameProviders.hub88) {
    if (!publicUrl) {
      throw new StartError('Setting PERYA_PUBLIC_URL is needed with HUB88_OPERATOR_ID.');
    }
    chosen.push(hub88Provider({ ...gameProviders.hub88, publicUrl }));
  }
  return new Map(chosen.map((provider) => [provider.venue, provider]));
}

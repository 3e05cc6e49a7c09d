import { StartError } from '../../platform/start-error.ts';
import type { GameProvider, GameProviders } from './game-provider.ts';
import { hub88Provider } from './hub88/hub88.ts';
import type { GameProviderSettings } from './settings.ts';
import { slotegratorProvider } from './slotegrator/slotegrator.ts';
import { softswissProvider } from './softswiss/softswiss.ts';

function needed(by: string, publicUrl: string | undefined): string {
  if (!publicUrl) throw new StartError(`Setting PERYA_PUBLIC_URL is needed with ${by}.`);
  return publicUrl;
}

/** The providers of the settings; games of all other venues speak our own wire. */
export function chooseGameProviders({
  gameProviders,
  publicUrls,
}: GameProviderSettings & { publicUrls: readonly string[] }): GameProviders {
  const chosen: GameProvider[] = [];
  const [publicUrl] = publicUrls;
  const { hub88, slotegrator, softswiss, pictureOrigins } = gameProviders;
  if (hub88) {
    const comesBackTo = needed('HUB88_OPERATOR_ID', publicUrl);
    chosen.push(hub88Provider({ ...hub88, pictureOrigins, publicUrl: comesBackTo }));
  }
  if (slotegrator) {
    const comesBackTo = needed('SLOTEGRATOR_MERCHANT_ID', publicUrl);
    chosen.push(slotegratorProvider({ ...slotegrator, pictureOrigins, publicUrl: comesBackTo }));
  }
  if (softswiss) {
    const comesBackTo = needed('SOFTSWISS_CASINO_ID', publicUrl);
    chosen.push(softswissProvider({ ...softswiss, pictureOrigins, publicUrl: comesBackTo }));
  }
  const venues = chosen.map(({ venue }) => venue);
  if (new Set(venues).size !== venues.length) {
    throw new StartError('Two providers of games cannot serve the same venue.');
  }
  return new Map(chosen.map((provider) => [provider.venue, provider]));
}

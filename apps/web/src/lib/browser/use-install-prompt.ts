import { takeInstallOffer, useInstallOffer } from './install-offer.ts';

/** Asks the browser to install the app; null where it has not offered to. */
export function useInstallPrompt(): (() => void) | null {
  const hasOffer = useInstallOffer(({ offer }) => offer !== null);
  return hasOffer ? takeInstallOffer : null;
}

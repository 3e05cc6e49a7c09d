import { localStore, sessionStore } from '@perya/app-kit/browser/browser-stores';
import { languageOfLocale, say, type Text } from '@perya/contract/text';
import {
  followInstallOffer,
  takeInstallOffer,
  useInstallOffer,
} from '../../lib/browser/install-offer.ts';
import { countVisits } from '../../lib/interruptions/count-visits.ts';
import { offerWaiting, useInterruptions } from '../../lib/interruptions/interruptions.ts';

const title: Text = {
  en: 'Put the app on your home screen',
  tl: 'Ilagay ang app sa home screen mo',
};
const wasAsked = 'install-asked';

/** A player who comes back finds the browser's offer behind the bell, once; on a first visit nobody is asked to stay. */
export function offerInstall(): void {
  followInstallOffer();
  if (countVisits(sessionStore, localStore) < 2) return;
  const open = () => {
    localStore.write(wasAsked, true);
    takeInstallOffer();
  };
  const look = () => {
    const isOffered =
      useInstallOffer.getState().offer !== null && localStore.read(wasAsked) !== true;
    const item = {
      id: 'install',
      title: () => say(title, languageOfLocale(document.documentElement.lang)),
      open,
    };
    offerWaiting('install', isOffered ? [item] : []);
  };
  useInstallOffer.subscribe(look);
  // A login empties what waits.
  useInterruptions.subscribe(look);
}

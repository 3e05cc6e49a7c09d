import type { Store } from '@perya/app-kit/browser/storage';
import { headerNames } from '@perya/contract/headers';
import { languageOfLocale } from '@perya/contract/text';
import { campaignHeaders } from './ad-and-referral.ts';
import { deviceCode } from './device.ts';

interface Surroundings {
  readonly widthPx: number;
  /** The `lang` of the page. */
  readonly locale: string;
  readonly session: Store;
}

/** What every call says about the player's device, language and way here. [A-364 A-365 A-366 A-367] */
export function requestHeaders({ widthPx, locale, session }: Surroundings): Record<string, string> {
  return {
    [headerNames.device]: deviceCode(widthPx),
    [headerNames.language]: languageOfLocale(locale),
    ...campaignHeaders(session),
  };
}

import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { brandOfHost, type PolicyBrand, policyBrand } from '@perya/contract/brands';
import { entryOf, readPartner } from '../session/partner.ts';

/** Goes with a call that asks for agreement: whose texts the player is shown, where those are not the host's own. */
export function shownBrand(): { brand?: PolicyBrand } {
  const own = brandOfHost(location.hostname);
  const brand = policyBrand(own, entryOf(readPartner(sessionStore)));
  return brand === own ? {} : { brand };
}

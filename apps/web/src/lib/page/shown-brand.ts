import { brandOfHost, type PolicyBrand, policyBrand } from '@perya/contract/brands';
import { sessionStore } from '../browser/browser-stores.ts';
import { entryOf, readPartner } from '../session/partner.ts';

/** Goes with a call that asks for agreement: whose texts the player is shown, where those are not the host's own. */
export function shownBrand(): { brand?: PolicyBrand } {
  const own = brandOfHost(location.hostname);
  const brand = policyBrand(own, entryOf(readPartner(sessionStore)));
  return brand === own ? {} : { brand };
}

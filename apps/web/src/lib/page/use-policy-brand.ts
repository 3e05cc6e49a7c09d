import { sessionStore } from '@perya/app-kit/browser/browser-stores';
import { type PolicyBrand, policyBrandOf } from '@perya/contract/brands';
import { entryOf, readPartner } from '../session/partner.ts';
import { useSite } from './site.ts';

/** Whose texts the player reads: the brand's, or those of the partner that brought them. [A-404 G-073] */
export function usePolicyBrand(): PolicyBrand {
  const { brand } = useSite();
  return policyBrandOf(brand.tag, entryOf(readPartner(sessionStore)));
}

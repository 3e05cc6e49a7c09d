import { useLingui } from '@lingui/react/macro';
import { brands } from '@perya/contract/brands';
import type { HomeTag } from '@perya/contract/staff/calls/content/home';

/** What the sites are called among staff. */
export function useSiteNames(): Readonly<Record<HomeTag, string>> {
  const { t } = useLingui();
  return {
    h5: t`Mobile web`,
    perya: brands.perya.name,
    sinag: brands.sinag.name,
    tala: brands.tala.name,
    maya: t`Second mini-app`,
    glife1: t`Wallet app`,
  };
}

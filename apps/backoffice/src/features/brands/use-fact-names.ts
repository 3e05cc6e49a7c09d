import { useLingui } from '@lingui/react/macro';
import type { BrandFactName } from './brand-differences.ts';

/** What each of them is called. */
export function useFactNames(): Readonly<Record<BrandFactName, string>> {
  const { t } = useLingui();
  return {
    regulator: t`Regulator`,
    licence_number: t`Number of the licence`,
    licence_url: t`Page of the regulator`,
    helpline_name: t`Helpline`,
    helpline_number: t`Number of the helpline`,
    contacts: t`Contacts`,
  };
}

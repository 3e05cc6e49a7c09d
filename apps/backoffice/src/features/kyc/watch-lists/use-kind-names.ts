import { useLingui } from '@lingui/react/macro';
import type { WatchList } from '@perya/contract/kyc/staff-calls/watch-lists';
import type { Tone } from '../../../lib/show/status-badge.tsx';

type Kind = WatchList['kind'];

/** What a list means for whoever is on it. */
export function useKindNames(): Readonly<Record<Kind, string>> {
  const { t } = useLingui();
  return {
    restricted: t`May not play by law`,
    sanctioned: t`Sanctioned: nobody may deal with them`,
    pep: t`Politically exposed`,
    watch: t`Look closer`,
  };
}

export const kindTones: Readonly<Record<Kind, Tone>> = {
  restricted: 'negative',
  sanctioned: 'negative',
  pep: 'warning',
  watch: 'warning',
};

import { useLingui } from '@lingui/react/macro';
import type { StopScope } from '@perya/contract/house/staff-calls/stops';

export function useScopeNames(): Readonly<Record<StopScope, string>> {
  const { t } = useLingui();
  return {
    house: t`All gaming`,
    venue: t`One venue`,
    game: t`One game`,
    player: t`One player`,
  };
}

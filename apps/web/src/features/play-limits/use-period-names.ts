import { useLingui } from '@lingui/react/macro';
import type { ExclusionPeriod } from '@perya/contract/rules/play-limits';

export function usePeriodNames(): Record<ExclusionPeriod, string> {
  const { t } = useLingui();
  return {
    '1d': t`1 day`,
    '7d': t`7 days`,
    '30d': t`30 days`,
    '6m': t`6 months`,
    '1y': t`1 year`,
    '5y': t`5 years`,
    permanent: t`Forever`,
  };
}

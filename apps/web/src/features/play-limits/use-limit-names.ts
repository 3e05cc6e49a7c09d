import { useLingui } from '@lingui/react/macro';
import type { LimitKind } from '@perya/contract/rules/play-limits';

export function useLimitNames(): Record<LimitKind, string> {
  const { t } = useLingui();
  return {
    daily_stake: t`Daily stake limit`,
    daily_loss: t`Daily loss limit`,
    daily_deposit: t`Daily deposit limit`,
    weekly_deposit: t`Weekly deposit limit`,
    monthly_deposit: t`Monthly deposit limit`,
  };
}

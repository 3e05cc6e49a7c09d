import { useLingui } from '@lingui/react/macro';
import type { LimitName } from '@perya/contract/rules/play-limits';

export function useLimitNames(): Record<LimitName, string> {
  const { t } = useLingui();
  return {
    daily_stake: t`Daily stake limit`,
    daily_loss: t`Daily loss limit`,
    weekly_loss: t`Weekly loss limit`,
    monthly_loss: t`Monthly loss limit`,
    session_minutes: t`Session limit`,
    daily_deposit: t`Daily deposit limit`,
    weekly_deposit: t`Weekly deposit limit`,
    monthly_deposit: t`Monthly deposit limit`,
  };
}

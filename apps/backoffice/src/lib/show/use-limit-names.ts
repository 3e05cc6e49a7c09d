import { useLingui } from '@lingui/react/macro';
import type { LimitName } from '@perya/contract/rules/play-limits';

/** What the limits of a player are called. */
export function useLimitNames(): Record<LimitName, string> {
  const { t } = useLingui();
  return {
    daily_stake: t`Daily stake`,
    daily_loss: t`Daily loss`,
    weekly_loss: t`Weekly loss`,
    monthly_loss: t`Monthly loss`,
    session_minutes: t`Minutes of a session`,
    daily_deposit: t`Daily deposit`,
    weekly_deposit: t`Weekly deposit`,
    monthly_deposit: t`Monthly deposit`,
  };
}

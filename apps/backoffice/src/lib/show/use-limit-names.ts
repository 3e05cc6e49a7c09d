import { useLingui } from '@lingui/react/macro';
import type { LimitKind } from '@perya/contract/rules/play-limits';

/** What the limits of a player are called. */
export function useLimitNames(): Record<LimitKind, string> {
  const { t } = useLingui();
  return {
    daily_stake: t`Daily stake`,
    daily_loss: t`Daily loss`,
    daily_deposit: t`Daily deposit`,
    weekly_deposit: t`Weekly deposit`,
    monthly_deposit: t`Monthly deposit`,
  };
}

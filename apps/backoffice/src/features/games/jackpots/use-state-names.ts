import { useLingui } from '@lingui/react/macro';
import type { JackpotState } from '@perya/contract/games/staff-calls/jackpots';

/** What the states of a jackpot are called. */
export function useStateNames(): Readonly<Record<JackpotState, string>> {
  const { t } = useLingui();
  return { on: t`Running`, off: t`Stopped`, last: t`Ends with the next win` };
}

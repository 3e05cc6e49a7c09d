import { useLingui } from '@lingui/react/macro';
import { allBrands } from '@perya/contract/brands';
import { gameTypes } from '@perya/contract/rules/game-categories';

/** What stands for a gateway where staff corrected a balance. */
const ofStaff = 'staff:';

/** What a line of a report is of, in words; money that took no channel has no name of its own. */
export function useKeyNames(by: string | undefined): (key: string) => string {
  const { t } = useLingui();
  const types: Record<string, string> = {
    [gameTypes.live]: t`Live`,
    [gameTypes.fishing]: t`Fishing`,
    [gameTypes.slot]: t`Slots`,
    [gameTypes.sport]: t`Sport`,
    [gameTypes.table]: t`Table and board games`,
    [gameTypes.bingo]: t`Bingo`,
  };
  // Why staff corrected a balance, as whoever asks for it says.
  const reasons: Record<string, string> = {
    [`${ofStaff}game`]: t`Staff: a game`,
    [`${ofStaff}payment`]: t`Staff: a payment`,
    [`${ofStaff}goodwill`]: t`Staff: goodwill`,
    [`${ofStaff}other`]: t`Staff: something else`,
  };
  const named: Record<string, (key: string) => string> = {
    brand: (key) => allBrands().find(({ tag }) => tag === key)?.name ?? t`Not known`,
    type: (key) => types[key] ?? key,
    channel: (key) => (key === 'web' ? t`Web` : key),
    way: () => t`Voucher, or credited by staff`,
    gateway: (key) => reasons[key] ?? key,
  };
  return (key) => named[by ?? '']?.(key) ?? key;
}

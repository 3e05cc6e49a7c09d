import { useLingui } from '@lingui/react/macro';
import { type BrandTag, brands } from '@perya/contract/brands';
import { gameTypes } from '@perya/contract/rules/game-categories';

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
  return (key) => {
    if (by === 'brand') return brands[key as BrandTag]?.name ?? t`Not known`;
    if (by === 'type') return types[key] ?? key;
    if (by === 'channel') return key === 'web' ? t`Web` : key;
    if (by === 'way') return t`Voucher, or credited by staff`;
    return key;
  };
}

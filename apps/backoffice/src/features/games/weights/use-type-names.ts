import { useLingui } from '@lingui/react/macro';
import { gameTypes } from '@perya/contract/rules/game-categories';

/** What the games of a type are called; table and board games share one. */
export function useTypeNames(): (type: number) => string {
  const { t } = useLingui();
  const names: Record<number, string> = {
    [gameTypes.live]: t`Live`,
    [gameTypes.fishing]: t`Fishing`,
    [gameTypes.slot]: t`Slots`,
    [gameTypes.sport]: t`Sport`,
    [gameTypes.table]: t`Table and board games`,
    [gameTypes.bingo]: t`Bingo`,
  };
  return (type) => names[type] ?? String(type);
}

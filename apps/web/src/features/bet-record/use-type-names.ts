import { useLingui } from '@lingui/react/macro';

/** What a player calls the types that games are filed under. */
export function useTypeNames(): (gameType: number) => string {
  const { t } = useLingui();
  const names: Record<number, string> = {
    1: t`Live`,
    2: t`Fishing`,
    3: t`Slot`,
    4: t`Sport`,
    5: t`Table and board`,
    7: t`Bingo`,
  };
  return (gameType) => names[gameType] ?? t`Other`;
}

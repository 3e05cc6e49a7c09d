import { useLingui } from '@lingui/react/macro';
import type { CheckName, CheckState } from '@perya/contract/house/staff-calls/checks';
import type { Tone } from '../../lib/show/status-badge.tsx';

export function useCheckTexts(): Readonly<Record<CheckName, { title: string; text: string }>> {
  const { t } = useLingui();
  return {
    ledger: {
      title: t`The ledger`,
      text: t`Entries sum to zero, every balance equals its entries and follows from the one before, no balance is negative, no key is applied twice.`,
    },
    books: {
      title: t`The books of the games`,
      text: t`Every round is the sum of its movements, every movement is one posting of the ledger, every day has counted its bets and wins.`,
    },
    liability: {
      title: t`What the house owes`,
      text: t`Balances, withdrawals that are not paid yet and stakes of open rounds are, player by player, what the ledger says.`,
    },
    points: {
      title: t`The ledger of Filcoins`,
      text: t`The same holds for Filcoins: entries sum to zero, every balance equals its entries and is not negative, no key is applied twice.`,
    },
    promotions: {
      title: t`The books of rewards`,
      text: t`Every credited reward is one posting of its amount, and every promotion has cost what its rewards are worth, in all and on each day.`,
    },
  };
}

export function useStateTexts(): Readonly<Record<CheckState, { label: string; tone: Tone }>> {
  const { t } = useLingui();
  return {
    running: { label: t`Running`, tone: 'accent' },
    sound: { label: t`Sound`, tone: 'positive' },
    broken: { label: t`Broken`, tone: 'negative' },
    cancelled: { label: t`Cancelled`, tone: 'neutral' },
    interrupted: { label: t`Interrupted`, tone: 'warning' },
  };
}

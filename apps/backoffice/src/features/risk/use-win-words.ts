import { useLingui } from '@lingui/react/macro';
import type { StaffHeldWin } from '@perya/contract/games/staff-calls/held-wins';
import { formatMoney } from '../../lib/show/format-money.ts';
import type { Tone } from '../../lib/show/status-badge.tsx';

/** How held wins are told. */
export function useWinWords() {
  const { t } = useLingui();
  const ceilings = {
    game: t`More than the game can pay`,
    day: t`Beyond the venue's day`,
    promo: t`Beyond the venue's promotions`,
    debt: t`To be taken back, more than the player has`,
  };
  return {
    ceilingOf: (ceiling: StaffHeldWin['ceiling']) => ceilings[ceiling],
    /** Why it is held, with the figure that it passed. */
    whyOf: ({ ceiling, ceiling_amount }: Pick<StaffHeldWin, 'ceiling' | 'ceiling_amount'>) => {
      const amount = formatMoney(ceiling_amount, false);
      if (ceiling === 'game') {
        return t`By its rules the game can pay ${amount} for this stake. This is more.`;
      }
      if (ceiling === 'day') {
        return t`Wins of the venue may exceed its stakes by ${amount} in a day. This passes it.`;
      }
      if (ceiling === 'debt') {
        return t`The provider corrects the round and takes this back. The player had ${amount}.`;
      }
      return t`The venue may pay promotions of ${amount} in a day. This passes it.`;
    },
    stateOf: (decision: StaffHeldWin['decision']): { tone: Tone; text: string } => {
      if (decision === 'released') return { tone: 'positive', text: t`Paid` };
      if (decision === 'refused') return { tone: 'negative', text: t`Refused` };
      return { tone: 'warning', text: t`Held` };
    },
  };
}

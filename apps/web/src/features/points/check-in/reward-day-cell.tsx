import { useLingui } from '@lingui/react/macro';
import { classNames } from '@perya/ui/class-names';
import { Icon } from '@perya/ui/icon';
import { checkIcon } from '@perya/ui/icons/action';
import { closeIcon } from '@perya/ui/icons/frame';
import { coinIcon } from '@perya/ui/icons/nav';
import type { DayState, RewardDay } from '../rules/check-in-week.ts';

const looks: Record<DayState, string> = {
  checked: 'bg-positive-soft text-positive',
  waiting: 'bg-accent-soft text-accent-strong ring-2 ring-accent',
  lost: 'bg-sunken text-ink-muted',
  pending: 'bg-sunken text-ink',
};
const drawings = { checked: checkIcon, waiting: coinIcon, lost: closeIcon, pending: coinIcon };

/** [M-170] */
export function RewardDayCell({ number, state, bonus }: RewardDay) {
  const { t } = useLingui();
  const names: Record<DayState, string> = {
    checked: t`Checked`,
    waiting: t`Waiting`,
    lost: t`Missed`,
    pending: t`Pending`,
  };
  return (
    <li
      data-state={state}
      className={classNames(
        'flex min-w-0 flex-col items-center gap-1 rounded-control px-1 py-2 text-center text-[0.8125rem] leading-tight',
        looks[state],
      )}
    >
      <span className="font-semibold">{t`Day ${number}`}</span>
      <Icon drawing={drawings[state]} className="size-5" />
      <span className="amount-figures font-bold">+{bonus}</span>
      <span>{names[state]}</span>
    </li>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { BoxReason as Reason } from '@perya/contract/promotions/calls/boxes';

/** Why a day brings no box. */
export function useBoxReasons(): Record<Reason, string> {
  const { t } = useLingui();
  return {
    shared: t`The box of this day is with another account that shares your device, your ID or your payout account. One person gets one box a day.`,
    'other-reward': t`You have another reward of this day, and a box does not come on top of it.`,
    'own-most': t`You have had all that this promotion gives one player.`,
    'day-given': t`All boxes of this day are given.`,
    'all-given': t`All boxes of this promotion are given.`,
  };
}

const isForToday = (reason: Reason) => reason !== 'own-most' && reason !== 'all-given';

/** Why today brings no box, and when the next one can be earned. */
export function BoxReason({ reason }: { readonly reason: Reason }) {
  const { t } = useLingui();
  const reasons = useBoxReasons();
  return (
    <div role="status" className="flex flex-col gap-2">
      <p className="font-bold text-lg">{t`No box today`}</p>
      <p>{reasons[reason]}</p>
      {isForToday(reason) && (
        <p className="text-ink-muted">
          {t`The next one can be earned from 00:00 on, Manila time.`}
        </p>
      )}
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { BoxReason as Reason } from '@perya/contract/promotions/calls/boxes';

/** Why a day brings no box. */
export function useBoxReasons(): Record<Reason, string> {
  const { t } = useLingui();
  return {
    shared: t`Another account with your device, ID or payout account has the box of this day. One person gets one box a day.`,
    'other-reward': t`You already have another reward for this day.`,
    'own-most': t`You have reached the limit of this promo for one player.`,
    'day-given': t`All boxes for this day have been given.`,
    'all-given': t`All boxes of this promo have been given.`,
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

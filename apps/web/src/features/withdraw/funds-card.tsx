import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { listRequirements } from '@perya/contract/payments/calls/payments';
import { formatPesos } from '@perya/money';
import { Amount } from '@perya/ui/amount';
import { Card } from '@perya/ui/card';
import { Icon } from '@perya/ui/icon';
import { infoIcon } from '@perya/ui/icons/frame';
import { Skeleton } from '@perya/ui/states/skeleton';
import { openModal } from '../../lib/modals/open-modal.ts';
import { useCall } from '../../lib/query/use-call.ts';
import { NonWithdrawable } from './non-withdrawable/non-withdrawable.tsx';
import { playedPercent, wholeToPlay } from './rules/what-to-play.ts';
import type { Funds } from './rules/withdraw-figures.ts';
import { useCountsText } from './use-counts-text.ts';

/** What may leave now, what frees the rest, and what is there. [M-098 M-215] */
export function FundsCard({ funds }: { readonly funds: Funds }) {
  const { t } = useLingui();
  return (
    <Card kind="glow" className="flex flex-col gap-1.5 py-3">
      <div>
        <p className="font-semibold text-[0.875rem]">{t`You can withdraw now`}</p>
        <p className="font-display font-extrabold text-[1.75rem] leading-tight">
          <Amount value={formatPesos(funds.withdrawable)} />
        </p>
      </div>
      {funds.locked > 0n && <WayToAll />}
      <dl className="flex flex-col text-[0.875rem]">
        <div className="flex min-h-8 items-center justify-between gap-3">
          <dt>{t`Balance`}</dt>
          <dd className="amount-figures font-semibold">{formatPesos(funds.balance)}</dd>
        </div>
        <div className="flex min-h-8 items-center justify-between gap-3">
          <dt className="flex min-w-0 items-center">
            {t`Non-withdrawable`}
            <button
              type="button"
              aria-label={t`About the non-withdrawable amount`}
              title={t`About the non-withdrawable amount`}
              onClick={openNonWithdrawable}
              className="-my-1.5 inline-flex size-11 shrink-0 items-center justify-center rounded-full"
            >
              <Icon drawing={infoIcon} className="size-5" />
            </button>
          </dt>
          <dd className="amount-figures font-semibold">{formatPesos(funds.locked)}</dd>
        </div>
      </dl>
    </Card>
  );
}

/** [M-215 M-481] */
function openNonWithdrawable(): void {
  openModal({
    title: t`Non-withdrawable amount`,
    presentation: 'center',
    closeOnMask: true,
    closeOnEscape: true,
    content: (close) => <NonWithdrawable close={close} />,
  });
}

/** One bar for all that is locked: how much more play lets the whole balance leave. Without an answer the figures below say enough. */
function WayToAll() {
  const { t } = useLingui();
  const countsText = useCountsText();
  const { answer, state } = useCall(listRequirements, {}, { isPerLanguage: true });
  if (answer === null) {
    return state === 'failed' ? null : <Skeleton className="h-18 opacity-40" />;
  }
  const whole = wholeToPlay(answer);
  if (whole === null) return null;
  const more = formatPesos(whole.left);
  const done = formatPesos(whole.played);
  const all = formatPesos(whole.all);
  return (
    <div className="flex flex-col gap-1.5 text-[0.875rem] leading-snug">
      <p className="font-semibold">{t`Bet ${more} more to withdraw all.`}</p>
      <progress
        aria-label={t`Played`}
        aria-valuetext={t`${done} of ${all}`}
        value={playedPercent(whole)}
        max={100}
        className="h-2.5 w-full appearance-none overflow-hidden rounded-full border-0 bg-glow-ink/25 [&::-moz-progress-bar]:bg-spark [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-spark"
      />
      <p className="text-[0.8125rem]">{countsText(answer.counts)}</p>
    </div>
  );
}

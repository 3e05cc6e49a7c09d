import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatPesos } from '@perya/money';
import { Amount } from '@perya/ui/amount';
import { Card } from '@perya/ui/card';
import { Icon } from '@perya/ui/icon';
import { infoIcon } from '@perya/ui/icons/frame';
import { openModal } from '../../lib/modals/open-modal.ts';
import { NonWithdrawable } from './non-withdrawable/non-withdrawable.tsx';
import type { Funds } from './rules/withdraw-figures.ts';

/** What is there, what of it may leave and what not yet. [M-098 M-215] */
export function FundsCard({ funds }: { readonly funds: Funds }) {
  const { t } = useLingui();
  return (
    <Card kind="glow" className="flex flex-col gap-1.5 py-3">
      <div>
        <p className="font-semibold text-[0.875rem]">{t`You can withdraw`}</p>
        <p className="font-display font-extrabold text-[1.75rem] leading-tight">
          <Amount value={formatPesos(funds.withdrawable)} />
        </p>
      </div>
      <dl className="flex flex-col text-[0.875rem]">
        <div className="flex min-h-8 items-center justify-between gap-3">
          <dt>{t`Balance`}</dt>
          <dd className="amount-figures font-semibold">{formatPesos(funds.balance)}</dd>
        </div>
        <div className="flex min-h-8 items-center justify-between gap-3">
          <dt className="flex items-center">
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

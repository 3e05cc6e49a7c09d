import { useLingui } from '@lingui/react/macro';
import { formatPesos } from '@perya/money';
import { Amount } from '@perya/ui/amount';
import { Card } from '@perya/ui/card';
import { IconButton } from '@perya/ui/icon-button';
import { infoIcon } from '@perya/ui/icons/status';
import { openNonWithdrawable } from './non-withdrawable/open-non-withdrawable.tsx';
import type { Funds } from './rules/withdraw-figures.ts';

/** What is there, what of it may leave and what not yet. [M-098 M-215] */
export function FundsCard({ funds }: { readonly funds: Funds }) {
  const { t } = useLingui();
  return (
    <Card kind="glow" className="flex flex-col gap-3">
      <div>
        <p className="font-semibold text-[0.875rem]">{t`You can withdraw`}</p>
        <p className="font-display font-extrabold text-[1.75rem] leading-tight">
          <Amount value={formatPesos(funds.withdrawable)} />
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-3 text-[0.875rem]">
        <div>
          <dt>{t`Balance`}</dt>
          <dd className="amount-figures font-semibold">{formatPesos(funds.balance)}</dd>
        </div>
        <div className="relative pr-10">
          <dt>{t`Non-withdrawable`}</dt>
          <dd className="amount-figures font-semibold">{formatPesos(funds.locked)}</dd>
          <IconButton
            drawing={infoIcon}
            label={t`About the non-withdrawable amount`}
            onClick={openNonWithdrawable}
            className="absolute -top-0.5 -right-1.5 text-current hover:bg-transparent"
          />
        </div>
      </dl>
    </Card>
  );
}

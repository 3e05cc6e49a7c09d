import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@perya/contract/payments/calls/payments';
import { parseWholePesos } from '@perya/contract/rules/payment-amount';
import { feeOf } from '@perya/contract/rules/payment-channels';
import { centavos, formatPesos, parsePesos } from '@perya/money';
import type { CashbackState } from '../cashback/use-cashback.ts';
import { bonusOf } from '../rules/cashback-offer.ts';

interface TotalProps {
  readonly channel: Channel;
  readonly amount: string;
  readonly cashback: Pick<CashbackState, 'offer' | 'flag'>;
}

/** What it costs and what it brings, beside the button. [M-138 M-452] */
export function Total({ channel, amount, cashback }: TotalProps) {
  const { t } = useLingui();
  const fixed = parsePesos(channel.fee_fixed) ?? centavos(0);
  const asked = parseWholePesos(amount) ?? centavos(0);
  const fee = feeOf({ fixed, basisPoints: channel.fee_basis_points }, asked);
  const bonus =
    cashback.offer !== null && cashback.flag === 1 ? bonusOf(cashback.offer, amount) : 0n;
  const extra = formatPesos(centavos(bonus));
  const lines = [
    [t`Fee`, fee === 0n ? t`No fee` : formatPesos(fee)],
    [t`You pay`, formatPesos(centavos(asked + fee))],
    [t`You get`, formatPesos(centavos(asked + bonus))],
  ] as const;
  return (
    <>
      <dl className="flex justify-between gap-3 text-[0.8125rem] leading-snug">
        {lines.map(([term, value]) => (
          <div key={term} className="last:text-right">
            <dt className="text-ink-muted">{term}</dt>
            <dd className="amount-figures whitespace-nowrap font-semibold text-[0.9375rem]">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {bonus > 0n && (
        <p className="text-right text-[0.8125rem] text-positive leading-snug">
          {t`${extra} of it is cashback`}
        </p>
      )}
    </>
  );
}

import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@perya/contract/payments/calls/payments';
import { parseWholePesos } from '@perya/contract/rules/payment-amount';
import { feeOf } from '@perya/contract/rules/payment-channels';
import { centavos, formatPesos, parsePesos } from '@perya/money';

interface FeeLinesProps {
  readonly channel: Channel;
  readonly amount: string;
}

/** What it costs, before the button. */
export function FeeLines({ channel, amount }: FeeLinesProps) {
  const { t } = useLingui();
  const fixed = parsePesos(channel.fee_fixed) ?? centavos(0);
  const asked = parseWholePesos(amount) ?? centavos(0);
  const fee = feeOf({ fixed, basisPoints: channel.fee_basis_points }, asked);
  const lines = [
    [t`Fee`, fee === 0n ? t`No fee` : formatPesos(fee)],
    [t`You pay`, formatPesos(centavos(asked + fee))],
  ] as const;
  return (
    <dl className="flex flex-col gap-1 text-[0.9375rem]">
      {lines.map(([term, value]) => (
        <div key={term} className="flex justify-between gap-3">
          <dt className="text-ink-muted">{term}</dt>
          <dd className="amount-figures font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

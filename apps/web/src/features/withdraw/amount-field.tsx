import { useLingui } from '@lingui/react/macro';
import type { Channel } from '@perya/contract/payments/calls/payments';
import { cleanAmount } from '@perya/contract/rules/payment-amount';
import { type Centavos, formatPesos } from '@perya/money';
import { TextField } from '@perya/ui/fields/text-field';
import { pesoText } from '../../lib/text/peso-text.ts';
import { allOf, chipsOf, rangeOf } from './rules/withdraw-figures.ts';

interface AmountFieldProps {
  readonly amount: string;
  readonly onChange: (amount: string) => void;
  readonly channel: Channel | null;
  readonly withdrawable: Centavos;
  readonly error: string | undefined;
}

const whole = (amount: Centavos) => formatPesos(amount, { decimals: 0 });

/** Whole pesos, typed, by a chip or all at once. [M-305 M-310 M-311] */
export function AmountField({ amount, onChange, channel, withdrawable, error }: AmountFieldProps) {
  const { t } = useLingui();
  const range = channel && rangeOf(channel);
  const [least, most] = range ? [whole(range.min), whole(range.max)] : ['', ''];
  const all = allOf(withdrawable);
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t`Amount`}
        prefix="₱"
        value={amount}
        onChange={(event) => onChange(cleanAmount(event.target.value, 'withdraw'))}
        inputMode="numeric"
        autoComplete="off"
        error={error}
        hint={range ? t`From ${least} to ${most}` : undefined}
        className="amount-figures"
        suffix={
          <button
            type="button"
            disabled={all === '0'}
            onClick={() => onChange(all)}
            className="min-h-11 whitespace-nowrap rounded-control px-3 font-bold text-[0.875rem] text-accent-strong disabled:text-ink-muted"
          >
            {t`Withdraw All`}
          </button>
        }
      />
      {channel !== null && channel.amount_limit.length > 0 && (
        <ul aria-label={t`Quick amounts`} className="grid grid-cols-4 gap-2">
          {chipsOf(channel, withdrawable).map(({ value, isWithin }) => (
            <li key={value}>
              <button
                type="button"
                disabled={!isWithin}
                aria-pressed={value === amount}
                onClick={() => onChange(value)}
                className="amount-figures min-h-11 w-full rounded-control border border-control bg-raised px-1 font-semibold text-[0.875rem] text-ink aria-pressed:border-accent-strong aria-pressed:bg-accent-soft disabled:border-line disabled:bg-sunken disabled:text-ink-muted"
              >
                {pesoText(value).replace(/\.00$/, '')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

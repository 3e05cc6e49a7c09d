import { useLingui } from '@lingui/react/macro';
import type { Goods } from '@perya/contract/points/calls/mall';
import { affordable, quantityMax } from '@perya/contract/rules/mall/goods';
import { IconButton } from '@perya/ui/icon-button';
import { minusIcon, plusIcon } from '@perya/ui/icons/action';
import { useEffect, useState } from 'react';
import { filcoinText } from '../../../lib/points/filcoin-text.ts';

interface QuantityStepperProps {
  readonly goods: Pick<Goods, 'price_filcoin' | 'stock'>;
  readonly balance: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

const noticeMs = 3000; // [M-275]

/** From one up to what balance and stock allow. [M-274 M-275 M-276] */
export function QuantityStepper({ goods, balance, value, onChange }: QuantityStepperProps) {
  const max = quantityMax(goods, balance);
  const { t } = useLingui();
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    if (!isFull) return;
    const timer = setTimeout(() => setFull(false), noticeMs);
    return () => clearTimeout(timer);
  }, [isFull]);
  const add = () => {
    const next = Math.min(value + 1, max);
    onChange(next);
    if (next === max) setFull(true);
  };
  const most = filcoinText(max);
  const bought = filcoinText(affordable(goods, balance));
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 font-semibold text-[0.875rem]">{t`Quantity`}</legend>
      <div className="flex items-center gap-3">
        <IconButton
          kind="filled"
          drawing={minusIcon}
          label={t`One less`}
          disabled={value <= 1}
          onClick={() => onChange(Math.max(value - 1, 1))}
        />
        <output className="amount-figures min-w-10 text-center font-bold text-lg">{value}</output>
        <IconButton kind="filled" drawing={plusIcon} label={t`One more`} onClick={add} />
        <p role="status" className="font-semibold text-[0.875rem] text-warning">
          {isFull && t`Only ${most} stocks`}
        </p>
      </div>
      <p className="text-[0.8125rem] text-ink-muted">
        {t`Your Filcoins can buy ${bought} of these.`}
      </p>
    </fieldset>
  );
}

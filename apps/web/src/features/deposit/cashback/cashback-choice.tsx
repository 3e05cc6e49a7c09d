import { useLingui } from '@lingui/react/macro';
import { formatPesos } from '@perya/money';
import { Switch } from '@perya/ui/fields/switch';
import { Ticket } from '@perya/ui/ticket';
import { shortPesos } from '../../../lib/text/short-pesos.ts';
import { timeLeftText } from '../../../lib/text/time-left.ts';
import { bonusOf, takesPart } from '../rules/cashback-offer.ts';
import type { CashbackState } from './use-cashback.ts';

interface CashbackChoiceProps {
  readonly cashback: CashbackState;
  readonly amount: string;
}

/** Whether this deposit takes a ticket, and what it would bring. [M-138 M-139 M-141 M-303 M-304] */
export function CashbackChoice({ cashback, amount }: CashbackChoiceProps) {
  const { t } = useLingui();
  const { offer } = cashback;
  if (offer === null) return null;
  const { percent } = offer;
  const least = shortPesos(offer.applies_from);
  const most = shortPesos(offer.max_bonus);
  const isEnough = takesPart(offer, amount);
  const bonus = formatPesos(bonusOf(offer, amount));
  const words = () => {
    if (!isEnough) return t`Minimum deposit ${least} to opt in`;
    return cashback.isOn ? t`You get ${bonus} on top` : t`You could get ${bonus} on top`;
  };
  const left = timeLeftText(cashback.secondsLeft);
  return (
    <section
      aria-label={t`Cashback`}
      className="flex flex-col gap-2.5 rounded-control border border-line px-3.5 py-2.5"
    >
      <Switch
        label={t`${percent}% cashback`}
        description={words()}
        checked={cashback.isOn && isEnough}
        disabled={!isEnough}
        onChange={(event) => cashback.setIsOn(event.target.checked)}
      />
      <ul aria-label={t`Your tickets today`} className="grid grid-cols-2 gap-2">
        {Array.from({ length: cashback.tickets }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: tickets of one day are alike.
          <li key={index}>
            <Ticket value={`${percent}%`} title={t`up to ${most}`} />
          </li>
        ))}
      </ul>
      <p className="amount-figures flex flex-wrap justify-between gap-x-3 text-[0.75rem] text-ink-muted">
        <span>{t`Minimum deposit ${least}`}</span>
        <span role="timer">{t`Ends in ${left}`}</span>
      </p>
    </section>
  );
}

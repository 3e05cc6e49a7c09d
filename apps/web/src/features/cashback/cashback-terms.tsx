import { useLingui } from '@lingui/react/macro';
import { cashback } from '@perya/contract/rules/cashback';
import { formatPesos } from '@perya/money';
import { Card } from '@perya/ui/card';

/** All of it, before anybody deposits. */
export function CashbackTerms() {
  const { t } = useLingui();
  const { percent } = cashback;
  const least = formatPesos(cashback.amountMin, { decimals: 0 });
  const most = formatPesos(cashback.max, { decimals: 0 });
  const toPlay = `${cashback.turnoverTimes}×`;
  const terms = [
    t`A deposit with a ticket brings ${percent}% of its amount on top, ${most} at most, rounded down to the centavo.`,
    t`It counts from a deposit of ${least} on. Below that the switch in the deposit stays off.`,
    t`A deposit takes one ticket when it is begun. If it is not paid, the ticket comes back.`,
    t`Tickets hold until the end of the day in Manila, and cannot be kept for the next one.`,
    t`The bonus can be withdrawn once ${toPlay} its amount has been played.`,
  ];
  return (
    <Card className="flex flex-col gap-3 p-5">
      <h2 className="font-bold font-display text-xl">{t`How it works`}</h2>
      <ul className="flex list-disc flex-col gap-2 pl-5 text-[0.9375rem] leading-normal">
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </Card>
  );
}

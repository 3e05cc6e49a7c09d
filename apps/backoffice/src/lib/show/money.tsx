import { formatMoney } from './format-money.ts';

/** An amount of the contract (a decimal string), with ₱ and two places; with its sign where it is a movement. */
export function Money({
  amount,
  signed = false,
}: {
  readonly amount: string;
  readonly signed?: boolean;
}) {
  const tone = signed && amount.startsWith('-') ? 'text-negative' : undefined;
  return (
    <span className={`amount-figures whitespace-nowrap ${tone ?? ''}`}>
      {formatMoney(amount, signed)}
    </span>
  );
}

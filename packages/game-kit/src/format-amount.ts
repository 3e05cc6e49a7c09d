import { type Centavos, centavos, formatPesos } from '@perya/money';

/** ₱1,234.50, and ₱20 where there are no centavos to show. */
export function formatAmount(amount: bigint): string {
  const exact: Centavos = centavos(amount);
  return formatPesos(exact, { decimals: exact % 100n === 0n ? 0 : 2 });
}

/** An amount as it is typed, as money of the contract: '-20' is '-20.00'; null for what is none. */
export function moneyTyped(typed: string): string | null {
  const [, sign, pesos, cents = ''] = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  if (pesos === undefined) return null;
  const amount = `${BigInt(pesos)}.${cents.padEnd(2, '0')}`;
  return /^0\.00$/.test(amount) ? null : `${sign}${amount}`;
}

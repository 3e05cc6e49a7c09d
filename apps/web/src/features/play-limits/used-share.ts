import { centavos, parsePesos, toPesos } from '@perya/money';

/** How much of a limit is used, in whole percent, from 0 to 100: for a bar, not for money. */
export function usedPercent(used: string, limit: string): number {
  const part = parsePesos(used) ?? 0n;
  const whole = parsePesos(limit) ?? 0n;
  if (whole <= 0n || part <= 0n) return 0;
  return part >= whole ? 100 : Number((part * 100n) / whole);
}

/** What is left of a limit; nothing where more is used than it allows. */
export function leftOf(used: string, limit: string): string {
  const left = (parsePesos(limit) ?? 0n) - (parsePesos(used) ?? 0n);
  return toPesos(centavos(left > 0n ? left : 0n));
}

/** A loss is what was staked beyond what was won. */
export function lossOf(net: string): string {
  return net.startsWith('-') ? net.slice(1) : '0.00';
}

import { type Centavos, centavos } from '@perya/money';
import { GatewayFailure } from './gateway.ts';

/** Pesos as a number of JSON, which is how some gateways want them: exact below ten trillion. */
export const toDecimal = (amount: Centavos) => Number(amount) / 100;

/** Back from there. What is no whole number of centavos is not rounded: nothing is settled by guess. */
export function fromDecimal(pesos: number): Centavos {
  const amount = Math.round(pesos * 100);
  const isExact = Number.isSafeInteger(amount) && amount / 100 === pesos;
  if (!isExact || amount < 0) throw new GatewayFailure('unreadable');
  return centavos(amount);
}

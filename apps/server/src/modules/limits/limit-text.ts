import type { LimitName } from '@perya/contract/rules/play-limits';
import type { Text } from '@perya/contract/text';
import { centavos, formatPesos } from '@perya/money';

/** A limit in words: an amount of money, or minutes. */
export function limitText(name: LimitName, amount: bigint): Text {
  if (name === 'session_minutes') return { en: `${amount} minutes`, tl: `${amount} minuto` };
  const pesos = formatPesos(centavos(amount));
  return { en: pesos, tl: pesos };
}

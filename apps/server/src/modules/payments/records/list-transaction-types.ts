import type { AnswerOf } from '@perya/contract/call';
import type { listTransactionTypes as call } from '@perya/contract/payments/calls/transactions';
import { cashTypeNumbers, cashTypes } from '@perya/contract/rules/cash-types';
import { type Language, say } from '@perya/contract/text';
import type { RecordsServices } from './services.ts';

/** [G-205 G-326] */
export function listTransactionTypes(
  { hasTestFunds }: Pick<RecordsServices, 'hasTestFunds'>,
  language: Language,
): AnswerOf<typeof call> {
  return cashTypeNumbers
    .filter((type) => hasTestFunds || type !== 9001)
    .map((type) => ({ name: say(cashTypes[type], language), cash_type: type }));
}

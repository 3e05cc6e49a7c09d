import type { AnswerOf } from '@perya/contract/call';
import type { addTestFunds } from '@perya/contract/payments/calls/sandbox-funds';
import { type Centavos, toPesos } from '@perya/money';

export interface TestFundsView {
  balance: Centavos;
  leftToday: Centavos;
}

export function presentTestFunds(view: TestFundsView): AnswerOf<typeof addTestFunds> {
  return { balance: toPesos(view.balance), left_today: toPesos(view.leftToday) };
}

import type { InquiryResult } from '@perya/contract/payments/account-inquiries';
import { Counter, type Registry } from 'prom-client';
import type { GatewayTrouble } from '../../providers/payments/gateway.ts';

type Asked = 'open' | 'readOrder' | 'payOut' | 'readPayout' | 'inquire' | 'balance' | 'readDay';
/** What a bank said of an account; `limited` is a player who was asked to wait instead. */
type InquiryOutcome = InquiryResult | 'unanswered' | 'limited';
type WebhookOutcome = 'taken' | 'unsigned';

export interface PaymentMetrics {
  /** A deposit that began, or how it ended. */
  countDeposit(outcome: string): void;
  /** A withdrawal that was reserved, where it went from there, or how it ended. */
  countWithdrawal(outcome: string): void;
  /** A rule that sent a withdrawal to a person. */
  countReview(rule: string): void;
  /** What a player asked for and was refused, by the code of the refusal. */
  countRefused(asked: string, code: string): void;
  countTrouble(gateway: string, asked: Asked, trouble: GatewayTrouble): void;
  countInquiry(gateway: string, outcome: InquiryOutcome): void;
  countWebhook(gateway: string, outcome: WebhookOutcome): void;
  register(registry: Registry): void;
}

/** What whoever runs the product watches of payments. */
export function createPaymentMetrics(): PaymentMetrics {
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [] });
  const deposits = counter('perya_deposits_total', 'Deposits that began, and how they ended.', [
    'outcome',
  ]);
  const withdrawals = counter(
    'perya_withdrawals_total',
    'Withdrawals that were reserved, where they went, and how they ended.',
    ['outcome'],
  );
  const reviews = counter(
    'perya_withdrawal_reviews_total',
    'Withdrawals that a rule sent to a person, by the rule.',
    ['rule'],
  );
  const refused = counter(
    'perya_payments_refused_total',
    'What players asked of payments and were refused, by the code of the refusal.',
    ['asked', 'code'],
  );
  const troubles = counter(
    'perya_gateway_troubles_total',
    'Questions that a payment gateway did not answer, by what was asked and why.',
    ['gateway', 'asked', 'trouble'],
  );
  const inquiries = counter(
    'perya_account_inquiries_total',
    'Questions in whose name a payout account stands, by what the bank said.',
    ['gateway', 'outcome'],
  );
  const webhooks = counter(
    'perya_gateway_webhooks_total',
    'Webhooks of payment gateways; unsigned ones are turned away.',
    ['gateway', 'outcome'],
  );
  return {
    countDeposit: (outcome) => deposits.inc({ outcome }),
    countWithdrawal: (outcome) => withdrawals.inc({ outcome }),
    countReview: (rule) => reviews.inc({ rule }),
    countRefused: (asked, code) => refused.inc({ asked, code }),
    countTrouble: (gateway, asked, trouble) => troubles.inc({ gateway, asked, trouble }),
    countInquiry: (gateway, outcome) => inquiries.inc({ gateway, outcome }),
    countWebhook: (gateway, outcome) => webhooks.inc({ gateway, outcome }),
    register(registry) {
      registry.registerMetric(deposits);
      registry.registerMetric(withdrawals);
      registry.registerMetric(reviews);
      registry.registerMetric(refused);
      registry.registerMetric(troubles);
      registry.registerMetric(inquiries);
      registry.registerMetric(webhooks);
    },
  };
}

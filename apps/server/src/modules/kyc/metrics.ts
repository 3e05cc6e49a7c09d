import type { RefusedAction } from '@perya/contract/rules/kyc-gate';
import { Counter, type Registry } from 'prom-client';

type Submitted = 'insert' | 'update' | 'base';
type Outcome = 'taken' | 'refused';

export interface Metrics {
  countRefused(action: RefusedAction): void;
  countSubmission(call: Submitted, outcome: Outcome): void;
  countFrozen(): void;
  register(registry: Registry): void;
}

/** What whoever runs the product watches of the identity check. */
export function createMetrics(): Metrics {
  const refused = new Counter({
    name: 'perya_kyc_refused_total',
    help: 'Actions that the identity check stood in the way of, by action.',
    labelNames: ['action'],
    registers: [],
  });
  const submissions = new Counter({
    name: 'perya_kyc_submissions_total',
    help: 'Submissions of the identity check, by call and by what became of them.',
    labelNames: ['call', 'outcome'],
    registers: [],
  });
  const frozen = new Counter({
    name: 'perya_kyc_frozen_total',
    help: 'Accounts that were frozen because their time for the identity check was over.',
    registers: [],
  });
  return {
    countRefused: (action) => refused.inc({ action }),
    countSubmission: (call, outcome) => submissions.inc({ call, outcome }),
    countFrozen: () => frozen.inc(),
    register(registry) {
      registry.registerMetric(refused);
      registry.registerMetric(submissions);
      registry.registerMetric(frozen);
    },
  };
}

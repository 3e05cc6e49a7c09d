import { Counter, type Registry } from 'prom-client';

type Submitted = 'insert' | 'update' | 'base';
type Outcome = 'taken' | 'refused';

export interface Metrics {
  countSubmission(call: Submitted, outcome: Outcome): void;
  countFrozen(): void;
  register(registry: Registry): void;
}

/** What whoever runs the product watches of the identity check. */
export function createMetrics(): Metrics {
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
    countSubmission: (call, outcome) => submissions.inc({ call, outcome }),
    countFrozen: () => frozen.inc(),
    register(registry) {
      registry.registerMetric(submissions);
      registry.registerMetric(frozen);
    },
  };
}

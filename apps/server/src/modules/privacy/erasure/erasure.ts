import { Counter, Gauge, type Registry } from 'prom-client';
import type { Jobs } from '../../../platform/jobs.ts';
import type { PrivacyServices } from '../services.ts';
import { eraseAccounts } from './erase-accounts.ts';

/** Keeps what is known of a person as long as the law asks after the account was closed, and no longer. */
export function createErasure(services: PrivacyServices) {
  const outcomes = new Counter({
    name: 'perya_accounts_erased_total',
    help: 'Closed accounts whose years are over: erased, or why not.',
    labelNames: ['outcome'],
    registers: [],
  });
  const jobs: Jobs = {
    crontab: '37 18 * * * privacy_erase_accounts',
    tasks: { privacy_erase_accounts: () => eraseAccounts({ ...services, outcomes }) },
  };
  return {
    jobs,
    registerMetrics(registry: Registry) {
      registry.registerMetric(outcomes);
      new Gauge({
        name: 'perya_accounts_to_erase',
        help: 'Closed accounts whose years are over and by which somebody is still known.',
        registers: [registry],
        async collect() {
          const years = await services.limits.policy('retention_years');
          this.set(await services.identity.closings.countDue(years));
        },
      });
    },
  };
}

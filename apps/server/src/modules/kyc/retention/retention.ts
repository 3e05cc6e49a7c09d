import { Counter, type Registry } from 'prom-client';
import type { Jobs } from '../../../platform/jobs.ts';
import { eraseOldVersions, type RetentionServices } from './erase-old-versions.ts';

/** Keeps personal data as long as the licence demands, and no longer. */
export function createRetention(needs: Omit<RetentionServices, 'erased'>) {
  const erased = new Counter({
    name: 'perya_kyc_erased_total',
    help: 'Versions of identity checks that were erased after their time.',
    registers: [],
  });
  const jobs: Jobs = {
    crontab: '17 18 * * * kyc_erase_old_versions\n',
    tasks: { kyc_erase_old_versions: () => eraseOldVersions({ ...needs, erased }) },
  };
  return { jobs, registerMetrics: (registry: Registry) => registry.registerMetric(erased) };
}

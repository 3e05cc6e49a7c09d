import type pg from 'pg';
import { Counter, type Registry } from 'prom-client';
import type { Jobs } from '../../../platform/jobs.ts';
import { eraseOldScans } from './erase-old-scans.ts';
import { eraseOldVersions, type RetentionServices } from './erase-old-versions.ts';
import { createScanRetentionStore } from './scan-retention.store.ts';

interface RetentionNeeds extends Omit<RetentionServices, 'erased'> {
  pool: pg.Pool;
}

/** Keeps personal data as long as the licence demands, and no longer. */
export function createRetention({ pool, ...needs }: RetentionNeeds) {
  const erased = new Counter({
    name: 'perya_kyc_erased_total',
    help: 'Versions of identity checks that were erased after their time.',
    registers: [],
  });
  const erasedScans = new Counter({
    name: 'perya_kyc_scans_erased_total',
    help: 'Scans of IDs that were erased: never submitted, or of a version that was erased.',
    registers: [],
  });
  const scans = createScanRetentionStore(pool);
  const jobs: Jobs = {
    crontab: '17 18 * * * kyc_erase_old_versions\n',
    tasks: {
      async kyc_erase_old_versions() {
        await eraseOldVersions({ ...needs, erased });
        // Afterwards: what was read for a version goes in the same night.
        await eraseOldScans({ ...needs, scans, erasedScans });
      },
    },
  };
  return {
    jobs,
    registerMetrics(registry: Registry) {
      registry.registerMetric(erased);
      registry.registerMetric(erasedScans);
    },
  };
}

import type { Jobs } from '../../../platform/jobs.ts';
import { bySystem } from '../../audit/index.ts';
import { fetchResult } from './fetch-result.ts';
import { scanLifeMinutes } from './policy.ts';
import type { ScanServices } from './services.ts';
import { failScan } from './settle-scan.ts';

const batchSize = 100;

const crontab = `
*/5 * * * * kyc_end_abandoned_scans
11 19 * * * kyc_forget_scan_days
`;

export function createScanJobs(services: ScanServices): Jobs {
  return {
    crontab,
    tasks: {
      kyc_end_abandoned_scans: async () => endAbandoned(services),
      kyc_forget_scan_days: async () => services.scans.forgetDays(),
    },
  };
}

/** Ends scans that nobody came back for; the provider is asked one last time, as its callback may be lost. */
async function endAbandoned(services: ScanServices): Promise<void> {
  const origin = bySystem('kyc_end_abandoned_scans');
  for (;;) {
    const overdue = await services.scans.listOverdue(scanLifeMinutes, batchSize);
    for (const scan of overdue) {
      const asked =
        scan.transactionId === null ? scan : await fetchResult(services, origin, scan, null);
      if (asked.state === 'begun') await failScan(services, origin, scan, 'abandoned');
    }
    if (overdue.length < batchSize) return;
  }
}

import type { KycRecord } from '@perya/contract/calls/kyc';
import type { ocrCalls } from '@perya/contract/calls/ocr';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { ScanServices } from './dependencies.ts';
import { createScanFigures } from './figures.ts';
import { createScanJobs } from './jobs.ts';
import { scanRoutes } from './routes.ts';
import { presentScan } from './scan.present.ts';
import { createScanStore } from './scan.store.ts';

type Needed = 'audit' | 'identity' | 'keyring' | 'scanner' | 'store' | 'rateLimiter' | 'publicUrls';

export interface ScanNeeds extends Pick<ScanServices, Needed> {
  pool: pg.Pool;
}

export interface ScanRoom {
  /** The scan that counts, as the record shows it. */
  readForRecord(uid: bigint): Promise<Pick<KycRecord, 'ocr' | 'ocr_status'>>;
  handlers: Handlers<typeof ocrCalls>;
  jobs: Jobs;
  registerMetrics(registry: Registry): void;
}

/** Scans of IDs at a provider: begun, called back about, asked for, and ended where nobody came back. */
export function createScanRoom({ pool, ...needs }: ScanNeeds): ScanRoom {
  const figures = createScanFigures();
  const scans = createScanStore(pool);
  const services: ScanServices = { ...needs, scans, figures, underWay: new Map() };
  return {
    async readForRecord(uid) {
      const { ocr_status, ocr } = presentScan(services, await scans.findLast(uid));
      return { ocr_status, ocr };
    },
    handlers: scanRoutes(services),
    jobs: createScanJobs(services),
    registerMetrics: figures.register,
  };
}

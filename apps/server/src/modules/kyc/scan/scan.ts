import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { ScannedFields } from '@perya/contract/id-scan/wire';
import type { KycRecord } from '@perya/contract/kyc/calls/kyc';
import type { noteOcrCallback as call, ocrCalls } from '@perya/contract/kyc/calls/ocr';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { bindVerbs } from '../../../platform/bind-verbs.ts';
import type { PlayerContext, ProviderContext } from '../../../platform/http/context.ts';
import type { Handlers } from '../../../platform/http/mount-calls.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import { bySystem, type Recorded } from '../../audit/index.ts';
import { beginScan } from './begin-scan.ts';
import { checkScan } from './check-scan.ts';
import { fetchResult } from './fetch-result.ts';
import { createScanJobs } from './jobs.ts';
import { createScanMetrics } from './metrics.ts';
import { fieldsOf, presentScan } from './scan.present.ts';
import { createScanStore } from './scan.store.ts';
import type { ScanServices } from './services.ts';

/** The scanner says that a scan has ended. It is believed in nothing: the result is asked for, once. */
async function noteCallback(
  services: ScanServices,
  context: ProviderContext,
  { biz_id, transaction_id }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const scan = await services.scans.find(biz_id, transaction_id);
  if (scan?.state === 'begun') {
    await fetchResult(services, bySystem('id-scan-callback'), scan, context.log);
  }
  return { taken: true };
}

function scanRoutes(services: ScanServices): Handlers<typeof ocrCalls> {
  return {
    ...bindVerbs(services, {
      setupOcr: beginScan,
      checkOcrResult: checkScan,
      noteOcrCallback: noteCallback,
    }),
  };
}

type Needed =
  | 'audit'
  | 'identity'
  | 'keyring'
  | 'scanner'
  | 'store'
  | 'rateLimiter'
  | 'idTypes'
  | 'publicUrls';

export interface ScanNeeds extends Pick<ScanServices, Needed> {
  pool: pg.Pool;
}

/** What a scan has read, with how sure it was, 0 to 100, and which it was. */
export type KnownId = ScannedFields & { score: number; bizId: string };

export interface ScanRoom {
  /** The scan that counts, as the record shows it. */
  readForRecord(context: PlayerContext): Promise<Pick<KycRecord, 'ocr' | 'ocr_status'>>;
  /** What had been read of the player's ID by then, or by now, opened; null where no scan had succeeded. */
  readAt(uid: bigint, moment: Date | null): Promise<KnownId | null>;
  /** Whether it was not erased meanwhile; of a player who is held it then stays. */
  isKept(tx: Recorded, uid: bigint, bizId: string): Promise<boolean>;
  handlers: Handlers<typeof ocrCalls>;
  jobs: Jobs;
  registerMetrics(registry: Registry): void;
}

/** Scans of IDs at a provider: begun, called back about, asked for, and ended where nobody came back. */
export function createScanRoom({ pool, ...needs }: ScanNeeds): ScanRoom {
  const metrics = createScanMetrics();
  const scans = createScanStore(pool);
  const services: ScanServices = { ...needs, scans, metrics, underWay: new Map() };
  return {
    async readForRecord(context) {
      const scan = await scans.findLast(context.uid);
      const { ocr_status, ocr } = presentScan(services, context, scan);
      return { ocr_status, ocr };
    },
    async readAt(uid, moment) {
      const scan = await scans.findReadAt(uid, moment);
      const fields = fieldsOf(services.keyring, scan);
      return scan && fields && { ...fields, score: scan.score ?? 0, bizId: scan.bizId };
    },
    isKept: async (tx, uid, bizId) => (await scans.lock(tx, { uid, bizId })) !== null,
    handlers: scanRoutes(services),
    jobs: createScanJobs(services),
    registerMetrics: metrics.register,
  };
}

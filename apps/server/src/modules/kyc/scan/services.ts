import type { IdType } from '@perya/contract/rules/kyc-options';
import type { Keyring } from '../../../platform/keyring.ts';
import type { IdScanner } from '../../../providers/id-scan/scanner.ts';
import type { Audit } from '../../audit/index.ts';
import type { Identity } from '../../identity/index.ts';
import type { KycStore } from '../kyc.store.ts';
import type { KycRateLimiter } from '../rate-limits.ts';
import type { ScanMetrics } from './metrics.ts';
import type { HeldScan, ScanStore } from './scan.store.ts';

/** What the verbs of this room work with. */
export interface ScanServices {
  audit: Pick<Audit, 'record'>;
  identity: Pick<Identity, 'hold' | 'uploads'>;
  keyring: Keyring;
  scanner: IdScanner;
  store: Pick<KycStore, 'lockRecord' | 'statusIn'>;
  scans: ScanStore;
  rateLimiter: KycRateLimiter;
  metrics: ScanMetrics;
  /** What is taken as proof of identity. */
  idTypes: readonly IdType[];
  /** Where players open the app. */
  publicUrls: readonly string[];
  /** Scans whose result is being fetched in this process. */
  underWay: Map<string, Promise<HeldScan>>;
}

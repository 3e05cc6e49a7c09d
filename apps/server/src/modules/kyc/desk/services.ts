import type { Keyring } from '../../../platform/keyring.ts';
import type { Audit } from '../../audit/index.ts';
import type { Identity } from '../../identity/index.ts';
import type { KycStore } from '../kyc.store.ts';
import type { SubmissionStore } from '../record/submission.store.ts';
import type { ScanRoom } from '../scan/scan.ts';
import type { Screeners } from '../screening/screening.ts';
import type { DeskStore } from './desk.store.ts';
import type { DeskCounter } from './desk-metrics.ts';
import type { QueueStore } from './queue.store.ts';

/** What the verbs of this room work with. */
export interface DeskServices {
  audit: Pick<Audit, 'record'>;
  identity: Pick<Identity, 'hold' | 'uploads'>;
  keyring: Keyring;
  store: Pick<KycStore, 'lockRecord' | 'setStatus'>;
  submissions: Pick<SubmissionStore, 'find'>;
  scan: Pick<ScanRoom, 'readAt'>;
  screening: Pick<Screeners, 'prepare'>;
  desk: DeskStore;
  queue: QueueStore;
  deskFigures: DeskCounter;
}

import type { Health } from '@perya/contract/house/staff-calls/home';
import type { RateLimit } from '../../platform/http/rate-limits.ts';
import type { Finder } from '../../platform/lists/finder.ts';
import type { OutboxStore } from '../../platform/outbox/outbox.store.ts';
import type { ProcessStore } from '../../platform/processes/process.store.ts';
import type { Audit } from '../audit/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Content } from '../content/index.ts';
import type { Evidence } from '../evidence/index.ts';
import type { Games } from '../games/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Kyc } from '../kyc/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Partners } from '../partners/index.ts';
import type { Points } from '../points/index.ts';
import type { Promotions } from '../promotions/index.ts';
import type { ExportHandlers, Staff } from '../staff/index.ts';
import type { Stops } from '../stops/index.ts';
import type { AlarmStore } from './alarms/alarm.store.ts';
import type { CheckStore } from './checks/check.store.ts';
import type { DueStore } from './home/due.store.ts';
import type { WaitingQueue } from './home/queues.ts';
import type { LiabilityStore } from './liability/liability.store.ts';
import type { LivesStore } from './settings/lives.store.ts';

/** Settings that staff may read: never a secret, nor where one lies. */
export interface ShownSettings {
  kycPolicy: string;
  realityCheckMinutes: number;
  publicUrls: readonly string[];
  rateLimits: Readonly<Record<string, RateLimit>>;
}

/** What the verbs of this module work with. */
export interface HouseServices {
  audit: Pick<Audit, 'record' | 'lastVerdict'>;
  ledger: Pick<Ledger, 'check' | 'countWallets' | 'readInRanges' | 'seals'>;
  partners: Pick<Partners, 'listFailing'>;
  evidence: Pick<Evidence, 'listBroken' | 'listBrokenDays'>;
  points: Pick<Points, 'check' | 'countWallets' | 'seals'>;
  promotions: Pick<Promotions, 'check'>;
  identity: Pick<Identity, 'listNames'>;
  kyc: Pick<Kyc, 'isLax' | 'readFreezes' | 'reviews'>;
  catalogue: Pick<Catalogue, 'findGame' | 'findVenue' | 'listCeilings'>;
  content: Pick<Content, 'describeBrand'>;
  /** What the settings say, as far as staff may know it. */
  shown: ShownSettings;
  lives: LivesStore;
  games: Pick<Games, 'checkBooks' | 'countAtPlay'>;
  stops: Pick<Stops, 'countInForce' | 'findInForce' | 'page' | 'stop'>;
  staff: Pick<Staff, 'listNames' | 'exportList'>;
  /** What reads the lists of the modules below that can be exported. */
  lists: Omit<ExportHandlers, 'listDeadLetters'>;
  /** What the modules below find by a word. */
  finders: readonly Finder[];
  checks: CheckStore;
  alarms: AlarmStore;
  /** Who is told of alarms outside of the house. */
  alarmPlaces: readonly string[];
  outbox: OutboxStore;
  processes: ProcessStore;
  liability: LiabilityStore;
  queues: readonly WaitingQueue[];
  due: DueStore;
  /** Shared by everybody who asks within the same second. */
  health(): Promise<Health>;
  /** Checks that run in this process. */
  running: Set<Promise<unknown>>;
  isClosing(): boolean;
}

import type { Health } from '@perya/contract/house/staff-calls/home';
import type { Counter } from 'prom-client';
import type { RateLimit } from '../../platform/http/rate-limits.ts';
import type { Keyring } from '../../platform/keyring.ts';
import type { Assigner } from '../../platform/lists/assigner.ts';
import type { Finder } from '../../platform/lists/finder.ts';
import type { Gauge } from '../../platform/lists/gauge.ts';
import type { Linker } from '../../platform/lists/linker.ts';
import type { PulseSource } from '../../platform/lists/pulse.ts';
import type { Teller } from '../../platform/lists/teller.ts';
import type { Witness } from '../../platform/lists/witness.ts';
import type { OutboxStore } from '../../platform/outbox/outbox.store.ts';
import type { ProcessStore } from '../../platform/processes/process.store.ts';
import type { MessageSender } from '../../providers/messages/sender.ts';
import type { Gateways } from '../../providers/payments/gateway.ts';
import type { Audit, Recorded } from '../audit/index.ts';
import type { Catalogue } from '../catalogue/index.ts';
import type { Content } from '../content/index.ts';
import type { Doors } from '../doors/index.ts';
import type { Evidence } from '../evidence/index.ts';
import type { Games } from '../games/index.ts';
import type { Identity } from '../identity/index.ts';
import type { Kyc } from '../kyc/index.ts';
import type { Ledger } from '../ledger/index.ts';
import type { Location } from '../location/index.ts';
import type { Partners } from '../partners/index.ts';
import type { Payments } from '../payments/index.ts';
import type { Points } from '../points/index.ts';
import type { Promotions } from '../promotions/index.ts';
import type { Release } from '../release/index.ts';
import type { Reports } from '../reports/index.ts';
import type { ExportHandlers, Staff } from '../staff/index.ts';
import type { Stops } from '../stops/index.ts';
import type { Vip } from '../vip/index.ts';
import type { AlarmStore } from './alarms/alarm.store.ts';
import type { CheckStore } from './checks/check.store.ts';
import type { DueStore } from './home/due.store.ts';
import type { TodayLook } from './home/look-at-today.ts';
import type { WaitingQueue } from './home/queues.ts';
import type { ShiftStore } from './home/shift.store.ts';
import type { LiabilityStore } from './liability/liability.store.ts';
import type { MailedStore } from './mailed/mailed.store.ts';
import type { TestStore } from './opening/test.store.ts';
import type { LivesStore } from './settings/lives.store.ts';

/** Settings that staff may read: never a secret, nor where one lies. */
export interface ShownSettings {
  kycPolicy: string;
  realityCheckMinutes: number;
  publicUrls: readonly string[];
  rateLimits: Readonly<Record<string, RateLimit>>;
}

/** What the settings have put in, without what it is. */
export interface Installed {
  hasKeys: boolean;
  hasScanner: boolean;
  hasCarrier: boolean;
}

/** What the verbs of this module work with. */
export interface HouseServices {
  audit: Pick<Audit, 'record' | 'lastVerdict'>;
  ledger: Pick<Ledger, 'check' | 'countWallets' | 'readInRanges' | 'seals'>;
  partners: Pick<Partners, 'listFailing'>;
  evidence: Pick<Evidence, 'listBroken' | 'listBrokenDays'>;
  points: Pick<Points, 'check' | 'countWallets' | 'seals' | 'wallet'>;
  promotions: Pick<Promotions, 'check'>;
  release: Pick<Release, 'listVerified' | 'needsList'>;
  identity: Pick<Identity, 'listMaskedNames' | 'listNames'>;
  kyc: Pick<Kyc, 'countBranches' | 'isLax' | 'readFreezes' | 'reviews' | 'statusOf'>;
  location: Pick<Location, 'describe'>;
  catalogue: Pick<Catalogue, 'findGame' | 'findVenue' | 'listCeilings' | 'listVenues'>;
  content: Pick<Content, 'describeBrand' | 'listBrands'>;
  /** What the settings say, as far as staff may know it. */
  shown: ShownSettings;
  lives: LivesStore;
  games: Pick<Games, 'checkBooks' | 'countAtPlay' | 'listUnsoundDays'>;
  vip: Pick<Vip, 'standingOf'>;
  stops: Pick<Stops, 'countInForce' | 'findInForce' | 'page' | 'stop'>;
  doors: Pick<Doors, 'addProof' | 'close' | 'listProofs' | 'openWhen' | 'read'>;
  payments: { channels: Pick<Payments['channels'], 'listUsable'> };
  staff: Pick<
    Staff,
    | 'countHolding'
    | 'emailOf'
    | 'exportList'
    | 'findColleague'
    | 'listHolding'
    | 'listNames'
    | 'mailboxOf'
  >;
  reports: Pick<Reports, 'figures' | 'lastClosedDay' | 'listStatementsDue'>;
  /** What reads the lists of the modules below that can be exported. */
  lists: Omit<ExportHandlers, 'listDeadLetters' | 'listSignificantEvents'>;
  /** What the modules below find by a word. */
  finders: readonly Finder[];
  /** The figures of a player that modules below keep. */
  gauges: readonly Gauge[];
  /** How modules below give their cases to somebody. */
  assigners: readonly Assigner<Recorded>[];
  /** By what modules below find players who belong together. */
  linkers: readonly Linker[];
  /** What modules below count of a day. */
  pulses: readonly PulseSource[];
  lookAtToday: TodayLook;
  /** What each module below tells of a player. */
  tellers: readonly Teller[];
  /** What each module knows of significant events. */
  witnesses: readonly Witness[];
  installed: Installed;
  keyring: Pick<Keyring, 'digest'>;
  sender: MessageSender;
  gateways: Gateways;
  tests: TestStore;
  checks: CheckStore;
  alarms: AlarmStore;
  /** Who is told of alarms outside of the house. */
  alarmPlaces: readonly string[];
  mailed: MailedStore;
  /** Reports by email, sent or not. */
  mailedCount: Counter<'outcome'>;
  outbox: OutboxStore;
  processes: ProcessStore;
  liability: LiabilityStore;
  queues: readonly WaitingQueue[];
  due: DueStore;
  shifts: ShiftStore;
  /** Shared by everybody who asks within the same second. */
  health(): Promise<Health>;
  /** Checks that run in this process. */
  running: Set<Promise<unknown>>;
  isClosing(): boolean;
}

import type { GateName } from '@perya/contract/gates';
import type { kycCalls } from '@perya/contract/kyc/calls/kyc';
import type { ocrCalls } from '@perya/contract/kyc/calls/ocr';
import type { branchesCalls } from '@perya/contract/kyc/staff-calls/branches';
import type { complianceCalls } from '@perya/contract/kyc/staff-calls/compliance';
import type { listedPersonsCalls } from '@perya/contract/kyc/staff-calls/listings';
import type { playerStatusCalls } from '@perya/contract/kyc/staff-calls/player-status';
import type { reviewsCalls } from '@perya/contract/kyc/staff-calls/reviews';
import type { watchListsCalls } from '@perya/contract/kyc/staff-calls/watch-lists';
import type { KycStatus } from '@perya/contract/rules/kyc-status';
import type { ChannelPartner } from '@perya/contract/rules/payment-channels';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import type { ConfigurationPart } from '../../platform/configuration/part.ts';
import type { Controls } from '../../platform/evidence/control.store.ts';
import type { OwnData } from '../../platform/files/data-file.ts';
import type { Authenticators } from '../../platform/http/callers.ts';
import type { Guards } from '../../platform/http/gates/admission.ts';
import type { Refusal } from '../../platform/http/refusal.ts';
import { joinJobs } from '../../platform/jobs.ts';
import type { Assigner } from '../../platform/lists/assigner.ts';
import type { Finder } from '../../platform/lists/finder.ts';
import type { Linker } from '../../platform/lists/linker.ts';
import type { PulseSource } from '../../platform/lists/pulse.ts';
import type { Teller } from '../../platform/lists/teller.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import { checkCallback } from '../../providers/id-scan/check-callback.ts';
import type { ChosenScanner } from '../../providers/id-scan/choose-scanner.ts';
import type { Recorded, RequestActions } from '../audit/index.ts';
import { admit, refusalNow, refusalOf, statusesFor } from './admit.ts';
import { createBirthdayStore } from './birthdays/birthday.store.ts';
import { listBirthdays } from './birthdays/list-birthdays.ts';
import { type Branch, createBranchStore } from './branches/branch.store.ts';
import { branchPart } from './branches/branch-part.store.ts';
import { createCompletionStore } from './compliance/completion.store.ts';
import { type ComplianceRoom, createCompliance } from './compliance/compliance.ts';
import type { ComplianceServices } from './compliance/services.ts';
import { createKycControls } from './controls.store.ts';
import { createDesk, type DeskRoom } from './desk/desk.ts';
import { createDeskMetrics } from './desk/desk-metrics.ts';
import { kycPulses } from './desk/pulse.store.ts';
import { createQueueStore } from './desk/queue.store.ts';
import { createFreezeStore, type FreezeState } from './freeze/freeze.store.ts';
import { createFreezeJobs } from './freeze/jobs.ts';
import { createKycStore } from './kyc.store.ts';
import { createMetrics } from './metrics.ts';
import { createOwnDataStore } from './own-data/own-data.store.ts';
import { readOwnData } from './own-data/read-own-data.ts';
import {
  type Person,
  readPerson,
  readWholePerson,
  type WholePerson,
} from './record/read-person.ts';
import { createSubmissionStore } from './record/submission.store.ts';
import { type DemoPerson, verifyDemoPerson } from './record/verify-demo-person.ts';
import { createRetention } from './retention/retention.ts';
import { kycRoutes } from './routes.ts';
import { createScanRoom, type ScanNeeds } from './scan/scan.ts';
import { kycLinkers } from './screening/linkers.store.ts';
import { type ListedHit, screenPersons } from './screening/screen-persons.ts';
import { createScreening, type Screeners } from './screening/screening.ts';
import type { KycServices } from './services.ts';
import type { KycSettings } from './settings.ts';
import { statusTeller } from './tell-status.ts';
import { unblockByTwo } from './unblock-player.action.ts';

export interface KycNeeds
  extends Pick<KycServices, 'audit' | 'keyring'>,
    Pick<ScanNeeds, 'rateLimiter'> {
  identity: KycServices['identity'] & ComplianceServices['identity'];
  content: ComplianceServices['content'];
  pool: pg.Pool;
  idScan: ChosenScanner;
  settings: KycSettings & { publicUrls: readonly string[] };
}

export interface Kyc {
  statusOf(uid: bigint): Promise<KycStatus>;
  ownData: OwnData;
  /** Changes of the status, for the story of a player. */
  tellers: readonly Teller[];
  /** Who has shown the same ID or photo. */
  linkers: readonly Linker[];
  /** What came in on a day. */
  pulses: readonly PulseSource[];
  /** What a player is called; empty where nothing was given. */
  personOf(uid: bigint): Promise<Person>;
  /** All that they have said to be, for reports that the law asks for; whoever reads it writes that down. */
  wholePersonOf(uid: bigint): Promise<WholePerson>;
  /** Lists of sanctioned and politically exposed persons, for whoever holds everybody against them. */
  lists: {
    /** Rises with every import. */
    version(): Promise<string>;
    screen(uids: readonly bigint[]): Promise<ListedHit[]>;
  };
  /** Since when the player is fully verified; null if they are not. */
  verifiedAt(uid: bigint): Promise<Date | null>;
  /** Approved players whose birthday is kept on a day in Manila, batch by batch. */
  birthdaysOn(day: string): AsyncIterable<bigint[]>;
  /** What it asks at the gates of players' calls: the status, and the rule of test accounts. */
  admit: Guards['identity'];
  /** The same of the lists of persons whom the law keeps from play. */
  admitUnlisted: Guards['lists'];
  controls: Controls<'everybody-is-screened'>;
  /** The same of a status that was read under a lock; null lets it proceed. */
  refusalOf(gate: GateName, status: KycStatus, partner?: ChannelPartner): Refusal | null;
  /** The statuses that pass a gate under the operator's policy, for whoever compares under a lock. */
  statusesFor(gate: GateName, partner?: ChannelPartner): KycStatus[];
  /** What the gate says after the status was not among them. */
  refusalNow(gate: GateName, uid: bigint, partner?: ChannelPartner): Promise<Refusal>;
  /** Adds branches that are missing, in their order; what an operator has changed since stays. */
  addMissingBranches(branches: readonly Branch[]): Promise<void>;
  /** What travels with the configuration of the house. */
  configuration: readonly ConfigurationPart[];
  /** How many branches a player can name. */
  countBranches(): Promise<number>;
  /** For the demo operator, whose players stand for people who were checked. */
  verifyDemoPerson(uid: bigint, person: DemoPerson): Promise<void>;
  /** Knows the provider of scans by its signature: the authenticator of providers. */
  checkCallback: NonNullable<Authenticators['provider']>;
  /** The documents' table was chosen for real money, where players may play unchecked. */
  isLax: boolean;
  actions: ComplianceRoom['actions'] & Screeners['actions'] & RequestActions<'players.unblock'>;
  /** What the clock of the 72 hours found, and whether it waits for somebody to look. */
  readFreezes(): Promise<FreezeState>;
  /** Submissions that wait for a reviewer. */
  reviews: Pick<DeskRoom, 'countOpen'>;
  /** How they are given to somebody. */
  assigners: readonly Assigner<Recorded>[];
  /** Submissions, for the search over everything. */
  finders: readonly Finder[];
  registerMetrics(registry: Registry): void;
}

type KycCalls = typeof kycCalls &
  typeof ocrCalls &
  typeof playerStatusCalls &
  typeof complianceCalls &
  typeof branchesCalls &
  typeof reviewsCalls &
  typeof listedPersonsCalls &
  typeof watchListsCalls;

/**
 * How far a player's identity is known, and what that lets the player do. Functions of modules
 * above ask `kyc.status_of(uid)` in the database and compare with `statusesFor`.
 */
export function createKyc(needs: KycNeeds): Module<Kyc, KycCalls> {
  const { pool, settings, audit, identity, keyring } = needs;
  const policy = settings.kycPolicy;
  const store = createKycStore(pool);
  const { idScan, rateLimiter } = needs;
  const { idTypes, publicUrls } = settings;
  const scan = createScanRoom({
    pool,
    audit,
    identity,
    keyring,
    store,
    scanner: idScan.scanner,
    rateLimiter,
    idTypes,
    publicUrls,
  });
  const queue = createQueueStore(pool);
  const deskFigures = createDeskMetrics(queue);
  const onImport = () => deskFigures.count('imported');
  const screening = createScreening({ pool, keyring, audit, identity, onImport });
  identity.alsoFind({ find: screening.findByIdNumber, hidesWords: true });
  identity.alsoFind({ find: screening.findBySurname, hidesWords: false });
  const services: KycServices = {
    audit,
    identity,
    keyring,
    store,
    scan,
    branches: createBranchStore(pool),
    submissions: createSubmissionStore(pool),
    policy,
    isMiddleNameRequired: settings.isMiddleNameRequired,
    idTypes,
    metrics: createMetrics(),
    completions: createCompletionStore(pool),
    freezes: createFreezeStore(pool),
    freezeMax: settings.kycFreezeMax,
    screening,
  };
  const retention = createRetention({
    pool,
    audit,
    identity,
    retentionDays: settings.kycRetentionDays,
  });
  const compliance = createCompliance({ ...services, identity, content: needs.content });
  const desk = createDesk({ ...services, queue, deskFigures });
  return {
    api: {
      statusOf: services.store.readStatus,
      ownData: (uid) => readOwnData({ ...services, ownData: createOwnDataStore(pool) }, uid),
      tellers: [statusTeller(pool)],
      linkers: kycLinkers(pool),
      pulses: kycPulses(pool),
      personOf: (uid) => readPerson(services, uid),
      wholePersonOf: (uid) => readWholePerson(services, uid),
      lists: {
        version: screening.watchLists.store.readVersion,
        screen: (uids) => screenPersons(services, screening.watchLists, uids),
      },
      verifiedAt: services.store.readVerifiedAt,
      birthdaysOn: (day) => listBirthdays({ keyring, birthdays: createBirthdayStore(pool) }, day),
      admit: (gate, player) => admit(services, gate, player),
      admitUnlisted: screening.admit,
      controls: createKycControls(pool),
      refusalOf: (gate, status, partner) => refusalOf(policy, gate, status, partner),
      statusesFor: (gate, partner) => statusesFor(policy, gate, partner),
      refusalNow: (gate, uid, partner) => refusalNow(services, gate, uid, partner),
      addMissingBranches: services.branches.addMissing,
      configuration: [branchPart()],
      countBranches: services.branches.countOpen,
      verifyDemoPerson: (uid, person) => verifyDemoPerson(services, uid, person),
      checkCallback: checkCallback(idScan.key),
      isLax: settings.isKycLax,
      actions: {
        ...compliance.actions,
        ...screening.actions,
        'players.unblock': unblockByTwo(services),
      },
      readFreezes: services.freezes.read,
      reviews: { countOpen: desk.countOpen },
      assigners: [desk.assigner],
      finders: [desk.finder],
      registerMetrics: (registry) => {
        services.metrics.register(registry);
        scan.registerMetrics(registry);
        deskFigures.register(registry);
        screening.registerMetrics(registry);
        retention.registerMetrics(registry);
      },
    },
    handlers: {
      ...kycRoutes(services),
      ...scan.handlers,
      ...screening.handlers,
      ...compliance.handlers,
      ...desk.handlers,
    },
    jobs: joinJobs(scan.jobs, createFreezeJobs(services), retention.jobs, screening.jobs),
    close: nothingToClose,
  };
}

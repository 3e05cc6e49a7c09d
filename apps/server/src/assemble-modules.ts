import { noteGatewayWebhook } from '@perya/contract/payments/calls/gateways';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { createAml } from './modules/aml/index.ts';
import { createAnnouncements } from './modules/announcements/index.ts';
import { createAudit } from './modules/audit/index.ts';
import { createCampaigns } from './modules/campaigns/index.ts';
import { createCare } from './modules/care/index.ts';
import { createCatalogue } from './modules/catalogue/index.ts';
import { createConfiguration } from './modules/configuration/index.ts';
import { createContent } from './modules/content/index.ts';
import { createDoors } from './modules/doors/index.ts';
import { createEvidence } from './modules/evidence/index.ts';
import { createGames } from './modules/games/index.ts';
import { createHouse } from './modules/house/index.ts';
import { createIdentity } from './modules/identity/index.ts';
import { createKyc } from './modules/kyc/index.ts';
import { createLedger } from './modules/ledger/index.ts';
import { createLimits } from './modules/limits/index.ts';
import { createLocation } from './modules/location/index.ts';
import { createMessages } from './modules/messages/index.ts';
import { createPartners } from './modules/partners/index.ts';
import { createPayments } from './modules/payments/index.ts';
import { createPoints } from './modules/points/index.ts';
import { createPrivacy } from './modules/privacy/index.ts';
import { createProfile } from './modules/profile/index.ts';
import { createPromotions } from './modules/promotions/index.ts';
import { createRelease } from './modules/release/index.ts';
import { createReports } from './modules/reports/index.ts';
import { createStaff } from './modules/staff/index.ts';
import { createStops } from './modules/stops/index.ts';
import { createSupport } from './modules/support/index.ts';
import { createVip } from './modules/vip/index.ts';
import { createProcessHasher } from './platform/credentials/password-hasher.ts';
import type { Buckets } from './platform/database/buckets.ts';
import type { CommitSignal } from './platform/events/commit-signal.ts';
import type { ObjectStore } from './platform/files/object-store.ts';
import type { PictureStore } from './platform/files/picture-store.ts';
import type { PrivateAddress } from './platform/files/private-address.ts';
import type { PrivateFiles } from './platform/files/register-private-files.ts';
import type { SealedFiles } from './platform/files/sealed-files.ts';
import { apisOf, gatherModules } from './platform/gather-modules.ts';
import type { Authenticators, SignedRequest } from './platform/http/callers.ts';
import type { Guards } from './platform/http/gates/admission.ts';
import type { RateLimiter } from './platform/http/rate-limits.ts';
import type { NoteRefusedStaff, NoteStaffLook } from './platform/http/staff-guard.ts';
import type { Keyring } from './platform/keyring.ts';
import type { Live } from './platform/live/live.ts';
import type { StaffLineEntrance } from './platform/live/staff-line.ts';
import type { GameProviders } from './providers/games/game-provider.ts';
import type { ChosenScanner } from './providers/id-scan/choose-scanner.ts';
import type { MessageSender } from './providers/messages/sender.ts';
import type { PartnerHosts } from './providers/partners/host.ts';
import type { Gateways } from './providers/payments/gateway.ts';
import type { RateLimitName } from './rate-limits.ts';
import type { Settings } from './settings.ts';

/** What the platform and the providers give to the modules. */
export interface Parts {
  settings: Settings;
  pool: pg.Pool;
  /** Postings and bets wait for nothing but each other, so they have connections of their own. */
  ledgerPool: pg.Pool;
  buckets: Buckets;
  rateLimiter: RateLimiter<RateLimitName>;
  pictures: PictureStore;
  sealed: SealedFiles;
  /** Where what leaves the books is kept. */
  archives: ObjectStore;
  keyring: Keyring;
  sender: MessageSender;
  /** Who scans IDs. */
  idScan: ChosenScanner;
  /** Who moves money. */
  gateways: Gateways;
  /** Providers of games that speak a wire of their own. */
  gameProviders: GameProviders;
  /** Who says whom partners' apps send. */
  hosts: PartnerHosts;
  /** Messages to the apps that are open. */
  live: Live;
  /** Notified when a recorded change was committed. */
  commitSignal: CommitSignal;
}

/** What staff may read of the settings. */
function shownOf({ kycPolicy, realityCheckMinutes, publicUrls, rateLimits }: Settings) {
  return { kycPolicy, realityCheckMinutes, publicUrls, rateLimits };
}

/** Makes every module, bottom to top. The product, its tests and its benches all run on this one assembly. */
export function assembleModules(parts: Parts) {
  const audit = createAudit(parts);
  const hasher = createProcessHasher();
  const ledger = createLedger({
    pool: parts.ledgerPool,
    readPool: parts.pool,
    buckets: parts.buckets,
  });
  const identity = createIdentity({ ...parts, hasher, ...apisOf({ audit }) });
  const content = createContent({ ...parts, ...apisOf({ audit }) });
  const kyc = createKyc({ ...parts, ...apisOf({ audit, identity, content }) });
  const limits = createLimits({ ...parts, ...apisOf({ audit, identity, content, kyc }) });
  const location = createLocation({ ...parts, ...apisOf({ audit, limits }) });
  const stops = createStops({ ...parts, ...apisOf({ audit }) });
  const doors = createDoors({ ...parts, ...apisOf({ audit }) });
  const release = createRelease({ ...parts, ...apisOf({ audit }) });
  const catalogue = createCatalogue({ ...parts, ...apisOf({ audit, content, stops, doors }) });
  const games = createGames({
    ...parts,
    ...apisOf({ audit, ledger, identity, content, kyc, limits, stops, catalogue }),
  });
  const payments = createPayments({
    ...parts,
    ...apisOf({ audit, ledger, identity, content, kyc, limits, games }),
  });
  const care = createCare({ ...parts, ...apisOf({ audit, identity, limits }) });
  const aml = createAml({ ...parts, ...apisOf({ audit, identity, kyc, payments }) });
  const vip = createVip(parts);
  const points = createPoints({ ...parts, ...apisOf({ audit, kyc }) });
  const promotions = createPromotions({
    ...parts,
    ...apisOf({ audit, ledger, identity, kyc, catalogue, games, payments, vip }),
  });
  const campaigns = createCampaigns({ ...parts, ...apisOf({ audit }) });
  const announcements = createAnnouncements({ ...parts, ...apisOf({ audit, vip, promotions }) });
  const support = createSupport({ ...parts, ...apisOf({ audit, identity }) });
  const messages = createMessages({ ...parts, ...apisOf({ audit, identity, content, limits }) });
  const partners = createPartners({ ...parts, ...apisOf({ audit, identity, kyc }) });
  const privacy = createPrivacy({ ...parts, ...apisOf({ audit, identity, limits }) });
  const reports = createReports({ ...parts, ...apisOf({ audit }) });
  const configuration = createConfiguration({
    ...parts,
    ...apisOf({ audit }),
    parts: [
      ...[content, kyc, limits, catalogue, games, payments, vip, points, promotions],
      ...[campaigns, announcements, support],
    ].flatMap(({ api }) => api.configuration),
  });
  const staff = createStaff({
    ...parts,
    hasher,
    ...apisOf({ audit, identity, content }),
    actions: {
      ...content.api.actions,
      ...limits.api.actions,
      ...stops.api.actions,
      ...doors.api.actions,
      ...release.api.actions,
      ...kyc.api.actions,
      ...catalogue.api.actions,
      ...games.api.actions,
      ...payments.api.actions,
      ...aml.api.actions,
      ...vip.api.actions,
      ...points.api.actions,
      ...promotions.api.actions,
      ...privacy.api.actions,
      ...reports.api.actions,
      ...configuration.api.actions,
    },
  });
  const profile = createProfile(
    apisOf({
      identity,
      content,
      kyc,
      limits,
      location,
      ledger,
      games,
      payments,
      care,
      vip,
      points,
      promotions,
      announcements,
      partners,
      support,
      messages,
      privacy,
    }),
  );
  const evidence = createEvidence({
    ...parts,
    ...apisOf({ audit, reports }),
    controls: {
      ...audit.api.controls,
      ...ledger.api.controls,
      ...kyc.api.controls,
      ...limits.api.controls,
      ...games.api.controls,
      ...payments.api.controls,
      ...promotions.api.controls,
      ...staff.api.controls,
    },
    sources: {
      ledger: ledger.api.dayLines,
      rounds: games.api.dayLines,
      audit: audit.api.dayLines,
      figures: reports.api.dayLines,
    },
  });
  const house = createHouse({
    ...parts,
    ...apisOf({
      audit,
      ledger,
      identity,
      content,
      kyc,
      location,
      stops,
      doors,
      release,
      catalogue,
      games,
      payments,
      care,
      aml,
      vip,
      points,
      promotions,
      support,
      partners,
      privacy,
      reports,
      staff,
      evidence,
    }),
    shown: shownOf(parts.settings),
    finders: [
      ...[identity, kyc, payments, support, games],
      ...[staff, promotions, content, catalogue],
    ].flatMap(({ api }) => api.finders),
    assigners: [kyc, payments, support].flatMap(({ api }) => api.assigners),
    pulses: [identity, kyc, payments].flatMap(({ api }) => api.pulses),
    gauges: [payments, limits, promotions].flatMap(({ api }) => api.gauges),
    linkers: [identity, kyc, payments].flatMap(({ api }) => api.linkers),
    tellers: [identity, games, payments, promotions, support, kyc, limits, staff].flatMap(
      ({ api }) => api.tellers,
    ),
    witnesses: [...audit.api.witnesses, ...reports.api.witnesses],
    lists: {
      ...audit.handlers,
      ...identity.handlers,
      ...limits.handlers,
      ...catalogue.handlers,
      ...games.handlers,
      ...payments.handlers,
      ...points.handlers,
      ...reports.handlers,
      ...staff.handlers,
    },
  });
  return gatherModules({
    audit,
    ledger,
    identity,
    content,
    kyc,
    limits,
    location,
    stops,
    doors,
    release,
    catalogue,
    games,
    payments,
    care,
    aml,
    vip,
    points,
    promotions,
    campaigns,
    announcements,
    support,
    messages,
    partners,
    privacy,
    reports,
    configuration,
    staff,
    profile,
    evidence,
    house,
  });
}

export type Apis = ReturnType<typeof assembleModules>['apis'];

const isWebhook = ({ path }: SignedRequest) => path.split('?')[0] === noteGatewayWebhook.path;

/** What the HTTP stack takes of the modules: who calls, who may, who hears of what was refused, and their figures. */
export function entrancesOf({
  audit,
  identity,
  content,
  kyc,
  limits,
  location,
  doors,
  release,
  partners,
  payments,
  care,
  aml,
  points,
  promotions,
  campaigns,
  announcements,
  support,
  messages,
  privacy,
  reports,
  staff,
  house,
  profile,
  evidence,
}: Apis): {
  authenticators: Authenticators;
  guards: Guards;
  noteRefusedStaff: NoteRefusedStaff;
  noteStaffLook: NoteStaffLook;
  registerMetrics(registry: Registry): void;
  privateFiles: PrivateFiles;
  staffLine: StaffLineEntrance;
} {
  const showDocument = async ({ key }: PrivateAddress) => {
    const body = await identity.uploads.read(key);
    return body && { type: 'image/webp', body };
  };
  return {
    authenticators: {
      player: identity.checkToken,
      staff: staff.checkToken,
      // Each knows the signatures of its own kind of provider.
      provider: (request) =>
        isWebhook(request) ? payments.checkWebhook(request) : kyc.checkCallback(request),
    },
    guards: {
      doors: doors.admit,
      identity: kyc.admit,
      lists: kyc.admitUnlisted,
      exclusion: limits.admit,
      restriction: limits.admitTo,
      agreement: content.admit,
      location: location.admit,
      awake: limits.admitAwake,
    },
    noteRefusedStaff: staff.noteRefused,
    noteStaffLook: staff.noteLook,
    staffLine: { look: house.waitingMarks },
    privateFiles: {
      readAddress: identity.readAddress,
      isSessionOpen: identity.isSessionOpen,
      sources: {
        'own-document': showDocument,
        review: showDocument,
        support: showDocument,
        statement: payments.records.openStatement,
        'exclusion-form': limits.openForm,
        'exclusion-paper': limits.openForm,
        evidence: evidence.openPack,
        'own-data': async ({ key }) => ({
          type: 'application/zip',
          body: profile.zipOwnData(BigInt(key)),
          saveAs: 'my-data.zip',
        }),
      },
    },
    registerMetrics(registry) {
      audit.registerMetrics(registry);
      identity.registerMetrics(registry);
      content.registerMetrics(registry);
      kyc.registerMetrics(registry);
      location.registerMetrics(registry);
      doors.registerMetrics(registry);
      release.registerMetrics(registry);
      partners.registerMetrics(registry);
      payments.registerMetrics(registry);
      care.registerMetrics(registry);
      aml.registerMetrics(registry);
      points.registerMetrics(registry);
      promotions.registerMetrics(registry);
      campaigns.registerMetrics(registry);
      announcements.registerMetrics(registry);
      support.registerMetrics(registry);
      messages.registerMetrics(registry);
      privacy.registerMetrics(registry);
      reports.registerMetrics(registry);
      staff.registerMetrics(registry);
      evidence.registerMetrics(registry);
      house.registerMetrics(registry);
    },
  };
}

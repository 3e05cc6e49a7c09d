import type { accountCalls } from '@perya/contract/identity/calls/account';
import type { ownDataCalls } from '@perya/contract/identity/calls/own-data';
import type { passkeysCalls } from '@perya/contract/identity/calls/passkeys';
import type { passwordCalls } from '@perya/contract/identity/calls/password';
import type { proofCalls } from '@perya/contract/identity/calls/proof';
import type { sessionCalls } from '@perya/contract/identity/calls/session';
import type { playersCalls } from '@perya/contract/identity/staff-calls/players';
import type { ChannelPartner } from '@perya/contract/rules/payment-channels';
import { maskName } from '@perya/contract/staff/mask';
import { type Language, languages } from '@perya/contract/text';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { hashToken } from '../../platform/credentials/hash-token.ts';
import { createPasskeys } from '../../platform/credentials/passkeys/passkeys.ts';
import { playersParty } from '../../platform/credentials/passkeys/relying-party.ts';
import type { NewEvent } from '../../platform/events/event.ts';
import type { OwnData } from '../../platform/files/data-file.ts';
import { type PrivateAddress, readAddress } from '../../platform/files/private-address.ts';
import type { Authentication } from '../../platform/http/callers.ts';
import type { PlayerContext, PublicContext } from '../../platform/http/context.ts';
import type { Finder } from '../../platform/lists/finder.ts';
import type { Linker } from '../../platform/lists/linker.ts';
import type { PulseSource } from '../../platform/lists/pulse.ts';
import type { Teller } from '../../platform/lists/teller.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import { bySystem, type Recorded } from '../audit/index.ts';
import {
  type CountMadeBefore,
  createMadeBeforeCount,
  createMadeBeforeStore,
  type MadeBefore,
  type MadePlayer,
} from './account/made-before.store.ts';
import { createPlayerStore, type NewPlayer } from './account/player.store.ts';
import { type Account, contactOf, readAccount } from './account/read-account.ts';
import { createReferralStore } from './account/referral.store.ts';
import { createClosingStore } from './closing/closing.store.ts';
import { type Closings, closingsOf } from './closing/closings.ts';
import { createUnusedStore } from './closing/unused.store.ts';
import { createOtpStore } from './codes/otp.store.ts';
import {
  type Compared,
  compareCounted,
  type GuessCounters,
} from './failed-attempts/compare-counted.ts';
import { createGuessStore } from './failed-attempts/guess.store.ts';
import { playerFinder } from './for-staff/find-players.ts';
import { identityLinkers } from './for-staff/linkers.store.ts';
import { createOpenedPageStore } from './for-staff/opened-page.store.ts';
import { createPlayersListStore } from './for-staff/players-list.store.ts';
import { registrationPulse } from './for-staff/pulse.store.ts';
import { playersRoutes } from './for-staff/routes.ts';
import { brandNameOf, type ShutOut, shutOut } from './for-staff/shut-out.ts';
import { loginTeller } from './for-staff/tell-logins.ts';
import { createHandoverStore } from './handover/handover.store.ts';
import { createIdentityJobs } from './jobs.ts';
import { ensurePlayer, type Registration } from './login/ensure-player.ts';
import { loginByPartner, playerOfPhone } from './login/login-by-partner.ts';
import { createMetrics, type Decision } from './metrics.ts';
import { readOwnData } from './own-data/own-data.ts';
import { passkeyTables } from './passkeys/passkey-tables.ts';
import { registerOverduePictures } from './pictures/sweep-pictures.ts';
import { createUploadStore } from './pictures/upload.store.ts';
import { type Uploads, uploadsOf } from './pictures/uploads.ts';
import { createProofStore } from './proof/proof.store.ts';
import { requireAwake, requireOwnFreshProof } from './proof/require-fresh-proof.ts';
import { identityRoutes } from './routes.ts';
import { createTotpStore } from './second-factor/totp.store.ts';
import type { IdentityServices, LoginReaction, SearchFurther } from './services.ts';
import { type AccessChanges, createAccessChangesStore } from './sessions/access-changes.store.ts';
import { checkToken } from './sessions/check-token.ts';
import { closeOthers } from './sessions/close-others.ts';
import { endSessionOf, eventsOfEnd } from './sessions/end-session.ts';
import { grantSession } from './sessions/grant-session.ts';
import type { SessionAnswer } from './sessions/open-session.ts';
import { createRotationStore } from './sessions/rotation.store.ts';
import { createSessionStore, type PastLogin } from './sessions/session.store.ts';

type OutsideServices =
  | 'audit'
  | 'hasher'
  | 'keyring'
  | 'sender'
  | 'rateLimiter'
  | 'pictures'
  | 'sealed';

export interface IdentityNeeds extends Pick<IdentityServices, OutsideServices> {
  pool: pg.Pool;
  settings: { environment: string; publicUrls: readonly string[] };
}

export interface Identity {
  /** Whose token it is: the authenticator of players. */
  checkToken(token: string): Promise<Authentication<'player'>>;
  /** Counts a guess before it is compared, for modules above that have secrets of their own. */
  compareCounted(limit: GuessCounters, isRight: () => Promise<boolean>): Promise<Compared>;
  /** Null for a token that is not known. */
  sessionStartedAt(token: string): Promise<Date | null>;
  /** What other players may call them; who does not exist is missing. */
  listNames(uids: readonly bigint[]): Promise<Map<bigint, string>>;
  /** The same for lists of staff: personal data is in clear on the player's page alone, where revealing it is audited. */
  listMaskedNames(uids: readonly bigint[]): Promise<Map<bigint, string>>;
  /** Null for a player that does not exist. */
  account(uid: bigint): Promise<Account | null>;
  /** Where messages to the player go; null for a player that does not exist, or was erased. */
  contactOf(uid: bigint): Promise<string | null>;
  /** What messages to the player are in. */
  languageOf(uid: bigint): Promise<Language>;
  /** The same for several; who does not exist is missing. */
  listLanguages(uids: readonly bigint[]): Promise<Map<bigint, Language>>;
  /** Where messages of weight go beside the phone: the proved address; null without one. */
  provedEmailOf(uid: bigint): Promise<string | null>;
  /** What the brand is called where the player registered. */
  brandNameOf(uid: bigint): Promise<string>;
  /** Until then nothing may be paid out to the player; null if nothing stands in the way. */
  withdrawalsWaitUntil(uid: bigint): Promise<Date | null>;
  /** When a new device or phone last came to the account. */
  accessChanges(uid: bigint): Promise<AccessChanges>;
  /** The first login on each device of a player, the newest first. */
  firstLogins(uid: bigint, limit: number): Promise<PastLogin[]>;
  /** The uid of the player with this phone, made if there is none. */
  ensurePlayer(player: NewPlayer): Promise<bigint>;
  /** The player of a phone, as +639XXXXXXXXX, that a partner has verified; registered if there is none. */
  playerOfPhone(context: PublicContext, contact: string): Promise<Registration>;
  /** Opens a session by a partner's word, or asks for the code of the authenticator app. */
  loginByPartner(
    context: PublicContext,
    player: Registration,
    partner: ChannelPartner,
  ): Promise<SessionAnswer>;
  /** Refuses PROOF_REQUIRED unless the player has shown within the last minutes who they are. */
  requireFreshProof(context: PlayerContext, tx?: Recorded): Promise<void>;
  /** Refuses PROOF_REQUIRED where the session was left alone for so many minutes, unless they have shown it since. */
  requireAwake(
    context: Pick<PlayerContext, 'uid' | 'session' | 'token'>,
    minutes: number,
  ): Promise<void>;
  /** Players of a status whose account was made some hours ago, page by page. */
  listMadeBefore(which: MadeBefore): Promise<MadePlayer[]>;
  /** How many there are of some statuses, up to a bound. */
  countMadeBefore(which: CountMadeBefore): Promise<number>;
  /** Locks a player whom staff decide about; refuses NOT_FOUND. */
  hold(tx: Recorded, uid: bigint): Promise<{ uid: bigint; brand: string; brandName: string }>;
  /** Ends every session of a player who is held, with what others must learn of it. */
  shutOut(tx: Recorded, player: { uid: bigint; brand: string }): Promise<ShutOut>;
  /** Accounts that players have closed. */
  closings: Closings;
  /** For whom and what an address of something private was made; null for one that we did not make. */
  readAddress(token: string): PrivateAddress | null;
  /** Ends every session but the one that asks, with what others must learn of it. */
  endOthers(tx: Recorded, context: PlayerContext): Promise<NewEvent[]>;
  /** Ends the session of a token, if it is open. */
  endSession(context: PublicContext, token: string): Promise<void>;
  isSessionOpen(uid: bigint, session: string): Promise<boolean>;
  ownData: OwnData;
  /** What players have sent, or others for them, in private. */
  uploads: Uploads;
  /** Lets the search of staff find players by what a module above knows of them. */
  alsoFind(further: SearchFurther): void;
  /** Lets a module above act in the transaction of every login. */
  alsoAtLogin(react: LoginReaction): void;
  /** When the player last logged in, or registered; within a transaction where one is open. */
  lastLoginAt(uid: bigint, client?: pg.ClientBase): Promise<Date | null>;
  /** For the search, a player's page and the home page: players, logins, who shares what, who registered. */
  finders: readonly Finder[];
  tellers: readonly Teller[];
  linkers: readonly Linker[];
  pulses: readonly PulseSource[];
  /** Counts what staff did about a player. */
  countDecision(decision: Decision): void;
  registerMetrics(registry: Registry): void;
  /** A session without a login, for the demo operator and for tests. */
  grantSession(uid: bigint, expiresAt: Date, partner?: ChannelPartner): Promise<string>;
}

type IdentityCalls = typeof sessionCalls &
  typeof passkeysCalls &
  typeof passwordCalls &
  typeof accountCalls &
  typeof proofCalls &
  typeof ownDataCalls &
  typeof playersCalls;

/** Who the players are, how they prove it, and which sessions they have open. */
export function createIdentity(needs: IdentityNeeds): Module<Identity, IdentityCalls> {
  const { pool, audit, hasher, keyring, sender, rateLimiter, pictures, sealed, settings } = needs;
  const services: IdentityServices = {
    audit,
    keyring,
    sender,
    rateLimiter,
    pictures,
    sealed,
    players: createPlayerStore(pool),
    referrals: createReferralStore(pool),
    listed: createPlayersListStore(pool),
    furtherSearches: [],
    loginReactions: [],
    closings: createClosingStore(pool),
    unused: createUnusedStore(pool),
    openedPages: createOpenedPageStore(pool),
    sessions: createSessionStore(pool),
    rotations: createRotationStore(pool),
    handovers: createHandoverStore(pool),
    proofs: createProofStore(pool),
    uploads: createUploadStore(pool),
    otps: createOtpStore(pool),
    guesses: createGuessStore(pool),
    metrics: createMetrics(hasher),
    totps: createTotpStore(pool),
    passkeys: createPasskeys(pool, passkeyTables, playersParty(settings)),
    hasher,
  };
  const { players, sessions, metrics } = services;
  return {
    api: {
      checkToken: (token) => checkToken(services, token),
      compareCounted: (limit, isRight) => compareCounted(services, limit, isRight),
      sessionStartedAt: async (token) => (await sessions.find(hashToken(token)))?.createdAt ?? null,
      listNames: players.listNames,
      listMaskedNames: async (uids) =>
        new Map([...(await players.listNames(uids))].map(([uid, name]) => [uid, maskName(name)])),
      account: (uid) => readAccount(services, uid),
      contactOf: (uid) => contactOf(services, uid),
      languageOf: async (uid) => (await players.find(uid))?.language ?? languages[0],
      listLanguages: players.listLanguages,
      provedEmailOf: async (uid) => {
        const player = await players.find(uid);
        return player?.emailProvedAt ? player.email : null;
      },
      brandNameOf: async (uid) => brandNameOf((await players.find(uid))?.brand ?? ''),
      withdrawalsWaitUntil: async (uid) => (await players.find(uid))?.withdrawalsWaitUntil ?? null,
      accessChanges: createAccessChangesStore(pool),
      firstLogins: sessions.listFirstLogins,
      ensurePlayer: async (player) =>
        (await ensurePlayer(services, bySystem('ensure-player'), '', player)).uid,
      playerOfPhone: (context, contact) => playerOfPhone(services, context, contact),
      loginByPartner: (...given) => loginByPartner(services, ...given),
      requireFreshProof: (context, tx) => requireOwnFreshProof(services, context, tx),
      requireAwake: (context, minutes) => requireAwake(services, context, minutes),
      hold: async (tx, uid) => {
        const { brand } = await players.hold(tx, uid);
        return { uid, brand, brandName: brandNameOf(brand) };
      },
      listMadeBefore: createMadeBeforeStore(pool),
      countMadeBefore: createMadeBeforeCount(pool),
      shutOut: (tx, player) => shutOut(services, tx, player),
      closings: closingsOf(services),
      readAddress: (token) => readAddress(keyring, token),
      endOthers: async (tx, context) => {
        const { uid, session } = context;
        return eventsOfEnd(context, uid, await closeOthers(services, tx, uid, session));
      },
      endSession: (context, token) => endSessionOf(services, context, token),
      isSessionOpen: async (uid, session) =>
        (await services.proofs.find({ uid, session })) !== null,
      ownData: (uid) => readOwnData(services, uid),
      uploads: uploadsOf(services),
      alsoFind: (further) => services.furtherSearches.push(further),
      alsoAtLogin: (react) => services.loginReactions.push(react),
      lastLoginAt: sessions.lastLoginAt,
      finders: [playerFinder(services)],
      tellers: [loginTeller(pool)],
      linkers: identityLinkers(pool),
      pulses: [registrationPulse(pool)],
      countDecision: metrics.countDecision,
      registerMetrics: (registry) => {
        metrics.register(registry);
        registerOverduePictures(registry, services.uploads);
      },
      grantSession: (...given) => grantSession(services, ...given),
    },
    handlers: { ...identityRoutes(services), ...playersRoutes(services) },
    jobs: createIdentityJobs(services),
    close: nothingToClose,
  };
}

import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { exportList as exportCall } from '@perya/contract/house/staff-calls/exports';
import type { Permission } from '@perya/contract/staff/permissions';
import type { RequestActionName } from '@perya/contract/staff/request-actions';
import type pg from 'pg';
import type { Registry } from 'prom-client';
import { createPasskeys } from '../../platform/credentials/passkeys/passkeys.ts';
import { staffParty } from '../../platform/credentials/passkeys/relying-party.ts';
import type { Controls } from '../../platform/evidence/control.store.ts';
import type { Authentication } from '../../platform/http/callers.ts';
import type { StaffContext } from '../../platform/http/context.ts';
import type { NoteStaffLook, RefusedStaffCall } from '../../platform/http/staff-guard.ts';
import type { Colleague } from '../../platform/lists/assigner.ts';
import type { Finder } from '../../platform/lists/finder.ts';
import type { Teller } from '../../platform/lists/teller.ts';
import { type Module, nothingToClose } from '../../platform/module.ts';
import { createCompanyProvider } from '../../providers/company/company-provider.ts';
import type { CompanySettings } from '../../providers/company/settings.ts';
import { type Audit, type Recorded, type RequestActions, staffIdIn } from '../audit/index.ts';
import type { Content } from '../content/index.ts';
import { identityEvents } from '../identity/index.ts';
import { createAccountStore } from './accounts/account.store.ts';
import { memberFinder } from './accounts/find-members.ts';
import { createMembersStore } from './accounts/members.store.ts';
import { promoteColleague } from './accounts/promote.action.ts';
import { type AccountCalls, accountRoutes } from './accounts/routes.ts';
import { changeTerm } from './accounts/term.action.ts';
import { createCompanyAccountStore } from './company/company-account.store.ts';
import { createCompanyAttemptStore } from './company/company-attempt.store.ts';
import { createStaffControls } from './controls.store.ts';
import { type DemoCode, ensureDemoAccounts, listDemoCodes } from './demo/demo-accounts.ts';
import { createChallengeStore } from './entrance/challenge.store.ts';
import { createGuessStore } from './entrance/guess.store.ts';
import { createSecondFactorStore } from './entrance/second-factor.store.ts';
import type { ExportHandlers } from './exports/export-handlers.ts';
import { exportList } from './exports/export-list.ts';
import { createExportsStore } from './exports/exports.store.ts';
import { createInvitationStore } from './invitations/invitation.store.ts';
import { inviteColleague, inviteColleagueAgain } from './invitations/invite-staff.action.ts';
import { createStaffJobs } from './jobs.ts';
import { createMetrics } from './metrics.ts';
import { forgetPlayer } from './notes/forget-player.store.ts';
import { createNoteStore } from './notes/note.store.ts';
import { noteTeller } from './notes/tell-notes.ts';
import { passkeyTables } from './passkeys/passkey-tables.ts';
import { createPeopleStore } from './requests/people.store.ts';
import { createRequests, type Requests } from './requests/requests.ts';
import type { RequestsCalls } from './requests/routes.ts';
import { ensureRoles } from './roles/ensure-roles.ts';
import { createRolesStore } from './roles/roles.store.ts';
import { widenNetworks } from './roles/widen-networks.action.ts';
import { widenRole } from './roles/widen-role.action.ts';
import { type StaffCalls, staffRoutes } from './routes.ts';
import type { StaffServices } from './services.ts';
import { checkToken } from './sessions/check-token.ts';
import { grantSession } from './sessions/new-session.ts';
import { createNoteLook } from './sessions/note-look.ts';
import { noteRefused } from './sessions/note-refused.ts';
import { createSessionStore } from './sessions/session.store.ts';
import type { StaffSettings } from './settings.ts';
import { createTagStore } from './tags/tag.store.ts';
import { createViewStore } from './views/view.store.ts';

type OutsideServices = 'hasher' | 'identity' | 'keyring' | 'rateLimiter';

type OwnAction =
  | 'staff.invite'
  | 'staff.invite-again'
  | 'staff.promote'
  | 'staff.term'
  | 'roles.widen'
  | 'roles.networks';

export interface StaffNeeds extends Pick<StaffServices, OutsideServices> {
  /** What waits for a second person, by the modules that own it; one that is missing does not compile. */
  actions: RequestActions<Exclude<RequestActionName, OwnAction>>;
  audit: Pick<Audit, 'record' | 'staffActs' | 'within'>;
  content: Pick<Content, 'heed'>;
  pool: pg.Pool;
  settings: StaffSettings & {
    hasSandbox: boolean;
    smtp: object | null;
    company: CompanySettings | null;
    publicUrls: readonly string[];
    staffHost: string | null;
    environment: string;
  };
}

export interface Staff {
  /** Whose token it is: the authenticator of staff. */
  checkToken(token: string, isByHand: boolean, address: string): Promise<Authentication<'staff'>>;
  /** Hears of calls of staff that were turned away. */
  noteRefused(refused: RefusedStaffCall): Promise<void>;
  /** Writes down what people from outside look at. */
  noteLook: NoteStaffLook;
  /** Brings roles and permissions of the contract into the installation; at every start. */
  ensureRoles(): Promise<void>;
  /** By what their colleagues know them. */
  listNames(ids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>>;
  /** How many can get in and may do this. */
  countHolding(permission: Permission): Promise<number>;
  /** Those who can get in and hold one of these. */
  listHolding(permissions: readonly Permission[]): Promise<{ id: bigint; name: string }[]>;
  /** Whom a case can be given to; null for whoever cannot get in. */
  findColleague(id: bigint): Promise<Colleague | null>;
  /** The address of an account. */
  emailOf(id: bigint): Promise<string>;
  /** The same, if they can get in from anywhere and their role may all of it until the transaction ends; null otherwise. */
  mailboxOf(tx: Recorded, id: bigint, permissions: readonly Permission[]): Promise<string | null>;
  /** False in a new installation, which nobody can get into yet. */
  hasAccounts(): Promise<boolean>;
  /** One account for each role of the demo operator. */
  ensureDemoAccounts(): Promise<void>;
  /** How to get into those; empty without the sandbox. */
  listDemoCodes(): Promise<DemoCode[]>;
  /** A session without a login, for tests. */
  grantSession(staffId: bigint): Promise<string>;
  /** Exports one of the lists; whoever stands above all of them hands in what reads them. */
  exportList(
    context: StaffContext,
    request: RequestOf<typeof exportCall>,
    handlers: ExportHandlers,
  ): Promise<AnswerOf<typeof exportCall>>;
  /** Four eyes: what waits for a second person. */
  requests: Pick<Requests, 'countWaiting'>;
  controls: Controls<'two-persons-decide'>;
  /** Requests and colleagues, for the search over everything. */
  finders: readonly Finder[];
  /** Notes, for the story of a player. */
  tellers: readonly Teller[];
  registerMetrics(registry: Registry): void;
}

/** The sandbox's inbox, where anybody reads, is no mail. */
function mailOf({ smtp, publicUrls: [origin] }: StaffNeeds['settings']) {
  return smtp !== null && origin !== undefined ? { origin } : null;
}

/** The people who run the house: who they are, what they may do, and which sessions they have open. */
export function createStaff(
  needs: StaffNeeds,
): Module<Staff, StaffCalls & AccountCalls & RequestsCalls> {
  const { pool, ...outside } = needs;
  const sessions = createSessionStore(pool);
  const services: StaffServices = {
    ...outside,
    staffActs: needs.audit.staffActs,
    accounts: createAccountStore(pool),
    members: createMembersStore(pool),
    notes: createNoteStore(pool),
    tags: createTagStore(pool),
    roles: createRolesStore(pool),
    sessions,
    people: createPeopleStore(pool, needs.settings),
    exports: createExportsStore(pool),
    challenges: createChallengeStore(pool),
    guesses: createGuessStore(),
    invitations: createInvitationStore(pool),
    secondFactors: createSecondFactorStore(pool),
    passkeys: createPasskeys(pool, passkeyTables, staffParty(needs.settings)),
    company: needs.settings.company && createCompanyProvider(needs.settings.company),
    companyAccounts: createCompanyAccountStore(pool),
    companyAttempts: createCompanyAttemptStore(pool),
    views: createViewStore(pool),
    metrics: createMetrics(sessions),
    allowsDemo: needs.settings.hasSandbox,
    mail: mailOf(needs.settings),
  };
  needs.audit.within(identityEvents.accountErased, async (client, { uid }) => {
    if (uid !== null) await forgetPlayer(client, uid);
  });
  needs.content.heed(async (tx, by, permission) => {
    const id = staffIdIn(by);
    return id !== null && services.members.holds(tx, id, permission);
  });
  const requests = createRequests({
    pool,
    audit: needs.audit,
    keyring: needs.keyring,
    people: services.people,
    actions: {
      ...needs.actions,
      'staff.invite': inviteColleague(services),
      'staff.invite-again': inviteColleagueAgain(services),
      'staff.promote': promoteColleague(services),
      'staff.term': changeTerm(services),
      'roles.widen': widenRole(services),
      'roles.networks': widenNetworks(services),
    },
  });
  return {
    api: {
      checkToken: (token, isByHand, address) => checkToken(services, { token, isByHand, address }),
      noteRefused: (refused) => noteRefused(services, refused),
      noteLook: createNoteLook(services),
      ensureRoles: () => ensureRoles(services),
      listNames: services.accounts.listNames,
      countHolding: services.members.countHolding,
      listHolding: services.members.listHolding,
      findColleague: async (id) => {
        const found = await services.members.findHolding(id);
        return found && { staffId: id, name: found.name, permissions: new Set(found.permissions) };
      },
      emailOf: async (id) => (await services.accounts.find(id))?.email ?? '',
      mailboxOf: services.members.mailboxOf,
      hasAccounts: services.accounts.hasAny,
      ensureDemoAccounts: () => ensureDemoAccounts(services),
      listDemoCodes: () => listDemoCodes(services),
      grantSession: (staffId) => grantSession(services, staffId),
      exportList: (context, request, handlers) => exportList(services, context, request, handlers),
      requests,
      controls: createStaffControls(pool),
      finders: [requests.finder, memberFinder(services)],
      tellers: [noteTeller(services)],
      registerMetrics(registry) {
        services.metrics.register(registry);
        requests.registerMetrics(registry);
      },
    },
    handlers: {
      ...staffRoutes(services),
      ...accountRoutes(services),
      ...requests.handlers,
    },
    jobs: createStaffJobs(services, requests.jobs),
    close: nothingToClose,
  };
}

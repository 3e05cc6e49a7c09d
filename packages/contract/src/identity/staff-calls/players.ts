import * as z from 'zod/mini';
import { listAudit } from '../../audit/staff-calls/audit.ts';
import { brandTag } from '../../brands/brand-tags.ts';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { listPlayerStory } from '../../house/staff-calls/player-story.ts';
import { kycStatuses } from '../../rules/kyc-status.ts';
import type { ExportableLists } from '../../staff/exportable-list.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { staffReason } from '../../staff/staff-fields.ts';
import { loginMethods } from '../calls/account.ts';

/** Words shorter than this fit too many, and nobody types more. */
export const searchLength = { min: 2, max: 100 } as const;

/** A search answers no more than this; whoever means one of the others types more. */
export const searchRowsMax = 50;

/** Whether the account is open, before anything is said of how far its owner is known. */
export const accountStates = ['open', 'frozen', 'blocked'] as const;
export type AccountState = (typeof accountStates)[number];

/** A brand that was not written down: the player registered before it was, or the house made the account. */
export const noBrand = '';
const brand = z.union([z.literal(noBrand), brandTag()]);

/** Where the server has masked a value until it is revealed. */
const masked = z.string();

const playerRow = z.object({
  uid: id(),
  username: z.string(),
  nickname: z.nullable(masked),
  phone: masked,
  email: z.nullable(masked),
  brand,
  state: z.enum(accountStates),
  kyc_status: z.enum(kycStatuses),
  test_account: z.boolean(),
  registered_at: unixSeconds(),
  /** Null for a player without an open session. */
  last_seen_at: z.nullable(unixSeconds()),
});
export type PlayerRow = z.output<typeof playerRow>;

export const searchPlayers = defineCall({
  method: 'POST',
  path: '/backoffice/api/players/search',
  access: { staff: 'players.read' },
  summary:
    'Players by uid, by the beginning of a phone in any spelling, of an email, a nickname or a handle, or by the whole number of an ID; audited',
  // The verb bounds the words, so that what it refuses is audited.
  request: z.object({ words: z.string() }),
  answer: z.object({
    rows: z.array(playerRow),
    /** More players fit than are shown. */
    has_more: z.boolean(),
  }),
  errors: ['SEARCH_LENGTH'],
  refreshes: 'nothing',
});

const moment = () => z.optional(z.coerce.number().check(z.int(), z.minimum(0)));

export const listPlayers = defineCall({
  method: 'GET',
  path: '/backoffice/api/players',
  access: { staff: 'players.read' },
  summary: 'All players, the newest first',
  request: z.object({
    state: z.optional(z.enum(accountStates)),
    kyc_status: z.optional(z.enum(kycStatuses)),
    brand: z.optional(brand),
    test: z.optional(z.enum(['yes', 'no'])),
    /** Registered from this moment on, and before that one. */
    from: moment(),
    before: moment(),
    ...listRequest,
  }),
  answer: listPage(playerRow),
});

const loginEvent = z.object({
  at: unixSeconds(),
  device: z.string(),
  address: z.string(),
  method: z.enum(loginMethods),
  new_device: z.boolean(),
});

const playerPage = z.extend(playerRow, {
  registered_device: z.string(),
  registered_address: z.string(),
  email_proved_at: z.nullable(unixSeconds()),
  language: z.string(),
  has_password: z.boolean(),
  second_factor_since: z.nullable(unixSeconds()),
  /** After a change of the phone nothing is paid out until then. */
  withdrawals_wait_until: z.nullable(unixSeconds()),
  open_sessions: z.int(),
  last_login: z.nullable(loginEvent),
  /** Null for an account that nobody has closed. */
  closed: z.nullable(
    z.object({
      at: unixSeconds(),
      /** As `player:10000001` or `staff:3`. */
      by: z.string(),
      /** Until then a login takes it back. */
      until: unixSeconds(),
      /** Since when nobody is known by it. */
      erased_at: z.nullable(unixSeconds()),
    }),
  ),
});
export type PlayerPage = z.output<typeof playerPage>;

export const readPlayer = defineCall({
  method: 'GET',
  path: '/backoffice/api/players/detail',
  access: { staff: 'players.read' },
  summary: 'One player, masked; opening the page is audited',
  request: z.object({ uid: id() }),
  answer: playerPage,
  errors: ['NOT_FOUND'],
});

export const revealedFields = ['phone', 'email', 'nickname'] as const;
export type RevealedField = (typeof revealedFields)[number];

export const revealPlayer = defineCall({
  method: 'POST',
  path: '/backoffice/api/players/reveal',
  access: { staff: 'players.reveal' },
  summary: 'One masked value of a player in full; audited each time',
  request: z.object({ uid: id(), field: z.enum(revealedFields), reason: staffReason() }),
  /** Null where the player has given none. */
  answer: z.object({ value: z.nullable(z.string()) }),
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  refreshes: 'nothing',
});

const openSession = z.object({
  id: z.string(),
  device: z.string(),
  address: z.string(),
  opened_by: z.nullable(z.enum(loginMethods)),
  created_at: unixSeconds(),
  last_seen_at: unixSeconds(),
  expires_at: unixSeconds(),
});
export type PlayerSession = z.output<typeof openSession>;

export const readPlayerSessions = defineCall({
  method: 'GET',
  path: '/backoffice/api/players/sessions',
  access: { staff: 'players.read' },
  summary: 'Where a player is logged in, the latest logins and the devices that are known',
  request: z.object({ uid: id() }),
  answer: z.object({
    sessions: z.array(openSession),
    logins: z.array(loginEvent),
    devices: z.array(
      z.object({
        first_seen_at: unixSeconds(),
        /** Until then it need not show the authenticator's code. */
        trusted_until: z.nullable(unixSeconds()),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

/** Where whatever staff do to a player shows. */
export const playerShown = [readPlayer, readPlayerSessions, listPlayerStory, listAudit];

export const endPlayerSessions = defineCall({
  method: 'POST',
  path: '/backoffice/api/players/sessions/end',
  access: { staff: 'players.sessions' },
  summary: 'Logs a player out of one device, or of all',
  request: z.object({
    uid: id(),
    session: z.optional(z.string().check(z.maxLength(64))),
    reason: staffReason(),
  }),
  answer: z.object({ ended: z.int() }),
  errors: ['NOT_FOUND'],
  refreshes: playerShown,
});

export const switchTestAccount = defineCall({
  method: 'POST',
  path: '/backoffice/api/players/test-account',
  access: { staff: 'players.test' },
  summary: 'Makes a player a test account, or no longer; their sessions end',
  request: z.object({ uid: id(), on: z.boolean(), reason: staffReason() }),
  answer: z.object({
    test_account: z.boolean(),
    /** False if it stood so already: then nothing was done. */
    changed: z.boolean(),
    ended: z.int(),
  }),
  errors: ['NOT_FOUND', 'WALLET_NOT_TEST'],
  refreshes: playerShown,
});

export const playersCalls = {
  searchPlayers,
  listPlayers,
  readPlayer,
  revealPlayer,
  readPlayerSessions,
  endPlayerSessions,
  switchTestAccount,
} as const;

/** What of it can leave as CSV. */
export const playersExports = {
  players: {
    title: { en: 'Players', tl: 'Mga manlalaro' },
    callName: 'listPlayers',
    call: listPlayers,
    needs: { anyOf: ['kyc_status'], days: 31 },
    columns: [
      { key: 'uid', title: { en: 'Player', tl: 'Manlalaro' } },
      { key: 'username', title: { en: 'Handle', tl: 'Handle' } },
      { key: 'nickname', title: { en: 'Nickname', tl: 'Palayaw' } },
      { key: 'phone', title: { en: 'Phone', tl: 'Telepono' } },
      { key: 'email', title: { en: 'Email', tl: 'Email' } },
      { key: 'brand', title: { en: 'Brand', tl: 'Brand' } },
      { key: 'state', title: { en: 'State', tl: 'Kalagayan' } },
      { key: 'kyc_status', title: { en: 'Identity check', tl: 'Pagsusuri ng pagkakakilanlan' } },
      { key: 'test_account', title: { en: 'Test account', tl: 'Test account' } },
      { key: 'registered_at', title: { en: 'Registered', tl: 'Nagrehistro' }, kind: 'time' },
      { key: 'last_seen_at', title: { en: 'Last seen', tl: 'Huling nakita' }, kind: 'time' },
    ],
  },
} as const satisfies ExportableLists;

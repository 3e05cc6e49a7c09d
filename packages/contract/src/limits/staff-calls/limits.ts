import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, unixSeconds } from '../../fields.ts';
import {
  exclusionAskers,
  exclusionPeriods,
  limitAmount,
  limitNames,
  mapLimitKinds,
  sessionMinutes,
} from '../../rules/play-limits.ts';
import { defineRequest } from '../../staff/define-request.ts';
import type { ExportableLists } from '../../staff/exportable-list.ts';
import { listPage, listRequest } from '../../staff/list.ts';
import { staffName } from '../../staff/staff-fields.ts';
import {
  change,
  deposited,
  exclusionForms,
  houseLimits,
  lost,
  playLimit,
  sessionLimit,
  standingExclusion,
} from '../calls/limits.ts';

const standingLimits = {
  ...mapLimitKinds(() => playLimit),
  session_minutes: sessionLimit,
  house: houseLimits,
  exclusion: z.nullable(standingExclusion),
  /** A list of the regulator names the player. */
  is_listed: z.boolean(),
};

export const changers = ['player', 'house'] as const;

const limitedPlayer = z.object({
  uid: id(),
  ...standingLimits,
  /** Since when the account is dormant; null where it is in use. */
  dormant_since: z.nullable(unixSeconds()),
  changed_at: unixSeconds(),
  changed_by: z.enum(changers),
});
export type LimitedPlayer = z.output<typeof limitedPlayer>;

export const listLimitedPlayers = defineCall({
  method: 'GET',
  path: '/backoffice/api/limits/players',
  access: { staff: 'limits.read' },
  summary: 'Players with play limits or an exclusion, the newest change first',
  request: z.object({
    ...listRequest,
    state: z._default(z.enum(['all', 'excluded', 'dormant']), 'all'),
    by: z.optional(z.enum(changers)),
    uid: z.optional(id()),
  }),
  answer: listPage(limitedPlayer),
});

const playerLimits = z.object({
  uid: id(),
  ...standingLimits,
  /** The day in Manila. */
  today: z.object({ staked: money(), won: money(), net: money() }),
  lost,
  deposited,
  now: unixSeconds(),
  /** The newest first; `by` is the player, or the member of staff who approved it. */
  changes: z.array(change),
});
export type PlayerLimits = z.output<typeof playerLimits>;

export const readPlayerLimits = defineCall({
  method: 'GET',
  path: '/backoffice/api/limits/player',
  access: { staff: 'limits.read' },
  summary: 'The play limits of a player, and how they came to be',
  request: z.object({ uid: id() }),
  answer: playerLimits,
  errors: ['NOT_FOUND'],
});

/** What the house may set for a player, which is refused where it is not stricter, and what of its own it lifts. */
export const restriction = z.object({
  uid: id(),
  ...mapLimitKinds(() => z.optional(limitAmount())),
  session_minutes: z.optional(sessionMinutes()),
  lift: z.optional(z.array(z.enum(limitNames)).check(z.maxLength(limitNames.length))),
  exclusion: z.optional(z.enum(exclusionPeriods)),
  /** Who applied for the exclusion; of the family, by name and relation. */
  exclusion_by: z.optional(z.enum(exclusionAskers)),
  applicant: z.optional(staffName()),
  relation: z.optional(staffName()),
});
export type Restriction = z.output<typeof restriction>;

export const askRestriction = defineRequest({
  asks: 'limits.restrict',
  permission: 'limits.change',
  title: { en: 'Play limits or exclusion', tl: 'Limit sa paglalaro o pagbabawal' },
  reasons: ['player-asked', 'family-asked', 'harmful-play', 'regulator', 'other'],
  input: restriction,
  path: '/backoffice/api/limits/ask',
  summary:
    'Asks a second person for stricter play limits or an exclusion of a player, or to lift limits of the house',
  errors: [
    'NOT_FOUND',
    'LIMIT_NOT_STRICTER',
    'EXCLUSION_NOT_LONGER',
    'APPLICANT_NEEDED',
    'LIMITS_UNCHANGED',
  ],
});

const readmission = z.object({ uid: id() });
export type Readmission = z.output<typeof readmission>;

export const askReadmission = defineRequest({
  asks: 'limits.readmit',
  permission: 'limits.change',
  title: { en: 'End an exclusion before its term', tl: 'Tapusin ang pagbabawal bago ang takda' },
  reasons: ['player-asked', 'family-asked', 'regulator', 'other'],
  input: readmission,
  path: '/backoffice/api/limits/ask-readmit',
  summary:
    'Asks a second person to end an exclusion before its term, once the months are over in which nothing ends it',
  errors: ['NOT_FOUND', 'EXCLUSION_FIRM', 'LIMITS_UNCHANGED'],
  refreshes: [readPlayerLimits],
});

export const takeExclusionForm = defineCall({
  method: 'POST',
  path: '/backoffice/api/limits/form',
  access: { staff: 'limits.change' },
  summary: 'An address of a form of exclusion of a player, for two minutes',
  request: z.object({ uid: id(), form: z.enum(exclusionForms) }),
  answer: z.object({ url: z.string(), until: unixSeconds() }),
  errors: ['NOT_FOUND'],
  refreshes: 'nothing',
});

export const staffLimitsCalls = {
  listLimitedPlayers,
  readPlayerLimits,
  takeExclusionForm,
} as const;
export const askingForLimitsCalls = { askRestriction, askReadmission } as const;

/** What of it can leave as CSV. */
export const limitsExports = {
  limits: {
    title: { en: 'Play limits', tl: 'Mga limitasyon sa paglalaro' },
    callName: 'listLimitedPlayers',
    call: listLimitedPlayers,
    // Who stays away from play is nobody's business as a whole.
    needs: { anyOf: ['uid', 'by'], days: 0 },
    columns: [
      { key: 'uid', title: { en: 'Player', tl: 'Manlalaro' } },
      { key: 'daily_stake.amount', title: { en: 'Daily stake', tl: 'Taya kada araw' } },
      { key: 'daily_loss.amount', title: { en: 'Daily loss', tl: 'Talo kada araw' } },
      { key: 'weekly_loss.amount', title: { en: 'Weekly loss', tl: 'Talo kada linggo' } },
      { key: 'monthly_loss.amount', title: { en: 'Monthly loss', tl: 'Talo kada buwan' } },
      {
        key: 'session_minutes.amount',
        title: { en: 'Minutes of a session', tl: 'Minuto ng session' },
      },
      { key: 'daily_deposit.amount', title: { en: 'Daily deposit', tl: 'Deposito kada araw' } },
      { key: 'weekly_deposit.amount', title: { en: 'Weekly deposit', tl: 'Deposito kada linggo' } },
      {
        key: 'monthly_deposit.amount',
        title: { en: 'Monthly deposit', tl: 'Deposito kada buwan' },
      },
      { key: 'exclusion.since', title: { en: 'Excluded since', tl: 'Bukod mula' }, kind: 'time' },
      {
        key: 'exclusion.until',
        title: { en: 'Excluded until', tl: 'Bukod hanggang' },
        kind: 'time',
      },
      { key: 'dormant_since', title: { en: 'Dormant since', tl: 'Natutulog mula' }, kind: 'time' },
      { key: 'changed_at', title: { en: 'Changed', tl: 'Binago' }, kind: 'time' },
      { key: 'changed_by', title: { en: 'Changed by', tl: 'Nagbago' } },
    ],
  },
} as const satisfies ExportableLists;

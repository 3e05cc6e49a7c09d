import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, money, unixSeconds } from '../../fields.ts';
import type { ExportableLists } from '../../staff/exportable-list.ts';
import { listPage, listRequest, timeRange } from '../../staff/list.ts';

/** What a regulator wants to know of, as staff filter it. */
export const eventKinds = [
  'large-win',
  'large-transfer',
  'correction',
  'exclusion',
  'account',
  'limit',
  'game',
  'rule',
  'access',
  'stop',
  'failed-check',
  'outage',
  'alarm',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** Where one looks further: a page of its own, or the list in which it stands. */
export const eventPlaces = [
  'round',
  'deposit',
  'withdrawal',
  'entry',
  'alarms',
  'checks',
  'controls',
  'program',
] as const;
export type EventPlace = (typeof eventPlaces)[number];

const significantEvent = z.object({
  /** Tells the rows of the report apart. */
  id: z.string(),
  kind: z.enum(eventKinds),
  at: unixSeconds(),
  /** Of what lasts for a while: when it was over. */
  ended_at: z.nullable(unixSeconds()),
  /** It is not over. */
  is_lasting: z.boolean(),
  /** A movement of money, an action of the audit, or the name of an alarm; the staff app has words for each. */
  what: z.string(),
  /** Plain: a game, a gateway, a process, a control, whom an entry of the audit concerns. */
  about: z.string(),
  uid: z.nullable(id()),
  amount: z.nullable(money()),
  /** Who did it, as `staff:7`; null where nobody of the house did. */
  by: z.nullable(z.string()),
  opens: z.nullable(z.object({ place: z.enum(eventPlaces), id: z.string() })),
});
export type SignificantEvent = z.output<typeof significantEvent>;

export const listSignificantEvents = defineCall({
  method: 'GET',
  path: '/backoffice/api/events',
  access: { staff: 'events.read' },
  summary:
    'Significant events, newest first: large wins and transfers, corrections, exclusions, changes of games, limits and rules, stops, failed checks, outages and alarms',
  request: z.object({
    kind: z.optional(z.enum(eventKinds)),
    ...timeRange,
    limit: listRequest.limit,
    // It holds a place in each part of the report.
    cursor: z.optional(z.string().check(z.maxLength(1500))),
  }),
  /** A page may be shorter than was asked for although there is a next one; rows are not counted. */
  answer: listPage(significantEvent),
});

export const eventsCalls = { listSignificantEvents } as const;

/** What of it can leave as CSV. */
export const eventsExports = {
  'significant-events': {
    title: { en: 'Significant events', tl: 'Mahahalagang pangyayari' },
    callName: 'listSignificantEvents',
    call: listSignificantEvents,
    needs: null,
    columns: [
      { key: 'at', title: { en: 'When', tl: 'Kailan' }, kind: 'time' },
      { key: 'ended_at', title: { en: 'Over', tl: 'Natapos' }, kind: 'time' },
      { key: 'is_lasting', title: { en: 'Lasts', tl: 'Nagpapatuloy' } },
      { key: 'kind', title: { en: 'Kind', tl: 'Uri' } },
      { key: 'what', title: { en: 'What', tl: 'Ano' } },
      { key: 'about', title: { en: 'About', tl: 'Tungkol sa' } },
      { key: 'uid', title: { en: 'Player', tl: 'Manlalaro' } },
      { key: 'amount', title: { en: 'Amount', tl: 'Halaga' } },
      { key: 'by', title: { en: 'By', tl: 'Gumawa' } },
    ],
  },
} as const satisfies ExportableLists;

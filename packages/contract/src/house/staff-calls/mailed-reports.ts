import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id } from '../../fields.ts';
import { figurePeriods, gamingDay } from '../../reports/figure-fields.ts';

/** What can be sent by email, and what its figures can be told apart by. Figures of the house alone: none names a player. */
export const mailedGroups = {
  'play-figures': ['all', 'brand', 'venue', 'game', 'type', 'channel'],
  'cash-figures': ['all', 'way', 'gateway', 'brand'],
  'bonus-figures': ['all'],
  'entry-figures': ['all', 'brand', 'channel'],
} as const;
export type MailedList = keyof typeof mailedGroups;
export const mailedLists = Object.keys(mailedGroups) as [MailedList, ...MailedList[]];

const groups = [
  'all',
  'brand',
  'venue',
  'game',
  'type',
  'channel',
  'way',
  'gateway',
] as const satisfies readonly (typeof mailedGroups)[MailedList][number][];
export type MailedGroup = (typeof groups)[number];

export const mailedKinds = ['csv', 'pdf'] as const;
export type MailedKind = (typeof mailedKinds)[number];

/** More rows than this no email holds; one that is cut says so. */
export const mailedRowsMax = 1000;

const wanted = {
  list: z.enum(mailedLists),
  period: z.enum(figurePeriods),
  by: z.enum(groups),
  file_kind: z._default(z.enum(mailedKinds), 'csv'),
};

const mailedReport = z.object({
  id: id(),
  ...wanted,
  /** The first day of the period that was sent last; null before the first. */
  sent_for: z.nullable(gamingDay()),
});
export type MailedReport = z.output<typeof mailedReport>;

export const listMailedReports = defineCall({
  method: 'GET',
  path: '/backoffice/api/mailed-reports',
  access: { staff: 'own.use' },
  summary: 'The reports that the caller gets by email, and the address to which they go',
  request: z.object({}),
  answer: z.object({ email: z.string(), rows: z.array(mailedReport) }),
});

export const addMailedReport = defineCall({
  method: 'POST',
  path: '/backoffice/api/mailed-reports',
  access: { staff: 'lists.export' },
  summary:
    'A report by email as CSV or PDF, to the caller alone, after each period whose gaming days are all closed; to ask for one that there is changes no more than what it comes as',
  request: z.object(wanted).check(
    z.refine(({ list, by }) => (mailedGroups[list] as readonly string[]).includes(by), {
      path: ['by'],
      error: 'This report has no such parts',
    }),
  ),
  answer: z.boolean(),
  errors: ['FORBIDDEN', 'INVALID_INPUT'],
  refreshes: [listMailedReports],
});

export const removeMailedReport = defineCall({
  method: 'POST',
  path: '/backoffice/api/mailed-reports/remove',
  access: { staff: 'own.use' },
  summary: 'No longer sends a report to the caller; answers whether there was one',
  request: z.object({ id: id() }),
  answer: z.boolean(),
  refreshes: [listMailedReports],
});

export const mailedReportsCalls = {
  listMailedReports,
  addMailedReport,
  removeMailedReport,
} as const;

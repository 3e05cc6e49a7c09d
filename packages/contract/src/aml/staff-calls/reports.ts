import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { id, unixSeconds } from '../../fields.ts';
import { listPage, listRequest } from '../../staff/list.ts';

const day = () => z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** Covered transactions, and suspicious ones. */
export const amlReportKinds = ['ctr', 'str'] as const;
export type AmlReportKind = (typeof amlReportKinds)[number];

const row = z.object({
  id: id(),
  kind: z.enum(amlReportKinds),
  uid: id(),
  /** The day of what is reported, from which the law counts. */
  day: day(),
  due_on: day(),
  is_late: z.boolean(),
  case: z.nullable(id()),
  filed_at: z.nullable(unixSeconds()),
  filed_by: z.nullable(z.string()),
  /** As the authority has acknowledged it. */
  reference: z.string(),
});
export type AmlReport = z.output<typeof row>;

export const listAmlReports = defineCall({
  method: 'GET',
  path: '/backoffice/api/aml/reports',
  access: { staff: 'aml.read' },
  summary: 'Reports of the law: those to be filed by when they are due, filed ones newest first',
  request: z.object({
    ...listRequest,
    state: z._default(z.enum(['due', 'filed']), 'due'),
    kind: z.optional(z.enum(amlReportKinds)),
    uid: z.optional(id()),
  }),
  answer: listPage(row),
});

/** One file holds no more. */
export const reportsInFileMax = 500;

export const takeAmlFile = defineCall({
  method: 'POST',
  path: '/backoffice/api/aml/reports/file',
  access: { staff: 'aml.work' },
  summary:
    'The file of all reports of a kind that wait to be filed, in the columns of the authority',
  request: z.object({ kind: z.enum(amlReportKinds) }),
  answer: z.object({
    name: z.string(),
    csv: z.string(),
    /** The reports in it. */
    ids: z.array(id()),
  }),
  errors: ['AML_NOTHING_DUE'],
  refreshes: 'nothing',
});

export const fileAmlReports = defineCall({
  method: 'POST',
  path: '/backoffice/api/aml/reports/filed',
  access: { staff: 'aml.work' },
  summary: 'Notes that reports were filed, under the reference of the authority',
  request: z.object({
    ids: z.array(id()).check(z.minLength(1), z.maxLength(reportsInFileMax)),
    reference: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9][\w ./:#-]{2,79}$/)),
  }),
  answer: z.object({ filed: z.int() }),
  errors: ['AML_REPORT_FILED'],
  refreshes: [listAmlReports],
});

export const amlReportsCalls = { listAmlReports, takeAmlFile, fileAmlReports } as const;

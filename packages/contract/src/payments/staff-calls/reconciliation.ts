import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { unixSeconds } from '../../fields.ts';
import { listPage, listRequest } from '../../staff/list.ts';

const comparedDay = z.object({
  gateway: z.string(),
  /** In Manila, as 2026-11-16. */
  day: z.string(),
  started_at: unixSeconds(),
  /** Null while it runs. */
  finished_at: z.nullable(unixSeconds()),
  lines: z.int(),
  /** Each is a case. */
  differences: z.int(),
  /** Why the file could not be read; empty if it was. */
  problem: z.string(),
});
export type ComparedDay = z.output<typeof comparedDay>;

export const listReconciliations = defineCall({
  method: 'GET',
  path: '/backoffice/api/payments/reconciliations',
  access: { staff: 'payments.read' },
  summary: 'Days of gateways that were held against our books, newest first',
  request: z.object(listRequest),
  answer: listPage(comparedDay),
});

export const reconciliationCalls = { listReconciliations } as const;

import * as z from 'zod/mini';
import { defineCall } from '../../call.ts';
import { exportNames } from '../../staff/exports.ts';

export const exportReasonLength = { min: 3, max: 500 } as const;

export const exportList = defineCall({
  method: 'POST',
  path: '/backoffice/api/exports',
  access: { staff: 'lists.export' },
  summary:
    'A list as CSV, with the filters that it is shown with; its own permission is needed too',
  request: z.object({
    list: z.enum(exportNames),
    filters: z.record(
      z.string().check(z.maxLength(40)),
      z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()]),
    ),
    reason: z
      .string()
      .check(z.trim(), z.minLength(exportReasonLength.min), z.maxLength(exportReasonLength.max)),
  }),
  answer: z.object({
    /** The name of the file. */
    name: z.string(),
    /** Whoever saves it puts U+FEFF in front, by which spreadsheets know UTF-8. */
    csv: z.string(),
    rows: z.int(),
    /** Whether the list goes on behind the last row. */
    is_cut: z.boolean(),
  }),
  errors: ['EXPORT_OF_EVERYTHING', 'EXPORT_RUNNING', 'FORBIDDEN', 'TOO_MANY_REQUESTS'],
  refreshes: 'nothing',
});

export const exportsCalls = { exportList } as const;

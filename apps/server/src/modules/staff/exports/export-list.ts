import type { AnswerOf, RequestOf } from '@perya/contract/call';
import type { exportList as call } from '@perya/contract/house/staff-calls/exports';
import type { ExportableList } from '@perya/contract/staff/exportable-list';
import { exportableLists, exportRowsMax } from '@perya/contract/staff/exports';
import { listRows } from '@perya/contract/staff/list';
import * as z from 'zod/mini';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { byStaff, type Entry } from '../../audit/index.ts';
import { staffRateLimits } from '../rate-limits.ts';
import type { StaffServices } from '../services.ts';
import type { ExportHandlers } from './export-handlers.ts';
import { type Filters, permissionOf, requireKnown, requireNarrow } from './read-filters.ts';
import { writeCsv } from './write-csv.ts';

type Row = Readonly<Record<string, unknown>>;
interface Page {
  rows: Row[];
  next: string | null;
}
type ReadPage = (context: StaffContext, request: unknown) => Promise<unknown>;

/** A list that looks through much to find little may answer short pages: an export does not go on for ever. */
const pagesMax = 100;

/** Reads the list as the caller would, page by page. */
async function readRows(
  read: ReadPage,
  list: ExportableList,
  context: StaffContext,
  filters: Filters,
): Promise<{ rows: Row[]; isCut: boolean }> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  let pages = 0;
  do {
    const request = z.parse(list.call.request, { ...filters, cursor, limit: listRows.max });
    // Parsed as an answer is: what the contract does not name is not exported either.
    const page = z.parse(list.call.answer, await read(context, request)) as Page;
    rows.push(...page.rows);
    cursor = page.next ?? undefined;
    pages += 1;
  } while (cursor !== undefined && rows.length < exportRowsMax && pages < pagesMax);
  return {
    rows: rows.slice(0, exportRowsMax),
    isCut: cursor !== undefined || rows.length > exportRowsMax,
  };
}

function fileName(list: string, now: Date): string {
  const stamp = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  return `perya-${list}-${stamp}.csv`;
}

/** A list as CSV: what the caller may see of it, bounded, and written down before it leaves. */
export async function exportList(
  services: StaffServices,
  context: StaffContext,
  { list: name, filters, reason }: RequestOf<typeof call>,
  handlers: ExportHandlers,
): Promise<AnswerOf<typeof call>> {
  const { audit, exports, metrics } = services;
  const list: ExportableList = exportableLists[name];
  const note = (action: Entry['action'], after: Entry['after']) =>
    audit.record(byStaff(context), async () => ({
      result: null,
      entries: [
        {
          action,
          subject: { kind: 'list', list: name },
          after: { ...after, filters: JSON.stringify(filters) },
          reason,
        },
      ],
    }));
  // Counted first, so that what is refused is bounded too.
  const { points, seconds } = staffRateLimits.exports;
  if ((await exports.count(context.staffId, seconds)) > points) {
    throw new Refusal('TOO_MANY_REQUESTS');
  }
  try {
    if (!context.permissions.has(permissionOf(list))) throw new Refusal('FORBIDDEN');
    requireKnown(list, filters);
    requireNarrow(list, filters);
    const read = handlers[list.callName as keyof ExportHandlers] as unknown as ReadPage;
    if (!(await exports.begin(context.staffId))) throw new Refusal('EXPORT_RUNNING');
    const { rows, isCut } = await readRows(read, list, context, filters).finally(() =>
      exports.end(context.staffId),
    );
    await note('staff.list-exported', { rows: rows.length, is_cut: isCut });
    metrics.countExport(name, 'exported');
    const csv = writeCsv(list.columns, rows, context.language);
    return { name: fileName(name, new Date()), csv, rows: rows.length, is_cut: isCut };
  } catch (error) {
    if (error instanceof Refusal) {
      metrics.countExport(name, 'refused');
      await note('staff.export-refused', { refusal: error.code });
    }
    throw error;
  }
}

import { accessKind } from '@perya/contract/access';
import type { ExportableList } from '@perya/contract/staff/exportable-list';
import { listRequest } from '@perya/contract/staff/list';
import type { Permission } from '@perya/contract/staff/permissions';
import * as z from 'zod/mini';
import { Refusal } from '../../../platform/http/refusal.ts';

export type Filters = Readonly<Record<string, string | number | boolean>>;

const daySeconds = 24 * 3600;

function refuseFilter(filter: string, en: string, tl: string): Refusal {
  return new Refusal('INVALID_INPUT', {
    en: `filters.${filter}: ${en}`,
    tl: `filters.${filter}: ${tl}`,
  });
}

/** The permission that the list itself asks for. */
export function permissionOf({ call: { access } }: ExportableList): Permission {
  if (typeof access === 'string')
    throw new Error(`A list of ${accessKind(access)} is not exported`);
  return access.staff;
}

/** A filter that the list does not know would be left out, and more exported than was asked for. */
export function requireKnown({ call }: ExportableList, filters: Filters): void {
  const { shape } = call.request as unknown as z.ZodMiniObject;
  for (const name of Object.keys(filters)) {
    if (!(name in shape) || name in listRequest) {
      throw refuseFilter(
        name,
        'this list has no such filter',
        'walang ganitong filter ang listahan',
      );
    }
  }
  const parsed = z.safeParse(call.request, filters);
  if (parsed.success) return;
  const [issue] = parsed.error.issues;
  const what = issue?.message ?? '';
  throw refuseFilter(issue?.path.join('.') ?? '', what, what);
}

/** Of a list that holds people some are exported, never all. */
export function requireNarrow({ needs }: ExportableList, filters: Filters): void {
  if (needs === null) return;
  if (needs.anyOf.some((name) => name in filters)) return;
  const from = Number(filters['from']);
  const before = Number(filters['before']);
  if (before - from <= needs.days * daySeconds) return;
  throw new Refusal('EXPORT_OF_EVERYTHING');
}

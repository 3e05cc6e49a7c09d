import { viewsMax } from '@perya/contract/staff/calls/views';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { StaffServices } from '../services.ts';
import type { SavedView, View } from './view.store.ts';

/** Keeps filters and columns of a list under a name; nobody else sees it. */
export async function saveView(
  { views }: StaffServices,
  { staffId }: StaffContext,
  { list, ...view }: View & { list: string },
): Promise<SavedView> {
  const saved = await views.save(staffId, list, view, viewsMax);
  if (saved === null) throw new Refusal('VIEWS_FULL');
  return saved;
}

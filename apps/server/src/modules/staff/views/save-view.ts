import type { AnswerOf, RequestOf } from '@perya/contract/call';
import {
  type saveView as call,
  type listViews as listCall,
  type SavedListView,
  viewsMax,
} from '@perya/contract/staff/calls/views';
import { listPermissions } from '@perya/contract/staff/lists';
import type { StaffContext } from '../../../platform/http/context.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { StaffServices } from '../services.ts';
import type { SavedView } from './view.store.ts';

const presentView = ({ isShared, isMine, ...view }: SavedView): SavedListView => ({
  ...view,
  is_shared: isShared,
  is_mine: isMine,
});

/** One's own by name, then what colleagues share. */
export async function listViews(
  { views }: StaffServices,
  { staffId, permissions }: StaffContext,
  { list }: RequestOf<typeof listCall>,
): Promise<AnswerOf<typeof listCall>> {
  const kept = await views.list(staffId, list);
  // Filters may name whom a list is about.
  const seesShared = permissions.has(listPermissions[list]);
  return { rows: kept.filter(({ isMine }) => isMine || seesShared).map(presentView) };
}

/** Keeps filters and columns of a list under a name, for oneself or for all colleagues who may read it. */
export async function saveView(
  { views }: StaffServices,
  { staffId, permissions }: StaffContext,
  { list, ...view }: RequestOf<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const { is_shared: isShared, ...shown } = view;
  if (isShared && !permissions.has(listPermissions[list])) throw new Refusal('FORBIDDEN');
  const saved = await views.save(staffId, list, { ...shown, isShared }, viewsMax);
  if (saved === null) throw new Refusal('VIEWS_FULL');
  return presentView(saved);
}

import { isRole, type RoleName, roles as texts } from '@perya/contract/staff/roles';
import type { Text } from '@perya/contract/text';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { StaffServices } from '../services.ts';
import type { StoredRole } from './roles.store.ts';

/** What colleagues call a role: one of the operator's own has one title in both languages. */
export function titleOf({ name, title }: Pick<StoredRole, 'name' | 'title'>): Text {
  if (isRole(name)) return texts[name];
  return { en: title ?? name, tl: title ?? name };
}

/** The role as it stands; refuses one that there is not. */
export async function requireRole(
  { roles }: Pick<StaffServices, 'roles'>,
  role: RoleName,
): Promise<StoredRole> {
  const found = (await roles.list()).find(({ name }) => name === role);
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

export const roleText = async (services: Pick<StaffServices, 'roles'>, role: RoleName) =>
  titleOf(await requireRole(services, role));

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

/**
 * The same for whoever decides about it: an own one with its name beside the title, which one person alone has
 * chosen and could have made to look like another role's.
 */
export function saidOf(role: Pick<StoredRole, 'name' | 'title'>): Text {
  const { en, tl } = titleOf(role);
  return isRole(role.name)
    ? { en, tl }
    : { en: `${en} (${role.name})`, tl: `${tl} (${role.name})` };
}

/** Whether a role of a release is called so. */
export const isTitleOfRelease = (title: string): boolean =>
  Object.values(texts).some(({ en, tl }) =>
    [en, tl].some((text) => text.toLowerCase() === title.toLowerCase()),
  );

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

export const saidRole = async (services: Pick<StaffServices, 'roles'>, role: RoleName) =>
  saidOf(await requireRole(services, role));

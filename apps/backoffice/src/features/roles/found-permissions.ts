import { permissionGroups } from '@perya/contract/staff/permission-groups';
import { permissionText } from '@perya/contract/staff/permission-texts';
import type { Permission } from '@perya/contract/staff/permissions';
import { type Language, say } from '@perya/contract/text';

const plain = (text: string) => text.toLowerCase().trim();

/** Groups with the permissions that the words name: by what they allow, or by their own names. */
export function foundPermissions(
  words: string,
  language: Language,
  isShown: (permission: Permission) => boolean = () => true,
) {
  const sought = plain(words);
  const fits = (permission: Permission) =>
    isShown(permission) &&
    (permission.includes(sought) ||
      plain(say(permissionText(permission), language)).includes(sought));
  return permissionGroups
    .map(({ title, permissions }) => ({
      title: say(title, language),
      permissions: permissions.filter(fits),
    }))
    .filter(({ permissions }) => permissions.length > 0);
}

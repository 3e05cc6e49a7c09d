import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { permissionText } from '@perya/contract/staff/permission-texts';
import { approverOf, type Permission } from '@perya/contract/staff/permissions';
import { say } from '@perya/contract/text';
import { Icon } from '@perya/ui/icon';
import { checkIcon } from '@perya/ui/icons/action';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import type { RoleRow } from './role-row.ts';

interface PermissionRowProps {
  readonly permission: Permission;
  readonly roles: readonly RoleRow[];
}

export function PermissionRow({ permission, roles }: PermissionRowProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <tr>
      <th scope="row" title={permission}>
        <span className="flex items-center justify-between gap-2">
          {say(permissionText(permission), language)}
          {approverOf(permission) !== null && <StatusBadge>{t`Four eyes`}</StatusBadge>}
        </span>
      </th>
      {roles.map(({ role, permissions }) => (
        <td key={role}>
          {permissions.includes(permission) ? (
            <>
              <Icon drawing={checkIcon} className="mx-auto size-4 text-positive" />
              <span className="sr-only">{t`Yes`}</span>
            </>
          ) : (
            <span className="sr-only">{t`No`}</span>
          )}
        </td>
      ))}
    </tr>
  );
}

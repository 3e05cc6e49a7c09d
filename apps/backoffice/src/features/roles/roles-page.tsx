import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { listRoles } from '@perya/contract/staff/calls/roles';
import { permissionNames } from '@perya/contract/staff/permissions';
import { roles } from '@perya/contract/staff/roles';
import { say } from '@perya/contract/text';
import { Skeleton } from '@perya/ui/states/skeleton';
import { useState } from 'react';
import { WaitingRequests } from '../../lib/asking/waiting-requests.tsx';
import { Button } from '../../lib/fields/button.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useMay } from '../../lib/session/session.ts';
import { PageHead } from '../../lib/show/page-head.tsx';
import { PageState } from '../../lib/show/page-state.tsx';
import { PermissionRow } from './permission-row.tsx';
import { RoleEditor } from './role-editor.tsx';
import type { RoleRow } from './role-row.ts';
import './roles.css';

/** Which role may do what, as one table. */
export function RolesPage() {
  const { t } = useLingui();
  const { language } = useLanguage();
  const may = useMay();
  const { answer, state, reload } = useCall(listRoles, {});
  const [edited, setEdited] = useState<RoleRow | null>(null);
  const rows = answer?.rows ?? [];
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col">
      <PageHead
        heading={t`Roles`}
        about={t`An administrator has every permission but those of the AML desk; an auditor reads and changes nothing. A change counts from the next call of whoever has the role.`}
      />
      <div className="px-4 pb-3 empty:hidden">
        <WaitingRequests action="roles.widen" />
      </div>
      {state === 'loading' && <Skeleton className="m-4 h-64" />}
      {state === 'failed' && (
        <PageState
          title={t`The roles could not be loaded`}
          actionLabel={t`Try again`}
          onAction={() => void reload()}
        />
      )}
      {answer && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by keys.
        <section tabIndex={0} aria-label={t`Roles`} className="roles-scroller">
          <table className="roles-table">
            <thead>
              <tr>
                <th scope="col">{t`Permission`}</th>
                {rows.map((row) => (
                  <th key={row.role} scope="col">
                    <span className="block">{say(roles[row.role], language)}</span>
                    <span className="block font-normal text-ink-muted">{row.members}</span>
                    {may('staff.manage') && row.role !== 'administrator' && (
                      <Button
                        kind="quiet"
                        className="h-6 px-1.5"
                        aria-label={t`Change ${say(roles[row.role], language)}`}
                        onClick={() => setEdited(row)}
                      >{t`Change`}</Button>
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {permissionNames.map((permission) => (
                <PermissionRow key={permission} permission={permission} roles={rows} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {edited && <RoleEditor row={edited} onClose={() => setEdited(null)} />}
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { listRoles } from '@perya/contract/staff/calls/roles';
import { plusIcon } from '@perya/ui/icons/action';
import { Skeleton } from '@perya/ui/states/skeleton';
import { Fragment, useState } from 'react';
import { WaitingRequests } from '../../lib/asking/waiting-requests.tsx';
import { Button } from '../../lib/fields/button.tsx';
import { TextField } from '../../lib/fields/field.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useMay } from '../../lib/session/session.ts';
import { PageHead } from '../../lib/show/page-head.tsx';
import { PageState } from '../../lib/show/page-state.tsx';
import { foundPermissions } from './found-permissions.ts';
import { NetworksDialog } from './networks-dialog.tsx';
import { AddRoleDialog, RemoveRoleDialog } from './own-role-dialogs.tsx';
import { PermissionRow } from './permission-row.tsx';
import { RoleEditor } from './role-editor.tsx';
import { type RoleChange, RoleHead } from './role-head.tsx';
import type { RoleRow } from './role-row.ts';
import './roles.css';

interface Changed {
  readonly row: RoleRow;
  readonly change: RoleChange;
}

const dialogs = {
  permissions: RoleEditor,
  networks: NetworksDialog,
  remove: RemoveRoleDialog,
} as const satisfies Record<RoleChange, unknown>;

interface RolesTableProps {
  readonly rows: readonly RoleRow[];
  readonly words: string;
  readonly onChange: (changed: Changed) => void;
}

/** Permissions in their groups, as far as the words name them, with who has each. */
function RolesTable({ rows, words, onChange }: RolesTableProps) {
  const { t } = useLingui();
  const { language } = useLanguage();
  const groups = foundPermissions(words, language);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls must be reached by keys.
    <section tabIndex={0} aria-label={t`Roles`} className="roles-scroller">
      <table className="roles-table">
        <thead>
          <tr>
            <th scope="col">{t`Permission`}</th>
            {rows.map((row) => (
              <RoleHead key={row.role} row={row} onChange={(change) => onChange({ row, change })} />
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ title, permissions }) => (
            <Fragment key={title}>
              <tr className="roles-group">
                <th scope="rowgroup" colSpan={rows.length + 1}>
                  {title}
                </th>
              </tr>
              {permissions.map((permission) => (
                <PermissionRow key={permission} permission={permission} roles={rows} />
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
      {groups.length === 0 && <PageState title={t`No permission is called so`} />}
    </section>
  );
}

/** Which role may do what, as one table; an operator adds roles of their own. */
export function RolesPage() {
  const { t } = useLingui();
  const may = useMay();
  const { answer, state, reload } = useCall(listRoles, {});
  const [words, setWords] = useState('');
  const [isAdding, setAdding] = useState(false);
  const [changed, setChanged] = useState<Changed | null>(null);
  const ChangeDialog = changed && dialogs[changed.change];
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col">
      <PageHead
        heading={t`Roles`}
        about={t`An administrator has every permission but those of the AML desk; an auditor reads and changes nothing. A change counts from the next call of whoever has the role.`}
        actions={
          <div className="flex flex-wrap gap-2">
            <TextField
              label={t`Find a permission`}
              labelHidden
              type="search"
              placeholder={t`Find a permission`}
              maxLength={80}
              value={words}
              onChange={({ target }) => setWords(target.value)}
              className="w-56"
            />
            {may('staff.manage') && (
              <Button drawing={plusIcon} onClick={() => setAdding(true)}>{t`New role`}</Button>
            )}
          </div>
        }
      />
      {state === 'loading' && <Skeleton className="m-4 h-64" />}
      {state === 'failed' && (
        <PageState
          title={t`The roles could not be loaded`}
          actionLabel={t`Try again`}
          onAction={() => void reload()}
        />
      )}
      <WaitingRequests action="roles.widen" className="mx-4 mb-3">
        <WaitingRequests action="roles.networks" className="mx-4 mb-3">
          {answer && <RolesTable rows={answer.rows} words={words} onChange={setChanged} />}
        </WaitingRequests>
      </WaitingRequests>
      {isAdding && <AddRoleDialog onClose={() => setAdding(false)} />}
      {changed && ChangeDialog && (
        <ChangeDialog row={changed.row} onClose={() => setChanged(null)} />
      )}
    </div>
  );
}

import { useLingui } from '@lingui/react/macro';
import { listAudit } from '@perya/contract/audit/staff-calls/audit';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../lib/fields/button.tsx';
import type { SearchOf } from '../../lib/list/filters.ts';
import { List } from '../../lib/list/list.tsx';
import { ListPage } from '../../lib/list/list-page.tsx';
import { useAuditColumns } from './audit-columns.tsx';
import { auditFilters } from './audit-filters.ts';
import { auditInput } from './audit-input.ts';

/** Who did what to whom, newest first. */
export function AuditPage({ search }: { readonly search: SearchOf<typeof auditFilters> }) {
  const { t } = useLingui();
  const columns = useAuditColumns();
  return (
    <ListPage>
      <List
        name="audit"
        exportName="audit"
        title={t`Audit`}
        call={listAudit}
        filters={auditFilters}
        search={search}
        inputOf={auditInput}
        columns={columns}
        idOf={({ seq }) => seq}
        linkOf={({ seq }) => ({ to: '/audit/$seq', params: { seq }, search: true })}
        emptyText={t`No entry fits these filters`}
        actions={
          <Link to="/audit/chain" search className={buttonClass()}>{t`Verify the chain`}</Link>
        }
      />
    </ListPage>
  );
}

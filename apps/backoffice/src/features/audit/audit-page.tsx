import { useLingui } from '@lingui/react/macro';
import { type AuditRow, listAudit } from '@perya/contract/audit/staff-calls/audit';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../lib/fields/button.tsx';
import type { Column } from '../../lib/list/column.ts';
import type { SearchOf } from '../../lib/list/filters.ts';
import { List } from '../../lib/list/list.tsx';
import { ListPage } from '../../lib/list/list-page.tsx';
import { Moment } from '../../lib/show/moment.tsx';
import { useDeviceName } from '../../lib/show/use-device-name.ts';
import { useEntryWords } from '../../lib/show/use-entry-words.ts';
import { auditFilters } from './audit-filters.ts';
import { auditInput } from './audit-input.ts';
import { useNamed } from './use-named.ts';

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

/** What a row of the audit shows. */
function useAuditColumns(): readonly Column<AuditRow>[] {
  const { t } = useLingui();
  const { actorOf, subjectOf } = useNamed();
  const { actionOf, reasonOf } = useEntryWords();
  const deviceOf = useDeviceName();
  return [
    { id: 'at', title: t`Time`, cell: ({ at }) => <Moment at={at} />, width: '14rem' },
    { id: 'actor', title: t`Actor`, cell: actorOf },
    { id: 'did', title: t`Action`, cell: ({ action }) => actionOf(action) },
    { id: 'subject', title: t`Subject`, cell: subjectOf },
    { id: 'reason', title: t`Reason`, cell: ({ reason }) => reasonOf(reason) },
    { id: 'address', title: t`Address`, cell: ({ address }) => address },
    {
      id: 'action',
      title: t`Code of the action`,
      cell: ({ action }) => <code>{action}</code>,
      isExtra: true,
    },
    {
      id: 'device',
      title: t`Device`,
      cell: ({ device }) => device && deviceOf(device),
      isExtra: true,
    },
    { id: 'request', title: t`Request`, cell: ({ request_id }) => request_id, isExtra: true },
    { id: 'seq', title: t`Entry`, cell: ({ seq }) => seq, align: 'end', isExtra: true },
  ];
}

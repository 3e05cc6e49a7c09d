import { useLingui } from '@lingui/react/macro';
import type { AuditRow } from '@perya/contract/audit/staff-calls/audit';
import type { Column } from '../../lib/list/column.ts';
import { Moment } from '../../lib/show/moment.tsx';
import { useNamed } from './use-named.ts';

/** What a row of the audit shows. */
export function useAuditColumns(): readonly Column<AuditRow>[] {
  const { t } = useLingui();
  const { actorOf, subjectOf } = useNamed();
  return [
    { id: 'at', title: t`Time`, cell: ({ at }) => <Moment at={at} />, width: '14rem' },
    { id: 'action', title: t`Action`, cell: ({ action }) => <code>{action}</code> },
    { id: 'actor', title: t`Actor`, cell: actorOf },
    { id: 'subject', title: t`Subject`, cell: subjectOf },
    { id: 'reason', title: t`Reason`, cell: ({ reason }) => reason },
    { id: 'address', title: t`Address`, cell: ({ address }) => address },
    { id: 'device', title: t`Device`, cell: ({ device }) => device, isExtra: true },
    { id: 'request', title: t`Request`, cell: ({ request_id }) => request_id, isExtra: true },
    { id: 'seq', title: t`Entry`, cell: ({ seq }) => seq, align: 'end', isExtra: true },
  ];
}

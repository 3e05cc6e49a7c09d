import { useLingui } from '@lingui/react/macro';
import {
  activityDays,
  listStaffActivity,
  type StaffActivity,
} from '@perya/contract/staff/calls/accounts';
import { Link } from '@tanstack/react-router';
import type { Column } from '../../lib/list/column.ts';
import { PlainTable } from '../../lib/list/plain-table.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import { useMay } from '../../lib/session/session.ts';
import { CallPage } from '../../lib/show/call-page.tsx';
import { Age } from '../../lib/show/moment.tsx';
import { Sparkline } from '../../lib/show/sparkline/sparkline.tsx';
import { useRoleTitles } from './use-role-titles.ts';

/** Figures of a person; each leads to its entries for whoever may read the audit. */
function useActivityColumns(): readonly Column<StaffActivity>[] {
  const { t, i18n } = useLingui();
  const may = useMay();
  const { titleOf } = useRoleTitles();
  const count = (id: 'reveals' | 'exports' | 'refused' | 'at_night', title: string) => ({
    id,
    title,
    align: 'end' as const,
    cell: (row: StaffActivity) => i18n.number(row[id]),
  });
  return [
    {
      id: 'who',
      title: t`Name`,
      cell: (row) => (
        <Link to="/settings/staff/$id" params={{ id: row.staff_id }}>
          {row.name}
        </Link>
      ),
    },
    { id: 'role', title: t`Role`, cell: ({ role }) => titleOf(role) },
    {
      id: 'acts',
      title: t`What they did`,
      align: 'end',
      cell: ({ acts, staff_id }) =>
        may('audit.read') ? (
          <Link to="/audit" search={{ actor_kind: 'staff', actor: staff_id }}>
            {i18n.number(acts)}
          </Link>
        ) : (
          i18n.number(acts)
        ),
    },
    {
      id: 'days',
      title: t`By day`,
      cell: ({ days, acts }) => <Sparkline values={days} label={i18n.number(acts)} />,
    },
    count('reveals', t`Players seen in full`),
    count('exports', t`Lists exported`),
    count('refused', t`Turned away`),
    count('at_night', t`At night`),
    {
      id: 'last',
      title: t`Last act`,
      cell: ({ last_at }) => (last_at === null ? '–' : <Age at={last_at} />),
    },
  ];
}

/** What staff did lately, by the audit: what stands out is worth a look at its entries. */
export function ActivityPage() {
  const { t } = useLingui();
  const columns = useActivityColumns();
  const read = useCall(listStaffActivity, {});
  const days = activityDays;
  return (
    <CallPage
      title={t`Activity`}
      about={t`What each colleague did in the last ${days} days, by the audit. At night is from eleven to six, in Manila.`}
      read={read}
      failedTitle={t`The activity could not be loaded`}
    >
      {({ rows }) => (
        <PlainTable
          title={t`Activity`}
          rows={rows}
          idOf={({ staff_id }) => staff_id}
          columns={columns}
        />
      )}
    </CallPage>
  );
}

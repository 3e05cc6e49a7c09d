import { useLingui } from '@lingui/react/macro';
import { listAmlReports } from '@perya/contract/aml/staff-calls/reports';
import { getRouteApi, Link } from '@tanstack/react-router';
import { idOrNothing } from '../../lib/list/id-or-nothing.ts';
import { List } from '../../lib/list/list.tsx';
import { ListPage } from '../../lib/list/list-page.tsx';
import { useMay } from '../../lib/session/session.ts';
import { Moment } from '../../lib/show/moment.tsx';
import { amlReportsFilters } from './aml-filters.ts';
import { DueDay } from './due-day.tsx';
import { ReportFile } from './report-file.tsx';

const route = getRouteApi('/aml/reports');

/** What the law is told: the most urgent on top. */
export function AmlReportsPage() {
  const { t } = useLingui();
  const may = useMay();
  const kinds = { ctr: t`Covered (CTR)`, str: t`Suspicious (STR)` };
  return (
    <ListPage>
      <List
        name="aml-reports"
        title={t`Reports of the law`}
        call={listAmlReports}
        filters={amlReportsFilters}
        search={route.useSearch()}
        inputOf={({ uid, ...others }) => ({ ...others, uid: idOrNothing(uid) })}
        idOf={({ id }) => id}
        emptyText={t`No report matches`}
        actions={
          may('aml.work') && (
            <>
              <ReportFile kind="ctr" name={kinds.ctr} />
              <ReportFile kind="str" name={kinds.str} />
            </>
          )
        }
        columns={[
          { id: 'id', title: t`Report`, cell: ({ id }) => id },
          { id: 'kind', title: t`Kind`, cell: ({ kind }) => kinds[kind] },
          { id: 'uid', title: t`Player`, cell: ({ uid }) => uid },
          { id: 'day', title: t`Day`, cell: ({ day }) => day },
          {
            id: 'due',
            title: t`Due`,
            cell: ({ due_on, is_late }) => <DueDay day={due_on} isLate={is_late} />,
          },
          {
            id: 'case',
            title: t`Case`,
            cell: (row) =>
              row.case === null ? (
                '–'
              ) : (
                <Link to="/aml/cases/$id" params={{ id: row.case }}>
                  {row.case}
                </Link>
              ),
          },
          {
            id: 'filed',
            title: t`Filed`,
            cell: ({ filed_at }) => (filed_at === null ? '–' : <Moment at={filed_at} />),
          },
          { id: 'reference', title: t`Reference`, cell: ({ reference }) => reference || '–' },
        ]}
      />
    </ListPage>
  );
}

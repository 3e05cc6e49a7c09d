import { useLingui } from '@lingui/react/macro';
import { listAmlCases } from '@perya/contract/aml/staff-calls/cases';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { ClaimedBy } from '../../../lib/claims/claimed-by.tsx';
import { Button } from '../../../lib/fields/button.tsx';
import { idOrNothing } from '../../../lib/list/id-or-nothing.ts';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { useMay } from '../../../lib/session/session.ts';
import { Age } from '../../../lib/show/moment.tsx';
import { amlCasesFilters } from '../aml-filters.ts';
import { DueDay } from '../due-day.tsx';
import { useGroundNames } from '../use-ground-names.ts';
import { OpenCaseDialog } from './open-case-dialog.tsx';

const route = getRouteApi('/aml/cases');

/** Who is looked at: the one whose report would be due first stands on top. */
export function AmlCasesPage() {
  const { t } = useLingui();
  const may = useMay();
  const names = useGroundNames();
  const [isOpening, setOpening] = useState(false);
  return (
    <ListPage>
      <List
        name="aml-cases"
        title={t`Cases`}
        call={listAmlCases}
        filters={amlCasesFilters}
        search={route.useSearch()}
        inputOf={({ uid, ...others }) => ({ ...others, uid: idOrNothing(uid) })}
        idOf={({ id }) => id}
        linkOf={({ id }) => ({ to: '/aml/cases/$id', params: { id }, search: true })}
        emptyText={t`No case matches`}
        actions={
          may('aml.work') && <Button onClick={() => setOpening(true)}>{t`Open a case`}</Button>
        }
        columns={[
          { id: 'id', title: t`Case`, cell: ({ id }) => id },
          { id: 'uid', title: t`Player`, cell: ({ uid }) => uid },
          {
            id: 'grounds',
            title: t`Rests on`,
            cell: ({ grounds }) => grounds.map((ground) => names[ground]).join(', '),
          },
          {
            id: 'due',
            title: t`Due`,
            cell: ({ due_on, is_late }) => <DueDay day={due_on} isLate={is_late} />,
          },
          { id: 'at', title: t`Opened`, cell: (row) => <Age at={row.opened_at} /> },
          {
            id: 'claim',
            title: t`Claimed by`,
            cell: ({ claim }) => <ClaimedBy claim={claim} />,
          },
        ]}
      />
      {isOpening && <OpenCaseDialog onClose={() => setOpening(false)} />}
    </ListPage>
  );
}

import { useLingui } from '@lingui/react/macro';
import { listIncidents } from '@perya/contract/privacy/staff-calls/incidents';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { useMay } from '../../../lib/session/session.ts';
import { Moment } from '../../../lib/show/moment.tsx';
import { DueMoment } from '../due-moment.tsx';
import { incidentsFilters } from '../privacy-filters.ts';
import { NoteIncidentDialog } from './note-incident-dialog.tsx';

const route = getRouteApi('/privacy/incidents');

/** Incidents with personal data: the one that must be told first stands on top. */
export function IncidentsPage() {
  const { t, i18n } = useLingui();
  const may = useMay();
  const [isNoting, setNoting] = useState(false);
  return (
    <ListPage>
      <List
        name="privacy-incidents"
        title={t`Incidents`}
        call={listIncidents}
        filters={incidentsFilters}
        search={route.useSearch()}
        idOf={({ id }) => id}
        linkOf={({ id }) => ({ to: '/privacy/incidents/$id', params: { id }, search: true })}
        emptyText={t`No incident matches`}
        actions={
          may('privacy.work') && (
            <Button onClick={() => setNoting(true)}>{t`Note an incident`}</Button>
          )
        }
        columns={[
          { id: 'id', title: t`Incident`, cell: ({ id }) => id },
          {
            id: 'what',
            title: t`What happened`,
            cell: ({ what }) => <span className="line-clamp-1">{what}</span>,
          },
          { id: 'found', title: t`Found`, cell: ({ found_at }) => <Moment at={found_at} /> },
          {
            id: 'tell',
            title: t`To be told by`,
            cell: ({ tell_by, is_late, must_tell, commission_told_at }) =>
              must_tell ? (
                <DueMoment at={tell_by} isLate={is_late} isMet={commission_told_at !== null} />
              ) : (
                t`Nobody has to be told`
              ),
          },
          {
            id: 'affected',
            title: t`Persons`,
            align: 'end',
            isCount: true,
            cell: ({ affected }) => i18n.number(affected),
          },
        ]}
      />
      {isNoting && <NoteIncidentDialog onClose={() => setNoting(false)} />}
    </ListPage>
  );
}

import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { harmMarkers } from '@perya/contract/care/markers';
import { listHarmCases } from '@perya/contract/care/staff-calls/care';
import { say } from '@perya/contract/text';
import { getRouteApi } from '@tanstack/react-router';
import { idOrNothing } from '../../../lib/list/id-or-nothing.ts';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { Age } from '../../../lib/show/moment.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { careFilters } from '../risk-filters.ts';

/** Players whose play shows signs of harm; those that wait for a word are shown first. */
export function CarePage() {
  const { t } = useLingui();
  const { language } = useLanguage();
  return (
    <ListPage>
      <List
        name="care"
        title={t`Markers of harm`}
        call={listHarmCases}
        filters={careFilters}
        search={getRouteApi('/risk/care').useSearch()}
        inputOf={({ uid, ...others }) => ({ ...others, uid: idOrNothing(uid) })}
        idOf={({ uid }) => uid}
        linkOf={({ uid }) => ({ to: '/risk/care/$uid', params: { uid }, search: true })}
        emptyText={t`Nobody waits for a word`}
        columns={[
          { id: 'uid', title: t`Player`, cell: ({ uid }) => uid },
          { id: 'score', title: t`Score`, align: 'end', cell: ({ score }) => score },
          {
            id: 'markers',
            title: t`Reasons`,
            cell: ({ markers }) => {
              const said = markers.map(({ marker }) => say(harmMarkers[marker], language));
              return <span title={said.join('; ')}>{said.join('; ')}</span>;
            },
          },
          {
            id: 'waits',
            title: t`Waits since`,
            cell: ({ opened_at }) =>
              opened_at === null ? (
                '–'
              ) : (
                <StatusBadge tone="warning">
                  <Age at={opened_at} />
                </StatusBadge>
              ),
          },
          {
            id: 'contacts',
            title: t`Words so far`,
            align: 'end',
            cell: ({ contacts }) => contacts,
          },
        ]}
      />
    </ListPage>
  );
}

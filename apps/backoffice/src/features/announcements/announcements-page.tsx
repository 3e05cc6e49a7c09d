import { useLingui } from '@lingui/react/macro';
import { listAnnouncements } from '@perya/contract/announcements/staff-calls/announcements';
import { plusIcon } from '@perya/ui/icons/action';
import { getRouteApi } from '@tanstack/react-router';
import { begin, useBegun } from '../../lib/begin/use-begun.ts';
import { Button } from '../../lib/fields/button.tsx';
import { List } from '../../lib/list/list.tsx';
import { ListPage } from '../../lib/list/list-page.tsx';
import { useMay } from '../../lib/session/session.ts';
import { Age, Moment } from '../../lib/show/moment.tsx';
import { announcementsFilters } from './announcements-filters.ts';
import { AnnouncementDialog } from './form/announcement-dialog.tsx';
import { PhaseBadge } from './phase-badge.tsx';
import { useAudience } from './use-audience.ts';

const route = getRouteApi('/content/announcements');

/** What players are shown when they come, in its order, with who has seen it. */
export function AnnouncementsPage() {
  const { t, i18n } = useLingui();
  const mayEdit = useMay()('announcements.edit');
  const { whom, often } = useAudience();
  const { isBegun: isAdding, end } = useBegun(['announcement']);
  return (
    <ListPage>
      <List
        name="announcements"
        title={t`Announcements`}
        call={listAnnouncements}
        filters={announcementsFilters}
        search={route.useSearch()}
        idOf={({ id }) => id}
        linkOf={({ id }) => ({ to: '/content/announcements/$id', params: { id }, search: true })}
        emptyText={t`No announcement matches`}
        actions={
          mayEdit && (
            <Button kind="primary" drawing={plusIcon} onClick={() => begin('announcement')}>
              {t`New announcement`}
            </Button>
          )
        }
        columns={[
          { id: 'title', title: t`Title`, cell: ({ title_en }) => title_en },
          { id: 'state', title: t`State`, cell: ({ phase }) => <PhaseBadge phase={phase} /> },
          { id: 'seq', title: t`Place`, align: 'end', isCount: true, cell: ({ seq }) => seq },
          { id: 'whom', title: t`For`, cell: whom },
          { id: 'often', title: t`How often`, cell: often },
          { id: 'start', title: t`Begins`, cell: ({ start }) => <Moment at={start} /> },
          { id: 'end', title: t`Ends`, cell: ({ end }) => <Moment at={end} />, isExtra: true },
          {
            id: 'seen',
            title: t`Seen by players`,
            align: 'end',
            cell: ({ seen_players }) => i18n.number(seen_players),
          },
          {
            id: 'opened',
            title: t`Followed the link`,
            align: 'end',
            cell: ({ opened_players }) => i18n.number(opened_players),
          },
          {
            id: 'updated',
            title: t`Changed`,
            cell: ({ updated_at }) => <Age at={updated_at} />,
            isExtra: true,
          },
        ]}
      />
      {isAdding && <AnnouncementDialog onClose={end} />}
    </ListPage>
  );
}

import { useLingui } from '@lingui/react/macro';
import { listConversations } from '@perya/contract/support/staff-calls/conversations';
import { getRouteApi } from '@tanstack/react-router';
import { ClaimedBy } from '../../../lib/claims/claimed-by.tsx';
import { idOrNothing } from '../../../lib/list/id-or-nothing.ts';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { Age } from '../../../lib/show/moment.tsx';
import { conversationsFilters } from './conversations-filters.ts';

const route = getRouteApi('/content/support');

/** Players who wait for an answer, the longest first. */
export function ConversationsPage() {
  const { t } = useLingui();
  return (
    <ListPage>
      <List
        name="conversations"
        title={t`Conversations`}
        call={listConversations}
        filters={conversationsFilters}
        search={route.useSearch()}
        inputOf={({ uid, ...others }) => ({ ...others, uid: idOrNothing(uid) })}
        idOf={({ uid }) => uid}
        linkOf={({ uid }) => ({ to: '/content/support/$uid', params: { uid }, search: true })}
        emptyText={t`Nobody waits here`}
        noneText={t`Nobody waits here`}
        columns={[
          { id: 'player', title: t`Player`, cell: ({ uid, name }) => name || uid },
          {
            id: 'waiting',
            title: t`Waits`,
            cell: (row) => (row.waiting_since === null ? '–' : <Age at={row.waiting_since} />),
          },
          {
            id: 'last',
            title: t`Last word`,
            cell: ({ last_text, last_from }) => (
              <span className="block max-w-[26rem] truncate">
                {last_from === 'staff' && <span className="text-ink-muted">{t`House:`} </span>}
                {last_text || t`Pictures`}
              </span>
            ),
          },
          {
            id: 'claim',
            title: t`Claimed by`,
            cell: ({ claim }) => <ClaimedBy claim={claim} />,
          },
          { id: 'at', title: t`Last written`, cell: (row) => <Age at={row.last_at} /> },
          { id: 'brand', title: t`Brand`, cell: ({ brand }) => brand, isExtra: true },
          {
            id: 'messages',
            title: t`Messages`,
            align: 'end',
            cell: ({ messages }) => messages,
            isExtra: true,
          },
        ]}
      />
    </ListPage>
  );
}

import { useLingui } from '@lingui/react/macro';
import {
  claimConversation,
  listConversations,
  releaseConversation,
  type SupportConversation,
} from '@perya/contract/support/staff-calls/conversations';
import { languageName } from '@perya/contract/text';
import { getRouteApi } from '@tanstack/react-router';
import { ClaimedBy } from '../../../lib/claims/claimed-by.tsx';
import { useClaiming } from '../../../lib/claims/use-claiming.ts';
import { idOrNothing } from '../../../lib/list/id-or-nothing.ts';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { useMay } from '../../../lib/session/session.ts';
import { Age } from '../../../lib/show/moment.tsx';
import { TagBadges } from './conversation-tags.tsx';
import { conversationsFilters } from './conversations-filters.ts';

const route = getRouteApi('/support/conversations');

/** Players who wait for an answer, the longest first. */
export function ConversationsPage() {
  const { t } = useLingui();
  const may = useMay();
  const claiming = useClaiming<SupportConversation>({
    run: (client, { uid }) => client.call(claimConversation, { uid }),
    undo: (client, { uid }) => client.call(releaseConversation, { uid }),
  });
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
        linkOf={({ uid }) => ({ to: '/support/conversations/$uid', params: { uid }, search: true })}
        emptyText={t`Nobody waits here`}
        noneText={t`Nobody waits here`}
        bulk={may('support.answer') ? [claiming] : []}
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
          { id: 'tags', title: t`About`, cell: ({ tags }) => <Tags tags={tags} /> },
          { id: 'language', title: t`Reads`, cell: ({ language }) => languageName(language) },
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
            isCount: true,
            cell: ({ messages }) => messages,
            isExtra: true,
          },
        ]}
      />
    </ListPage>
  );
}

function Tags({ tags }: Pick<SupportConversation, 'tags'>) {
  if (tags.length === 0) return '–';
  return (
    <span className="flex gap-1">
      <TagBadges tags={tags} />
    </span>
  );
}

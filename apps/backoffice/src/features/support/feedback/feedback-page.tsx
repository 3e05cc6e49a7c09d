import { useLingui } from '@lingui/react/macro';
import { listFeedback } from '@perya/contract/support/staff-calls/feedback';
import { getRouteApi } from '@tanstack/react-router';
import { idOrNothing } from '../../../lib/list/id-or-nothing.ts';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { When } from '../../../lib/show/moment.tsx';
import { feedbackFilters } from './feedback-filters.ts';

const route = getRouteApi('/support/feedback');

/** What players think of the house, the oldest that nobody has decided first. */
export function FeedbackPage() {
  const { t } = useLingui();
  return (
    <ListPage>
      <List
        name="feedback"
        title={t`Feedback`}
        call={listFeedback}
        filters={feedbackFilters}
        search={route.useSearch()}
        inputOf={({ uid, ...others }) => ({ ...others, uid: idOrNothing(uid) })}
        idOf={({ id }) => id}
        dayOf={({ at }) => at}
        linkOf={({ id }) => ({ to: '/support/feedback/$id', params: { id }, search: true })}
        emptyText={t`No feedback is here`}
        noneText={t`No feedback is here`}
        columns={[
          {
            id: 'text',
            title: t`Feedback`,
            cell: ({ text }) => <span className="block max-w-[32rem] truncate">{text}</span>,
          },
          { id: 'player', title: t`Player`, cell: ({ uid, name }) => name || uid },
          { id: 'at', title: t`Given`, cell: (row) => <When at={row.at} /> },
          { id: 'brand', title: t`Brand`, cell: ({ brand }) => brand, isExtra: true },
        ]}
      />
    </ListPage>
  );
}

import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { countRequests, listRequests, type RequestBox } from '@perya/contract/staff/calls/requests';
import {
  type RequestActionName,
  requestActionNames,
  requestActions,
} from '@perya/contract/staff/request-actions';
import type { Text } from '@perya/contract/text';
import { getRouteApi } from '@tanstack/react-router';
import type { Column } from '../../lib/list/column.ts';
import { choiceFilter, type Filter } from '../../lib/list/filters.ts';
import { List } from '../../lib/list/list.tsx';
import { ListPage } from '../../lib/list/list-page.tsx';
import { useCall } from '../../lib/query/use-call.ts';
import type { RowOf } from '../../lib/query/use-pages.ts';
import { useMay } from '../../lib/session/session.ts';
import { Age } from '../../lib/show/moment.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { UrlTabs } from '../../lib/show/url-tabs.tsx';
import { requestsFilters, requestsTabs } from './requests-filters.ts';
import { useRequestWords } from './use-request-words.ts';

const lookEveryMs = 15_000;

/** Every action that waits for a second person: a new one is offered without a line here. */
const action: Filter = choiceFilter(
  msg`What`,
  Object.fromEntries(
    requestActionNames.map((name) => [name, requestActions[name].title]),
  ) as Record<RequestActionName, Text>,
);

function useColumns(): readonly Column<RowOf<typeof listRequests>>[] {
  const { t } = useLingui();
  const { stateOf, actionOf, aboutOf } = useRequestWords();
  return [
    { id: 'id', title: t`Request`, width: '5.5rem', cell: ({ id }) => id },
    { id: 'action', title: t`What`, cell: ({ action }) => actionOf(action) },
    { id: 'about', title: t`About`, cell: ({ about }) => aboutOf(about) },
    { id: 'by', title: t`Asked by`, cell: ({ asked_by }) => asked_by.name },
    { id: 'at', title: t`Asked`, cell: ({ asked_at }) => <Age at={asked_at} /> },
    {
      id: 'expires',
      title: t`Expires`,
      cell: ({ state, expires_at }) => (state === 'open' ? <Age at={expires_at} /> : '–'),
    },
    {
      id: 'state',
      title: t`State`,
      cell: ({ state }) => (
        <StatusBadge tone={stateOf(state).tone}>{stateOf(state).text}</StatusBadge>
      ),
    },
  ];
}

/** What waits for me, what I asked for, and everything that waits or waited for a second person. */
export function RequestsPage() {
  const { t } = useLingui();
  const may = useMay();
  const search = getRouteApi('/requests').useSearch();
  const box = search.box ?? 'waiting';
  const { answer } = useCall(countRequests, {}, { pollMs: lookEveryMs });
  const waiting = answer && answer.waiting > 0 ? String(answer.waiting) : null;
  const tabOf = (value: RequestBox, label: string, count: string | null = null) => ({
    label,
    count,
    link: { to: '/requests', search: { box: value } } as const,
  });
  const titles = { waiting: t`Waiting for me`, mine: t`I asked`, all: t`All requests` };
  const tabs = [
    ...(may('requests.decide') ? [tabOf('waiting', titles.waiting, waiting)] : []),
    tabOf('mine', titles.mine),
    tabOf('all', titles.all),
  ];
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col">
      <div className="px-4">
        <UrlTabs label={t`Requests`} tabs={tabs} />
      </div>
      <ListPage>
        <List
          name={`requests-${box}`}
          exportName="requests"
          title={titles[box]}
          call={listRequests}
          filters={box === 'waiting' ? { ...requestsTabs, action } : { ...requestsFilters, action }}
          search={search}
          idOf={({ id }) => id}
          linkOf={({ id }) => ({ to: '/requests/$id', params: { id }, search: true })}
          emptyText={t`No request matches`}
          {...(box === 'waiting' && { noneText: t`Nothing waits for you` })}
          columns={useColumns()}
        />
      </ListPage>
    </div>
  );
}

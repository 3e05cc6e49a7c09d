import { useLingui } from '@lingui/react/macro';
import { listWatchEntries, listWatchLists } from '@perya/contract/kyc/staff-calls/watch-lists';
import { getRouteApi, Link } from '@tanstack/react-router';
import { buttonClass } from '../../../lib/fields/button.tsx';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { useCall } from '../../../lib/query/use-call.ts';
import { entriesFilters } from './entries-filters.ts';

const route = getRouteApi('/kyc/lists/$id');

/** The persons on one list. */
export function EntriesPage() {
  const { t } = useLingui();
  const { id } = route.useParams();
  const { answer } = useCall(listWatchLists, {});
  const name = answer?.lists.find((list) => list.id === id)?.name;
  return (
    <ListPage>
      <List
        name="watch-entries"
        title={name ?? t`Watch-list ${id}`}
        call={listWatchEntries}
        filters={entriesFilters}
        search={route.useSearch()}
        inputOf={(search) => ({ ...search, list: id })}
        idOf={(entry) => entry.id}
        emptyText={t`Nobody of this name is on the list`}
        actions={
          <Link to="/kyc/lists" className={buttonClass('quiet')}>
            {t`All lists`}
          </Link>
        }
        columns={[
          { id: 'name', title: t`Name`, cell: (entry) => entry.name },
          { id: 'birthday', title: t`Date of birth`, cell: ({ birthday }) => birthday ?? '–' },
          { id: 'note', title: t`Note`, cell: ({ note }) => <span title={note}>{note}</span> },
        ]}
      />
    </ListPage>
  );
}

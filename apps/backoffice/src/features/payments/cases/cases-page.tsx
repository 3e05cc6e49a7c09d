import { useLingui } from '@lingui/react/macro';
import { listPaymentCases } from '@perya/contract/payments/staff-calls/cases';
import { getRouteApi } from '@tanstack/react-router';
import { ClaimedBy } from '../../../lib/claims/claimed-by.tsx';
import { idOrNothing } from '../../../lib/list/id-or-nothing.ts';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { timeAsked } from '../../../lib/list/manila-day.ts';
import { When } from '../../../lib/show/moment.tsx';
import { caseNameOf, casesFilters } from './cases-filters.ts';

const route = getRouteApi('/payments/cases');

/** What does not fit or must be reported: the oldest on top. */
export function CasesPage() {
  const { t } = useLingui();
  const nameOf = (kind: string) => {
    const name = caseNameOf(kind);
    return name ? t(name) : kind;
  };
  return (
    <ListPage>
      <List
        name="payment-cases"
        title={t`Cases`}
        call={listPaymentCases}
        filters={casesFilters}
        search={route.useSearch()}
        dayOf={(row) => row.opened_at}
        inputOf={({ uid, from, to, ...others }) => ({
          ...others,
          ...timeAsked({ from, to }),
          uid: idOrNothing(uid),
        })}
        idOf={({ id }) => id}
        linkOf={({ id }) => ({ to: '/payments/cases/$id', params: { id }, search: true })}
        emptyText={t`No case matches`}
        columns={[
          { id: 'id', title: t`Case`, cell: ({ id }) => id },
          { id: 'kind', title: t`Kind`, cell: ({ kind }) => nameOf(kind) },
          { id: 'at', title: t`Opened`, cell: (row) => <When at={row.opened_at} /> },
          { id: 'subject', title: t`About`, cell: ({ subject }) => subject },
          { id: 'uid', title: t`Player`, cell: ({ uid }) => uid ?? '–' },
          {
            id: 'claim',
            title: t`Claimed by`,
            cell: ({ claim }) => <ClaimedBy claim={claim} />,
          },
          {
            id: 'outcome',
            title: t`Outcome`,
            cell: ({ outcome }) => outcome || '–',
            isExtra: true,
          },
        ]}
      />
    </ListPage>
  );
}

import { useLingui } from '@lingui/react/macro';
import { listAsleepAccounts } from '@perya/contract/privacy/staff-calls/asleep';
import { getRouteApi } from '@tanstack/react-router';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { Age, Moment } from '../../../lib/show/moment.tsx';
import { Money } from '../../../lib/show/money.tsx';

const route = getRouteApi('/privacy/unused');

/** Accounts that nobody has used for years and that wait for two people because of the money in them. */
export function AsleepPage() {
  const { t } = useLingui();
  return (
    <>
      <ListPage>
        <List
          name="privacy-asleep"
          title={t`Unused accounts with money`}
          call={listAsleepAccounts}
          filters={{}}
          search={route.useSearch()}
          idOf={({ uid }) => uid}
          linkOf={({ uid }) => ({ to: '/players/$uid', params: { uid } })}
          emptyText={t`No unused account has money in it`}
          noneText={t`No unused account has money in it`}
          columns={[
            { id: 'uid', title: t`Player`, cell: ({ uid }) => uid },
            { id: 'used', title: t`Last used`, cell: (row) => <Moment at={row.last_used_at} /> },
            {
              id: 'balance',
              title: t`Balance`,
              align: 'end',
              cell: (row) => <Money amount={row.balance} />,
            },
            { id: 'found', title: t`Found`, cell: (row) => <Age at={row.found_at} /> },
          ]}
        />
      </ListPage>
      <p className="border-line border-t px-4 py-2 text-ink-muted">
        {t`Nobody has logged in, paid in or played for the years that the policy says. An account without money is closed by itself; these have some. Reach the player first. On the player's page, two people close the account: the money stays the player's.`}
      </p>
    </>
  );
}

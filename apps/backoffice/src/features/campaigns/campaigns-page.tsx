import { useLingui } from '@lingui/react/macro';
import { listCampaigns } from '@perya/contract/campaigns/staff-calls/campaigns';
import { plusIcon } from '@perya/ui/icons/action';
import { getRouteApi } from '@tanstack/react-router';
import { begin, useBegun } from '../../lib/begin/use-begun.ts';
import { Button } from '../../lib/fields/button.tsx';
import type { Column } from '../../lib/list/column.ts';
import { List } from '../../lib/list/list.tsx';
import { ListPage } from '../../lib/list/list-page.tsx';
import type { RowOf } from '../../lib/query/use-pages.ts';
import { useMay } from '../../lib/session/session.ts';
import { Age } from '../../lib/show/moment.tsx';
import { Money } from '../../lib/show/money.tsx';
import { StatusBadge } from '../../lib/show/status-badge.tsx';
import { CampaignDialog } from './campaign-dialog.tsx';
import { campaignsFilters } from './campaigns-filters.ts';
import { InvitationFigures } from './invitation-figures.tsx';
import { pageNames } from './page-names.ts';

const route = getRouteApi('/content/campaigns');

function useColumns(): readonly Column<RowOf<typeof listCampaigns>>[] {
  const { t, i18n } = useLingui();
  return [
    { id: 'name', title: t`Name`, cell: ({ name }) => name },
    { id: 'ad', title: t`Advertisement id`, cell: ({ ad_id }) => ad_id },
    {
      id: 'page',
      title: t`Landing page`,
      cell: ({ page }) => i18n._(pageNames[page]),
    },
    {
      id: 'state',
      title: t`State`,
      cell: ({ is_on }) =>
        is_on ? (
          <StatusBadge tone="positive">{t`Running`}</StatusBadge>
        ) : (
          <StatusBadge>{t`Switched off`}</StatusBadge>
        ),
    },
    {
      id: 'visits',
      title: t`Visits`,
      align: 'end',
      cell: ({ visits }) => i18n.number(visits),
    },
    {
      id: 'registrations',
      title: t`Registrations`,
      align: 'end',
      cell: ({ registrations }) => i18n.number(registrations),
    },
    {
      id: 'depositors',
      title: t`Depositors`,
      align: 'end',
      cell: ({ depositors }) => i18n.number(depositors),
    },
    {
      id: 'deposited',
      title: t`Deposited`,
      align: 'end',
      cell: ({ deposited }) => <Money amount={deposited} />,
    },
    {
      id: 'updated',
      title: t`Changed`,
      cell: ({ updated_at }) => <Age at={updated_at} />,
      isExtra: true,
    },
  ];
}

/** Advertisements and what came of them, and what came of the invitations of players. */
export function CampaignsPage() {
  const { t } = useLingui();
  const mayEdit = useMay()('campaigns.edit');
  const { isBegun: isAdding, end } = useBegun(['campaign']);
  return (
    <div className="flex min-h-0 grow flex-col">
      <InvitationFigures />
      <ListPage>
        <List
          name="campaigns"
          title={t`Campaigns`}
          call={listCampaigns}
          filters={campaignsFilters}
          search={route.useSearch()}
          idOf={({ ad_id }) => ad_id}
          linkOf={({ ad_id }) => ({
            to: '/content/campaigns/$id',
            params: { id: ad_id },
            search: true,
          })}
          emptyText={t`No campaign matches`}
          actions={
            mayEdit && (
              <Button kind="primary" drawing={plusIcon} onClick={() => begin('campaign')}>
                {t`New campaign`}
              </Button>
            )
          }
          columns={useColumns()}
        />
        {isAdding && <CampaignDialog onClose={end} />}
      </ListPage>
    </div>
  );
}

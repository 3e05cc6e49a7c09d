import { useLingui } from '@lingui/react/macro';
import { listStaffPromotions } from '@perya/contract/promotions/staff-calls/promotions';
import { getRouteApi } from '@tanstack/react-router';
import type { Column } from '../../../lib/list/column.ts';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import type { RowOf } from '../../../lib/query/use-pages.ts';
import { Age, Moment } from '../../../lib/show/moment.tsx';
import { RewardAmount } from '../../../lib/show/rewards/reward-amount.tsx';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { NewPromotion } from './new-promotion.tsx';
import { usePromotionWords } from './promotion-words.ts';
import { promotionsFilters } from './promotions-filters.ts';
import { SpentOfBudget } from './spent-of-budget.tsx';
import { StateBadge } from './state-badge.tsx';

const route = getRouteApi('/promotions/list');

function useColumns(): readonly Column<RowOf<typeof listStaffPromotions>>[] {
  const { t, i18n } = useLingui();
  const { kindName, nameOf } = usePromotionWords();
  return [
    { id: 'name', title: t`Name`, cell: nameOf },
    { id: 'kind', title: t`Kind`, cell: ({ kind }) => kindName(kind) },
    {
      id: 'state',
      title: t`State`,
      cell: ({ state, has_draft }) => (
        <span className="inline-flex gap-1">
          <StateBadge state={state} />
          {has_draft && state !== 'draft' && (
            <StatusBadge tone="accent">{t`Changes drafted`}</StatusBadge>
          )}
        </span>
      ),
    },
    { id: 'from', title: t`Begins`, cell: (row) => <Moment at={row.starts_at} /> },
    {
      id: 'to',
      title: t`Ends`,
      cell: ({ ends_at }) => (ends_at === null ? '–' : <Moment at={ends_at} />),
    },
    { id: 'spent', title: t`Cost so far`, cell: (row) => <SpentOfBudget {...row} /> },
    {
      id: 'today',
      title: t`Today`,
      align: 'end',
      cell: ({ currency, spent_today }) => (
        <RewardAmount currency={currency} amount={spent_today} />
      ),
    },
    {
      id: 'rewards',
      title: t`Rewards`,
      align: 'end',
      cell: ({ rewards }) => i18n.number(rewards),
      isExtra: true,
    },
    { id: 'id', title: t`Id`, align: 'end', cell: ({ id }) => id, isExtra: true },
    {
      id: 'changed',
      title: t`Changed`,
      cell: (row) => <Age at={row.updated_at} />,
      isExtra: true,
    },
  ];
}

/** What players can earn: how each stands, when it runs, and what it has cost of what it may. */
export function PromotionsPage() {
  const { t } = useLingui();
  return (
    <ListPage>
      <List
        name="promotions"
        title={t`Promotions`}
        call={listStaffPromotions}
        filters={promotionsFilters}
        search={route.useSearch()}
        idOf={({ id }) => String(id)}
        linkOf={({ id }) => ({
          to: '/promotions/list/$id',
          params: { id: String(id) },
          search: true,
        })}
        emptyText={t`No promotion matches`}
        actions={<NewPromotion />}
        columns={useColumns()}
      />
    </ListPage>
  );
}

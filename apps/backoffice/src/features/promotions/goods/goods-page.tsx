import { useLingui } from '@lingui/react/macro';
import { useLanguage } from '@perya/app-kit/language/language-context';
import { listMallGoods, type MallGoods } from '@perya/contract/points/staff-calls/mall-goods';
import { say } from '@perya/contract/text';
import { plusIcon } from '@perya/ui/icons/action';
import { getRouteApi } from '@tanstack/react-router';
import { begin, useBegun } from '../../../lib/begin/use-begun.ts';
import { Button } from '../../../lib/fields/button.tsx';
import type { Column } from '../../../lib/list/column.ts';
import { List } from '../../../lib/list/list.tsx';
import { ListPage } from '../../../lib/list/list-page.tsx';
import { useMay } from '../../../lib/session/session.ts';
import { StatusBadge } from '../../../lib/show/status-badge.tsx';
import { GoodsDialog } from './goods-dialog.tsx';
import { goodsFilters } from './goods-filters.ts';
import { kindOf } from './goods-kind.ts';
import { goodsKinds, stateOf } from './goods-words.ts';

const route = getRouteApi('/promotions/goods');

function useColumns(): readonly Column<MallGoods>[] {
  const { t, i18n } = useLingui();
  const { language } = useLanguage();
  return [
    {
      id: 'name',
      title: t`Name`,
      cell: ({ name_en, name_tl, pictures }) => (
        <span className="flex items-center gap-2">
          <img src={pictures[0]} alt="" width="24" height="24" className="goods-thumb" />
          <span className="truncate">{say({ en: name_en, tl: name_tl }, language)}</span>
        </span>
      ),
    },
    {
      id: 'state',
      title: t`State`,
      cell: (row) => (
        <StatusBadge tone={row.state === 'shown' ? 'positive' : 'neutral'}>
          {t(stateOf(row))}
        </StatusBadge>
      ),
    },
    { id: 'kind', title: t`Kind`, cell: (row) => t(goodsKinds[kindOf(row)]) },
    {
      id: 'price',
      title: t`Price, Filcoins`,
      align: 'end',
      cell: (row) => i18n.number(row.price_filcoin),
    },
    {
      id: 'stock',
      title: t`Stock`,
      align: 'end',
      cell: ({ stock }) =>
        stock === 0 ? <StatusBadge tone="warning">{t`None left`}</StatusBadge> : i18n.number(stock),
    },
    { id: 'place', title: t`Place`, align: 'end', cell: ({ place }) => i18n.number(place) },
    { id: 'id', title: t`Number`, align: 'end', cell: ({ id }) => id, isExtra: true },
  ];
}

/** What Filcoins are redeemed for, in the order of the grid. */
export function GoodsPage() {
  const { t } = useLingui();
  const may = useMay();
  const { isBegun: isAdding, end } = useBegun(['goods']);
  return (
    <ListPage>
      <List
        name="goods"
        title={t`Goods`}
        call={listMallGoods}
        filters={goodsFilters}
        search={route.useSearch()}
        idOf={({ id }) => String(id)}
        linkOf={({ id }) => ({
          to: '/promotions/goods/$id',
          params: { id: String(id) },
          search: true,
        })}
        emptyText={t`No goods match`}
        actions={
          may('mall.edit') && (
            <Button kind="primary" drawing={plusIcon} onClick={() => begin('goods')}>
              {t`Add goods`}
            </Button>
          )
        }
        columns={useColumns()}
      />
      {isAdding && <GoodsDialog goods={null} onClose={end} />}
    </ListPage>
  );
}

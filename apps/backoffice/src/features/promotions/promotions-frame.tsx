import { useLingui } from '@lingui/react/macro';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useMay } from '../../lib/session/session.ts';
import { UrlTabs } from '../../lib/show/url-tabs.tsx';
import './promotions.css';

const activeOptions = { includeSearch: false } as const;

/** The room of promotions: what players can earn, what it costs, and what they see of it. */
export function PromotionsFrame() {
  const { t } = useLingui();
  const may = useMay();
  const { pathname } = useLocation();
  const tabs = [
    {
      label: t`Promotions`,
      link: { to: '/promotions/list', activeOptions },
      isOpen: /^\/promotions\/(?:new|edit)\//.test(pathname),
    },
    { label: t`Tiles`, link: { to: '/promotions/tiles', activeOptions } },
    { label: t`Ranking`, link: { to: '/promotions/ranking', activeOptions } },
    { label: t`Gifts`, link: { to: '/promotions/gifts', activeOptions } },
    { label: t`Free rounds`, link: { to: '/promotions/free-rounds', activeOptions } },
    ...(may('mall.read')
      ? ([
          { label: t`Goods`, link: { to: '/promotions/goods', activeOptions } },
          { label: t`Orders`, link: { to: '/promotions/orders', activeOptions } },
        ] as const)
      : []),
    { label: t`Reports`, link: { to: '/promotions/figures', activeOptions } },
  ] as const;
  return (
    <div className="flex min-h-0 min-w-0 grow flex-col">
      <div className="px-4">
        <UrlTabs label={t`Promotions`} tabs={tabs} />
      </div>
      <Outlet />
    </div>
  );
}

import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { figuresFilters } from '../features/promotions/figures/figures-filters.ts';
import { freeRoundsFilters } from '../features/promotions/free-rounds/free-rounds-filters.ts';
import { giftsFilters } from '../features/promotions/gifts/gifts-filters.ts';
import { goodsFilters } from '../features/promotions/goods/goods-filters.ts';
import { promotionsFilters } from '../features/promotions/list/promotions-filters.ts';
import { ordersFilters } from '../features/promotions/orders/orders-filters.ts';
import { rankingFilters } from '../features/promotions/ranking/ranking-filters.ts';
import { searchReader } from '../lib/list/filters.ts';
import { rootRoute } from './root.tsx';

const promotionsRouteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/promotions',
  staticData: { title: msg`Promotions`, permissions: ['promotions.read'] },
  loader: ({ context }) => context.loadMessages('promotions'),
  component: lazyRouteComponent(
    () => import('../features/promotions/promotions-frame.tsx'),
    'PromotionsFrame',
  ),
});

const promotionsIndexRoute = createRoute({
  getParentRoute: () => promotionsRouteRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/promotions/list' });
  },
});

const promotionsFiguresRoute = createRoute({
  getParentRoute: () => promotionsRouteRoute,
  path: '/figures',
  staticData: { title: msg`Promotion reports`, permissions: ['promotions.read'] },
  validateSearch: searchReader(figuresFilters),
  loader: ({ context }) => context.loadMessages('promotions'),
  component: lazyRouteComponent(
    () => import('../features/promotions/figures/figures-page.tsx'),
    'FiguresPage',
  ),
});

const promotionsFreeRoundsRoute = createRoute({
  getParentRoute: () => promotionsRouteRoute,
  path: '/free-rounds',
  staticData: { title: msg`Free rounds`, permissions: ['promotions.read'] },
  validateSearch: searchReader(freeRoundsFilters),
  loader: ({ context }) => context.loadMessages('promotions'),
  component: lazyRouteComponent(
    () => import('../features/promotions/free-rounds/free-rounds-page.tsx'),
    'FreeRoundsPage',
  ),
});

const promotionsGiftsRoute = createRoute({
  getParentRoute: () => promotionsRouteRoute,
  path: '/gifts',
  staticData: { title: msg`Gifts`, permissions: ['promotions.read'] },
  validateSearch: searchReader(giftsFilters),
  loader: ({ context }) => context.loadMessages('promotions'),
  component: lazyRouteComponent(
    () => import('../features/promotions/gifts/gifts-page.tsx'),
    'GiftsPage',
  ),
});

const promotionsGoodsRoute = createRoute({
  getParentRoute: () => promotionsRouteRoute,
  path: '/goods',
  staticData: { title: msg`Goods`, permissions: ['mall.read'] },
  validateSearch: searchReader(goodsFilters),
  loader: ({ context }) => context.loadMessages('promotions'),
  component: lazyRouteComponent(
    () => import('../features/promotions/goods/goods-page.tsx'),
    'GoodsPage',
  ),
});

const promotionsListRoute = createRoute({
  getParentRoute: () => promotionsRouteRoute,
  path: '/list',
  staticData: { title: msg`Promotions`, permissions: ['promotions.read'] },
  validateSearch: searchReader(promotionsFilters),
  loader: ({ context }) => context.loadMessages('promotions'),
  component: lazyRouteComponent(
    () => import('../features/promotions/list/promotions-page.tsx'),
    'PromotionsPage',
  ),
});

const promotionsOrdersRoute = createRoute({
  getParentRoute: () => promotionsRouteRoute,
  path: '/orders',
  staticData: { title: msg`Orders`, permissions: ['mall.read'] },
  validateSearch: searchReader(ordersFilters),
  loader: ({ context }) => context.loadMessages('promotions'),
  component: lazyRouteComponent(
    () => import('../features/promotions/orders/orders-page.tsx'),
    'OrdersPage',
  ),
});

const promotionsRankingRoute = createRoute({
  getParentRoute: () => promotionsRouteRoute,
  path: '/ranking',
  staticData: { title: msg`Ranking`, permissions: ['promotions.read'] },
  validateSearch: searchReader(rankingFilters),
  loader: ({ context }) => context.loadMessages('promotions'),
  component: lazyRouteComponent(
    () => import('../features/promotions/ranking/ranking-page.tsx'),
    'RankingPage',
  ),
});

const promotionsTilesRoute = createRoute({
  getParentRoute: () => promotionsRouteRoute,
  path: '/tiles',
  staticData: { title: msg`Tiles`, permissions: ['promotions.read'] },
  loader: ({ context }) => context.loadMessages('promotions'),
  component: lazyRouteComponent(
    () => import('../features/promotions/tiles/tiles-page.tsx'),
    'TilesPage',
  ),
});

const promotionsEditIdRoute = createRoute({
  getParentRoute: () => promotionsRouteRoute,
  path: '/edit/$id',
  staticData: { title: msg`Change a promotion`, permissions: ['promotions.edit'] },
  loader: ({ context }) => context.loadMessages('promotions'),
  component: lazyRouteComponent(
    () => import('../features/promotions/editor/editor-pages.tsx'),
    'EditPage',
  ),
});

const promotionsNewKindRoute = createRoute({
  getParentRoute: () => promotionsRouteRoute,
  path: '/new/$kind',
  staticData: { title: msg`New promotion`, permissions: ['promotions.edit'] },
  loader: ({ context }) => context.loadMessages('promotions'),
  component: lazyRouteComponent(
    () => import('../features/promotions/editor/editor-pages.tsx'),
    'NewPage',
  ),
});

const promotionsGoodsIdRoute = createRoute({
  getParentRoute: () => promotionsGoodsRoute,
  path: '/$id',
  staticData: { title: msg`Goods`, permissions: ['mall.read'] },
  loader: ({ context }) => context.loadMessages('promotions'),
  component: lazyRouteComponent(
    () => import('../features/promotions/goods/goods-case.tsx'),
    'GoodsCase',
  ),
});

const promotionsListIdRoute = createRoute({
  getParentRoute: () => promotionsListRoute,
  path: '/$id',
  staticData: { title: msg`Promotion`, permissions: ['promotions.read'] },
  loader: ({ context }) => context.loadMessages('promotions'),
  component: lazyRouteComponent(
    () => import('../features/promotions/case/promotion-case.tsx'),
    'PromotionCase',
  ),
});

const promotionsOrdersIdRoute = createRoute({
  getParentRoute: () => promotionsOrdersRoute,
  path: '/$id',
  staticData: { title: msg`Order`, permissions: ['mall.read'] },
  loader: ({ context }) => context.loadMessages('promotions'),
  component: lazyRouteComponent(
    () => import('../features/promotions/orders/order-case.tsx'),
    'OrderCase',
  ),
});

export const promotionsRoutes = [
  promotionsRouteRoute.addChildren([
    promotionsIndexRoute,
    promotionsFiguresRoute,
    promotionsFreeRoundsRoute,
    promotionsGiftsRoute,
    promotionsGoodsRoute.addChildren([promotionsGoodsIdRoute]),
    promotionsListRoute.addChildren([promotionsListIdRoute]),
    promotionsOrdersRoute.addChildren([promotionsOrdersIdRoute]),
    promotionsRankingRoute,
    promotionsTilesRoute,
    promotionsEditIdRoute,
    promotionsNewKindRoute,
  ]),
] as const;

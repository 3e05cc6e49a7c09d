import { msg } from '@lingui/core/macro';
import { withPage } from '@perya/app-kit/with-page';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const GoodsPage = lazyRouteComponent(
  () => import('../../features/mall/item/goods-page.tsx'),
  'GoodsPage',
);
const DetailsPage = lazyRouteComponent(
  () => import('../../features/mall/records/details-page.tsx'),
  'DetailsPage',
);

function Goods() {
  const { id } = sPointsDetailIdRoute.useParams();
  return <GoodsPage key={id} id={id} />;
}

const sPointsDetailIdRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-points/detail/$id',
  staticData: { page: { title: msg`Product` } },
  loader: ({ context }) => context.loadMessages('mall'),
  component: withPage(GoodsPage, Goods),
});

const sPointsEarnDetailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-points/earn/detail',
  staticData: { page: { title: msg`Details` } },
  loader: ({ context }) => context.loadMessages('mall'),
  component: withPage(DetailsPage, () => <DetailsPage tab="earn" />),
});

const sPointsMallIndexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-points/mall',
  staticData: { page: { title: msg`Redeem Filcoins` } },
  loader: ({ context }) => context.loadMessages('mall'),
  component: lazyRouteComponent(() => import('../../features/mall/grid/mall-page.tsx'), 'MallPage'),
});

const sPointsMallDetailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-points/mall/detail',
  staticData: { page: { title: msg`Details` } },
  loader: ({ context }) => context.loadMessages('mall'),
  component: withPage(DetailsPage, () => <DetailsPage tab="redeem" />),
});

export const mallRoutes = [
  sPointsDetailIdRoute,
  sPointsEarnDetailRoute,
  sPointsMallIndexRoute,
  sPointsMallDetailRoute,
] as const;

import { msg } from '@lingui/core/macro';
import { withPage } from '@perya/app-kit/with-page';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

const BetDetailPage = lazyRouteComponent(
  () => import('../../features/bet-record/bet-detail-page.tsx'),
  'BetDetailPage',
);

function BetDetail() {
  const { id } = betRecordIdRoute.useParams();
  return <BetDetailPage key={id} id={id} />;
}

const betRecordIndexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bet-record',
  staticData: { page: { title: msg`Bet records` } },
  loader: ({ context }) => context.loadMessages('bet-record'),
  component: lazyRouteComponent(
    () => import('../../features/bet-record/bet-record-page.tsx'),
    'BetRecordPage',
  ),
});

const betRecordIdRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/bet-record/$id',
  staticData: { page: { title: msg`Bet records` } },
  loader: ({ context }) => context.loadMessages('bet-record'),
  component: withPage(BetDetailPage, BetDetail),
});

export const betRecordRoutes = [betRecordIndexRoute, betRecordIdRoute] as const;

import { msg } from '@lingui/core/macro';
import { withPage } from '@perya/app-kit/with-page';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { campaignsFilters } from '../features/campaigns/campaigns-filters.ts';
import { searchReader } from '../lib/list/filters.ts';
import { contentRouteRoute } from './content.tsx';

const CampaignDrawer = lazyRouteComponent(
  () => import('../features/campaigns/campaign-drawer.tsx'),
  'CampaignDrawer',
);

const contentCampaignsRoute = createRoute({
  getParentRoute: () => contentRouteRoute,
  path: '/campaigns',
  staticData: { title: msg`Campaigns`, permissions: ['campaigns.read'] },
  validateSearch: searchReader(campaignsFilters),
  loader: ({ context }) => context.loadMessages('campaigns'),
  component: lazyRouteComponent(
    () => import('../features/campaigns/campaigns-page.tsx'),
    'CampaignsPage',
  ),
});

const contentCampaignsIdRoute = createRoute({
  getParentRoute: () => contentCampaignsRoute,
  path: '/$id',
  staticData: { title: msg`Campaign` },
  loader: ({ context }) => context.loadMessages('campaigns'),
  component: withPage(CampaignDrawer, function CampaignRoute() {
    return <CampaignDrawer adId={contentCampaignsIdRoute.useParams().id} />;
  }),
});

export const campaignsInContentRoute = [
  contentCampaignsRoute.addChildren([contentCampaignsIdRoute]),
] as const;

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { CampaignDrawer } from '../../features/campaigns/campaign-drawer.tsx';

export const Route = createFileRoute('/content/campaigns/$id')({
  staticData: { title: msg`Campaign` },
  loader: ({ context }) => context.loadMessages('campaigns'),
  component: function CampaignRoute() {
    return <CampaignDrawer adId={Route.useParams().id} />;
  },
});

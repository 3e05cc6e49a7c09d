import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { campaignsFilters } from '../../features/campaigns/campaigns-filters.ts';
import { CampaignsPage } from '../../features/campaigns/campaigns-page.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/content/campaigns')({
  staticData: { title: msg`Campaigns`, permissions: ['campaigns.read'] },
  validateSearch: searchReader(campaignsFilters),
  loader: ({ context }) => context.loadMessages('campaigns'),
  component: CampaignsPage,
});

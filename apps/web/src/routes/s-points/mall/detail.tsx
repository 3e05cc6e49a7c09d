import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DetailsPage } from '../../../features/mall/records/details-page.tsx';

export const Route = createFileRoute('/s-points/mall/detail')({
  staticData: { page: { title: msg`Details` } },
  loader: ({ context }) => context.loadMessages('mall'),
  component: () => <DetailsPage tab="redeem" />,
});

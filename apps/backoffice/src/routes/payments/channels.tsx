import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ChannelsPage } from '../../features/payments/channels/channels-page.tsx';

export const Route = createFileRoute('/payments/channels')({
  staticData: { title: msg`Channels`, permissions: ['payments.read'] },
  loader: ({ context }) => context.loadMessages('payments'),
  component: ChannelsPage,
});

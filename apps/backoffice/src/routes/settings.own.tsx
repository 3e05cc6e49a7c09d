import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { OwnPage } from '../features/own/own-page.tsx';

export const Route = createFileRoute('/settings/own')({
  staticData: { title: msg`My account`, permissions: ['own.use'] },
  loader: ({ context }) => context.loadMessages('own'),
  component: OwnPage,
});

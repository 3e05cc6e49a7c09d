import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { BoxPage } from '../features/mystery-box/box-page.tsx';

export const Route = createFileRoute('/blind-box')({
  staticData: { page: { title: msg`Mystery box` } },
  loader: ({ context }) => context.loadMessages('mystery-box'),
  component: BoxPage,
});

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { HomePage } from '../features/house/home-page.tsx';

export const Route = createFileRoute('/')({
  staticData: { title: msg`Home`, permissions: ['home.read'] },
  loader: ({ context }) => context.loadMessages('house'),
  component: HomePage,
});

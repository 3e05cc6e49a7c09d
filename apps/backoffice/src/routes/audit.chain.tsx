import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ChainDrawer } from '../features/audit/chain-drawer.tsx';

export const Route = createFileRoute('/audit/chain')({
  staticData: { title: msg`Audit` },
  loader: ({ context }) => context.loadMessages('audit'),
  component: ChainDrawer,
});

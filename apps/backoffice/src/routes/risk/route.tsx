import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { RiskPage } from '../../features/risk/risk-page.tsx';

export const Route = createFileRoute('/risk')({
  staticData: { title: msg`Risk`, permissions: ['limits.read', 'wins.read'] },
  loader: ({ context }) => context.loadMessages('risk'),
  component: RiskPage,
});

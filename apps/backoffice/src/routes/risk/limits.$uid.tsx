import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LimitsCase } from '../../features/risk/limits-case.tsx';

export const Route = createFileRoute('/risk/limits/$uid')({
  staticData: { title: msg`Limits of a player`, permissions: ['limits.read'] },
  loader: ({ context }) => context.loadMessages('risk'),
  component: LimitsCase,
});

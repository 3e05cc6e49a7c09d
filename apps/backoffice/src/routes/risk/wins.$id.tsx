import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { WinCase } from '../../features/risk/win-case.tsx';

export const Route = createFileRoute('/risk/wins/$id')({
  staticData: { title: msg`Win held back`, permissions: ['wins.read'] },
  loader: ({ context }) => context.loadMessages('risk'),
  component: WinCase,
});

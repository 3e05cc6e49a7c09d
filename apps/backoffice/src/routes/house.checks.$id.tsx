import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ViolationsCase } from '../features/house/violations-case.tsx';

export const Route = createFileRoute('/house/checks/$id')({
  staticData: { title: msg`A check`, permissions: ['ledger.read'] },
  loader: ({ context }) => context.loadMessages('house'),
  component: ViolationsCase,
});

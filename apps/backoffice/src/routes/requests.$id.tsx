import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { RequestCase } from '../features/requests/request-case.tsx';

export const Route = createFileRoute('/requests/$id')({
  staticData: { title: msg`Request`, permissions: ['requests.read'] },
  loader: ({ context }) => context.loadMessages('requests'),
  component: RequestCase,
});

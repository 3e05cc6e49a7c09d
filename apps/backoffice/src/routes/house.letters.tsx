import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DeadLettersPage } from '../features/house/dead-letters-page.tsx';

export const Route = createFileRoute('/house/letters')({
  staticData: { title: msg`Dead letters`, permissions: ['letters.read'] },
  loader: ({ context }) => context.loadMessages('house'),
  component: DeadLettersPage,
});

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { LettersPage } from '../features/house/letters-page.tsx';

export const Route = createFileRoute('/house/letters')({
  staticData: { title: msg`Dead letters`, permissions: ['letters.read'] },
  loader: ({ context }) => context.loadMessages('house'),
  component: LettersPage,
});

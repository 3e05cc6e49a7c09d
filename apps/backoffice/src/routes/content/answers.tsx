import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { AnswersPage } from '../../features/support/answers/answers-page.tsx';

export const Route = createFileRoute('/content/answers')({
  staticData: { title: msg`Answers kept ready`, permissions: ['support.read'] },
  loader: ({ context }) => context.loadMessages('support'),
  component: AnswersPage,
});

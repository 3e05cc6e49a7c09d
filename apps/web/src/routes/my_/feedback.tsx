import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { FeedbackPage } from '../../features/feedback/feedback-page.tsx';

export const Route = createFileRoute('/my_/feedback')({
  staticData: { page: { title: msg`Feedback` } },
  loader: ({ context }) => context.loadMessages('feedback'),
  component: FeedbackPage,
});

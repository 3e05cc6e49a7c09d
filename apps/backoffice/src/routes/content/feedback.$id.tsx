import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { FeedbackCase } from '../../features/support/feedback/feedback-case.tsx';

export const Route = createFileRoute('/content/feedback/$id')({
  staticData: { title: msg`Feedback`, permissions: ['support.read'] },
  loader: ({ context }) => context.loadMessages('support'),
  component: FeedbackCase,
});

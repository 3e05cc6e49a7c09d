import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { feedbackFilters } from '../../features/support/feedback/feedback-filters.ts';
import { FeedbackPage } from '../../features/support/feedback/feedback-page.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/content/feedback')({
  staticData: { title: msg`Feedback`, permissions: ['support.read'] },
  validateSearch: searchReader(feedbackFilters),
  loader: ({ context }) => context.loadMessages('support'),
  component: FeedbackPage,
});

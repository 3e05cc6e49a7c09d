import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { reviewsFilters } from '../../features/kyc/queue/reviews-filters.ts';
import { ReviewsPage } from '../../features/kyc/queue/reviews-page.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/kyc/reviews')({
  staticData: { title: msg`Identity checks`, permissions: ['kyc.read'] },
  validateSearch: searchReader(reviewsFilters),
  loader: ({ context }) => context.loadMessages('kyc'),
  component: ReviewsPage,
});

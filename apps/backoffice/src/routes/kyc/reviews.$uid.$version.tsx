import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ReviewCase } from '../../features/kyc/case/review-case.tsx';

export const Route = createFileRoute('/kyc/reviews/$uid/$version')({
  staticData: { title: msg`Identity check`, permissions: ['kyc.documents'] },
  loader: ({ context }) => context.loadMessages('kyc'),
  component: ReviewCase,
});

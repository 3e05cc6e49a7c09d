import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/kyc/')({
  beforeLoad: () => {
    throw redirect({ to: '/kyc/reviews' });
  },
});

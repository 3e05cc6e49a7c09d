import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/promotions/')({
  beforeLoad: () => {
    throw redirect({ to: '/promotions/list' });
  },
});

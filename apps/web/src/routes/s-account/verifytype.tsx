import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { VerifyTypePage } from '../../features/password/verify-type-page.tsx';

export const Route = createFileRoute('/s-account/verifytype')({
  staticData: { page: { title: msg`Login password` } },
  loader: ({ context }) => context.loadMessages('password'),
  component: VerifyTypePage,
});

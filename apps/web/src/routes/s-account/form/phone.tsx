import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PhonePage } from '../../../features/account/phone/phone-page.tsx';

export const Route = createFileRoute('/s-account/form/phone')({
  caseSensitive: false,
  staticData: { page: { title: msg`Account` } },
  loader: ({ context }) => context.loadMessages('account'),
  component: PhonePage,
});

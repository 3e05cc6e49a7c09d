import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { HelpPage } from '../../features/help-centre/help-page.tsx';

export const Route = createFileRoute('/my_/helpcenter')({
  staticData: { page: { title: msg`Help centre` } },
  loader: ({ context }) => context.loadMessages('help-centre'),
  component: HelpPage,
});

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GetAppPage } from '../../features/get-app/get-app-page.tsx';

export const Route = createFileRoute('/(landing)/app')({
  staticData: { page: { title: msg`Get the app` } },
  loader: ({ context }) => context.loadMessages('get-app'),
  component: GetAppPage,
});

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ExamplePage } from '../features/example/example-page.tsx';

export const Route = createFileRoute('/example')({
  staticData: { page: { title: msg`Example` } },
  loader: ({ context }) => context.loadMessages('example'),
  component: ExamplePage,
});

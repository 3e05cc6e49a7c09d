import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DocumentPage } from '../features/documents/document-page.tsx';

export const Route = createFileRoute('/responsible-gaming')({
  staticData: { page: { title: msg`Responsible gaming statement` } },
  loader: ({ context }) => context.loadMessages('documents'),
  component: () => <DocumentPage kind="stmt" />,
});

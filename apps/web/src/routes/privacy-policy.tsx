import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DocumentPage } from '../features/documents/document-page.tsx';

export const Route = createFileRoute('/privacy-policy')({
  staticData: { page: { title: msg`Privacy Policy` } },
  loader: ({ context }) => context.loadMessages('documents'),
  component: () => <DocumentPage kind="privacy" />,
});

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DocumentPage } from '../features/documents/document-page.tsx';

export const Route = createFileRoute('/terms-of-use')({
  staticData: { page: { title: msg`Terms of Use` } },
  loader: ({ context }) => context.loadMessages('documents'),
  component: () => <DocumentPage kind="terms" />,
});

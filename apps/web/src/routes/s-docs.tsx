import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { DocumentsPage } from '../features/documents/documents-page.tsx';

export const Route = createFileRoute('/s-docs')({
  staticData: { page: { title: msg`Documents` } },
  loader: ({ context }) => context.loadMessages('documents'),
  component: DocumentsPage,
});

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { documentsFilters } from '../../features/content/lists/articles-filters.ts';
import { DocumentsPage } from '../../features/content/lists/documents-page.tsx';
import { searchReader } from '../../lib/list/filters.ts';

export const Route = createFileRoute('/content/documents')({
  staticData: { title: msg`Documents`, permissions: ['content.read'] },
  validateSearch: searchReader(documentsFilters),
  loader: ({ context }) => context.loadMessages('content'),
  component: DocumentsPage,
});

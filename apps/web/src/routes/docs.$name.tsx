import { msg } from '@lingui/core/macro';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { documentKind } from '../features/documents/document-names.ts';
import { DocumentPage } from '../features/documents/document-page.tsx';

function Document() {
  const kind = documentKind(Route.useParams().name);
  return kind === null ? null : <DocumentPage kind={kind} />;
}

export const Route = createFileRoute('/docs/$name')({
  staticData: { page: { title: msg`Documents` } },
  beforeLoad: ({ params }) => {
    if (documentKind(params.name) === null) throw notFound();
  },
  loader: ({ context }) => context.loadMessages('documents'),
  component: Document,
});

import { msg } from '@lingui/core/macro';
import { withPage } from '@perya/app-kit/with-page';
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { documentKind } from '../../features/documents/document-names.ts';
import { rootRoute } from '../root.tsx';

const DocumentPage = lazyRouteComponent(
  () => import('../../features/documents/document-page.tsx'),
  'DocumentPage',
);

function Document() {
  const kind = documentKind(docsNameRoute.useParams().name);
  return kind === null ? null : <DocumentPage kind={kind} />;
}

const privacyPolicyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/privacy-policy',
  staticData: { page: { title: msg`Privacy Policy` } },
  loader: ({ context }) => context.loadMessages('documents'),
  component: withPage(DocumentPage, () => <DocumentPage kind="privacy" />),
});

const responsibleGamingRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/responsible-gaming',
  staticData: { page: { title: msg`Responsible gaming statement` } },
  loader: ({ context }) => context.loadMessages('documents'),
  component: withPage(DocumentPage, () => <DocumentPage kind="stmt" />),
});

const sDocsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/s-docs',
  staticData: { page: { title: msg`Documents` } },
  loader: ({ context }) => context.loadMessages('documents'),
  component: lazyRouteComponent(
    () => import('../../features/documents/documents-page.tsx'),
    'DocumentsPage',
  ),
});

const termsOfUseRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/terms-of-use',
  staticData: { page: { title: msg`Terms of Use` } },
  loader: ({ context }) => context.loadMessages('documents'),
  component: withPage(DocumentPage, () => <DocumentPage kind="terms" />),
});

const docsNameRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/docs/$name',
  staticData: { page: { title: msg`Documents` } },
  beforeLoad: ({ params }) => {
    if (documentKind(params.name) === null) throw notFound();
  },
  loader: ({ context }) => context.loadMessages('documents'),
  component: withPage(DocumentPage, Document),
});

export const documentsRoutes = [
  privacyPolicyRoute,
  responsibleGamingRoute,
  sDocsRoute,
  termsOfUseRoute,
  docsNameRoute,
] as const;

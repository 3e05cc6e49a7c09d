import { msg } from '@lingui/core/macro';
import { withPage } from '@perya/app-kit/with-page';
import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import {
  documentsFilters,
  helpFilters,
  newsFilters,
} from '../features/content/lists/articles-filters.ts';
import { siteTags } from '../lib/browser/own-brands.ts';
import { searchReader, tabFilter } from '../lib/list/filters.ts';
import { rootRoute } from './root.tsx';

const ArticlePage = lazyRouteComponent(
  () => import('../features/content/article/article-page.tsx'),
  'ArticlePage',
);

export const contentRouteRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/content',
  staticData: { title: msg`Content`, permissions: ['content.read'] },
  loader: ({ context }) => context.loadMessages('content'),
  component: lazyRouteComponent(
    () => import('../features/content/content-frame.tsx'),
    'ContentFrame',
  ),
});

const contentIndexRoute = createRoute({
  getParentRoute: () => contentRouteRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/content/announcements' });
  },
});

const contentDocumentsRoute = createRoute({
  getParentRoute: () => contentRouteRoute,
  path: '/documents',
  staticData: { title: msg`Documents`, permissions: ['content.read'] },
  validateSearch: searchReader(documentsFilters),
  loader: ({ context }) => context.loadMessages('content'),
  component: lazyRouteComponent(
    () => import('../features/content/lists/documents-page.tsx'),
    'DocumentsPage',
  ),
});

const contentHelpRoute = createRoute({
  getParentRoute: () => contentRouteRoute,
  path: '/help',
  staticData: { title: msg`Help`, permissions: ['content.read'] },
  validateSearch: searchReader(helpFilters),
  loader: ({ context }) => context.loadMessages('content'),
  component: lazyRouteComponent(
    () => import('../features/content/lists/articles-pages.tsx'),
    'HelpPage',
  ),
});

const contentNewsRoute = createRoute({
  getParentRoute: () => contentRouteRoute,
  path: '/news',
  staticData: { title: msg`News`, permissions: ['content.read'] },
  validateSearch: searchReader(newsFilters),
  loader: ({ context }) => context.loadMessages('content'),
  component: lazyRouteComponent(
    () => import('../features/content/lists/articles-pages.tsx'),
    'NewsPage',
  ),
});

const contentArticlesIdRoute = createRoute({
  getParentRoute: () => contentRouteRoute,
  path: '/articles/$id',
  staticData: { title: msg`Text`, permissions: ['content.read'] },
  loader: ({ context }) => context.loadMessages('content'),
  component: withPage(ArticlePage, function ArticleRoute() {
    const { id } = contentArticlesIdRoute.useParams();
    return <ArticlePage key={id} id={id} />;
  }),
});

const contentHomeRoute = createRoute({
  getParentRoute: () => contentRouteRoute,
  path: '/home',
  staticData: { title: msg`Home pages`, permissions: ['content.read'] },
  validateSearch: searchReader({ tag: tabFilter(...siteTags()) }),
  loader: ({ context }) => context.loadMessages('home-pages'),
  component: lazyRouteComponent(
    () => import('../features/home-pages/home-pages-page.tsx'),
    'HomePagesPage',
  ),
});

export const contentInContentRoute = [
  contentIndexRoute,
  contentDocumentsRoute,
  contentHelpRoute,
  contentNewsRoute,
  contentArticlesIdRoute,
  contentHomeRoute,
] as const;

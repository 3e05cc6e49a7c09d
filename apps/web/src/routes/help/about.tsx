import { msg } from '@lingui/core/macro';
import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { rootRoute } from '../root.tsx';

/** The address carries the name of the product, which is the brand's setting. [A-469 M-467] */
const aboutProductRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/about-{$product}',
  staticData: { page: { title: msg`About` } },
  beforeLoad: ({ context: { brand }, params: { product } }) => {
    if (product.toLowerCase() !== brand.name.toLowerCase()) throw notFound();
  },
  loader: ({ context }) => context.loadMessages('about'),
  component: lazyRouteComponent(() => import('../../features/about/about-page.tsx'), 'AboutPage'),
});

const myAboutusRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/my/aboutus',
  staticData: { page: { title: msg`Brand Introduction` } },
  loader: ({ context }) => context.loadMessages('about'),
  component: lazyRouteComponent(() => import('../../features/about/brand-page.tsx'), 'BrandPage'),
});

export const aboutRoutes = [aboutProductRoute, myAboutusRoute] as const;

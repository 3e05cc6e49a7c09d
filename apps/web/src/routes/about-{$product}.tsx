import { msg } from '@lingui/core/macro';
import { brands } from '@perya/contract/brands';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { AboutPage } from '../features/about/about-page.tsx';

/** The address carries the name of the product, which is the brand's setting. [A-469 M-467] */
export const Route = createFileRoute('/about-{$product}')({
  staticData: { page: { title: msg`About` } },
  beforeLoad: ({ context: { brand }, params: { product } }) => {
    if (product.toLowerCase() !== brands[brand].name.toLowerCase()) throw notFound();
  },
  loader: ({ context }) => context.loadMessages('about'),
  component: AboutPage,
});

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { BrandPage } from '../../features/about/brand-page.tsx';

export const Route = createFileRoute('/my_/aboutus')({
  staticData: { page: { title: msg`Brand Introduction` } },
  loader: ({ context }) => context.loadMessages('about'),
  component: BrandPage,
});

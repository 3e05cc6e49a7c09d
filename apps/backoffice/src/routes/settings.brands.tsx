import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { BrandsPage } from '../features/brands/brands-page.tsx';

export const Route = createFileRoute('/settings/brands')({
  staticData: { title: msg`Brands`, permissions: ['settings.read'] },
  loader: ({ context }) => context.loadMessages('brands'),
  component: BrandsPage,
});

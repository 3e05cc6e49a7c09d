import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { NewPage } from '../../features/promotions/editor/editor-pages.tsx';

export const Route = createFileRoute('/promotions/new/$kind')({
  staticData: { title: msg`New promotion`, permissions: ['promotions.edit'] },
  loader: ({ context }) => context.loadMessages('promotions'),
  component: NewPage,
});

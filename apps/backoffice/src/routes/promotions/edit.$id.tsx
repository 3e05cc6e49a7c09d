import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { EditPage } from '../../features/promotions/editor/editor-pages.tsx';

export const Route = createFileRoute('/promotions/edit/$id')({
  staticData: { title: msg`Change a promotion`, permissions: ['promotions.edit'] },
  loader: ({ context }) => context.loadMessages('promotions'),
  component: EditPage,
});

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { ContentFrame } from '../../features/content/content-frame.tsx';

export const Route = createFileRoute('/content')({
  staticData: { title: msg`Content`, permissions: ['content.read', 'support.read'] },
  loader: ({ context }) => context.loadMessages('content'),
  component: ContentFrame,
});

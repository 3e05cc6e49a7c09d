import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { PiecePage } from '../../features/content/piece/piece-page.tsx';

export const Route = createFileRoute('/content/pieces/$id')({
  staticData: { title: msg`Text`, permissions: ['content.read'] },
  loader: ({ context }) => context.loadMessages('content'),
  component: function PieceRoute() {
    const { id } = Route.useParams();
    return <PiecePage key={id} id={id} />;
  },
});

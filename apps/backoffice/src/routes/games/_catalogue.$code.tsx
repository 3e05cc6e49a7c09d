import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GameDrawer } from '../../features/games/catalogue/game-drawer.tsx';

export const Route = createFileRoute('/games/_catalogue/$code')({
  staticData: { title: msg`Game` },
  loader: ({ context }) => context.loadMessages('games'),
  component: function GameRoute() {
    return <GameDrawer code={Route.useParams().code} />;
  },
});

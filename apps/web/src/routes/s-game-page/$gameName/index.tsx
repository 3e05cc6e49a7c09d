import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GamePage } from '../../../features/game-page/game-page.tsx';

function Game() {
  const { gameName } = Route.useParams();
  return <GamePage key={gameName} gameName={gameName} />;
}

export const Route = createFileRoute('/s-game-page/$gameName/')({
  staticData: { page: { title: msg`Game` } },
  loader: ({ context }) => context.loadMessages('game-page'),
  component: Game,
});

import { msg } from '@lingui/core/macro';
import { createFileRoute } from '@tanstack/react-router';
import { GamesFrame } from '../features/games/games-frame.tsx';

export const Route = createFileRoute('/games')({
  staticData: { title: msg`Games`, permissions: ['games.read'] },
  loader: ({ context }) => context.loadMessages('games'),
  component: GamesFrame,
});

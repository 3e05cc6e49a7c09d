import { listPlayedGames } from '@perya/contract/calls/catalogue';
import { useCall } from '../../lib/query/use-call.ts';
import { GameRail } from './grid/game-rail.tsx';

/** The row is a shortcut: without an answer it stays away, and its games are found in the sections too. */
export default function PlayedRail({ title }: { readonly title: string }) {
  const { answer, state } = useCall(listPlayedGames, {});
  const games = state === 'failed' ? [] : (answer?.d ?? null);
  if (games?.length === 0) return null;
  return <GameRail title={title} games={games} />;
}

import { listPlayedGames } from '@perya/contract/catalogue/calls/catalogue';
import { useCall } from '../../lib/query/use-call.ts';
import { GameRail } from './grid/game-rail.tsx';

/** Only a shortcut: hidden if the fetch fails. */
export default function PlayedRail({ title }: { readonly title: string }) {
  const { answer, state } = useCall(listPlayedGames, {});
  const games = state === 'failed' ? [] : (answer?.d ?? null);
  if (games?.length === 0) return null;
  return <GameRail title={title} games={games} />;
}

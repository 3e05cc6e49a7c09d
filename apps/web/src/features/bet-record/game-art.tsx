import { GameCover } from '../../lib/game/game-cover.tsx';

/** The cover of the game that was played, small; its name stands beside it. */
export function GameArt({ img }: { readonly img: string }) {
  return (
    <span className="block w-10 shrink-0 overflow-hidden rounded-[0.5rem] bg-sunken">
      <GameCover img={img} />
    </span>
  );
}

import { Icon } from '@perya/ui/icon';
import { boothIcon } from '@perya/ui/icons/frame';
import { GameCover } from '../../lib/game/game-cover.tsx';

/** The cover of the game that was played, small; its name stands beside it. One that is gone has a booth. */
export function GameArt({ img }: { readonly img: string }) {
  return (
    <span className="grid aspect-3/4 w-10 shrink-0 place-items-center overflow-hidden rounded-[0.5rem] bg-sunken text-ink-muted">
      {img === '' ? <Icon drawing={boothIcon} /> : <GameCover img={img} />}
    </span>
  );
}

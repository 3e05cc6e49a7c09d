import { useLingui } from '@lingui/react/macro';
import { Spinner } from '@perya/ui/states/spinner';
import { GameCover } from '../../lib/game/game-cover.tsx';

interface GameVeilProps {
  readonly gameName: string;
  /** Of its cover; null while it is not known. */
  readonly img: string | null;
}

/** A game on its way: its cover and its name, as on the card that was tapped. */
export function GameVeil({ gameName, img }: GameVeilProps) {
  const { t } = useLingui();
  return (
    <div role="status" className="game-veil">
      <div className="flex flex-col items-center gap-3 p-6 text-center">
        {img !== null && (
          <span className="game-veil-art">
            <GameCover img={img} />
          </span>
        )}
        <span className="font-bold font-display text-xl leading-tight">{gameName}</span>
        <span className="flex items-center gap-2 text-ink-muted">
          <Spinner />
          {t`Opening the game …`}
        </span>
      </div>
    </div>
  );
}

import { useGame } from '../../client/game-context.ts';
import type { SeatNow } from '../../client/table/table-now.ts';
import { useSecondsLeft } from '../../client/table/use-seconds-left.ts';
import { CardFace } from '../../dice-and-cards/card-face.tsx';
import type { Card } from '../../dice-and-cards/deck.ts';
import { texts } from './texts.ts';

interface GatheringProps {
  /** The seat that was taken; null at an empty table. */
  seat: SeatNow | null;
  aheadMs: number;
  isPractice: boolean;
}

const fan: readonly Card[] = ['7s', '7h', '7d', '8c', '9c', 'Tc'];

/** The table before the deal: empty, or waiting for those who are missing. */
export function Gathering({ seat, aheadMs, isPractice }: GatheringProps) {
  const { text } = useGame();
  const seconds = useSecondsLeft(seat?.gathersUntilMs ?? null, aheadMs);
  return (
    <div className="tongits-empty">
      <div className="tongits-fan" aria-hidden="true">
        {fan.map((card) => (
          <CardFace key={card} card={card} label="" />
        ))}
      </div>
      <h2>Tongits</h2>
      {seat ? (
        <div role="status">
          <p>{text(texts.gathering).replace('{taken}', `${seat.taken}`)}</p>
          {seconds !== null && (
            <p className="kit-figures" aria-hidden="true">
              {text(texts.gathersFor).replace('{seconds}', `${seconds}`)}
            </p>
          )}
        </div>
      ) : (
        isPractice && <p>{text(texts.bots)}</p>
      )}
    </div>
  );
}

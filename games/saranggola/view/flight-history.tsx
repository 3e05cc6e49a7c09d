import { useGame } from '../../client/game-context.ts';
import type { RoomView } from '../../client/room/room-now.ts';
import { formatHeight } from '../rules/curve.ts';
import type { Flight } from '../rules/flight.ts';
import { texts } from './texts.ts';

const shownMax = 14;
/** From here on a flight is a high one. */
const high = 200;

/** How high the last kites came, newest first. */
export function FlightHistory({ past }: Pick<RoomView, 'past'>) {
  const { text } = useGame();
  return (
    <ol className="saranggola-history kit-figures" aria-label={text(texts.history)}>
      {past.slice(0, shownMax).map(({ number, outcome }) => {
        const { height } = outcome as Flight;
        return (
          <li key={number} data-high={height >= high || undefined}>
            {formatHeight(height)}
          </li>
        );
      })}
    </ol>
  );
}

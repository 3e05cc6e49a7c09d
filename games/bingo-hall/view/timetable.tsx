import { useGame } from '../../client/game-context.ts';
import type { RoomView } from '../../client/room/room-now.ts';
import { formatAmount } from '../../client/text.ts';
import { priceOf } from '../rules/bet.ts';
import { bellEveryMs, drawAt, programmeOf, programmes } from '../rules/prizes.ts';
import type { HallTold } from '../rules/tell.ts';
import { countText, texts, wonText } from './texts.ts';

const pastShown = 3;

const timeOf = (ms: number): string =>
  new Date(ms).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

/** When which draw begins and what a card costs in it, and how the last ones ended. */
export function Timetable({ room: { round, past } }: { room: RoomView }) {
  const { text } = useGame();
  if (!round) return null;
  // While a draw plays the next bell is the one after it.
  const first = round.bellAtMs + (round.phase === 'betting' ? 0 : bellEveryMs);
  const bells = programmes.map((_, at) => first + at * bellEveryMs);
  const ended = past.flatMap(({ number, told }) => {
    const house = (told as HallTold | undefined)?.won.at(-1);
    return house ? [{ number, house }] : [];
  });
  return (
    <div className="bingo-hall-times">
      <section>
        <h2>{text(texts.timetable)}</h2>
        <ol className="kit-figures">
          {bells.map((bell) => {
            const draw = drawAt(bell);
            return (
              <li key={bell}>
                <time>{timeOf(bell)}</time>
                <span>{text(programmeOf(draw).pattern.name)}</span>
                <b>{formatAmount(priceOf(draw))}</b>
              </li>
            );
          })}
        </ol>
      </section>
      {ended.length > 0 && (
        <section>
          <h2>{text(texts.past)}</h2>
          <ol className="kit-figures" aria-label={text(texts.past)}>
            {ended.slice(0, pastShown).map(({ number, house }) => (
              <li key={number}>
                <span>{text(wonText(house.ball, 1))}</span>
                <span>{text(countText(house.cards))}</span>
                <b>{formatAmount(house.each)}</b>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

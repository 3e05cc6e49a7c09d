import type { ReactNode } from 'react';
import { useGame } from '../../client/game-context.ts';
import { ballCount, ballsDrawn, sideLength } from '../rules/patterns.ts';
import { Ball, columnColours, letters } from './ball.tsx';
import { texts } from './texts.ts';

const keptBalls = 5;
const perColumn = ballCount / sideLength;

interface CallsProps {
  balls: readonly number[];
  drawn: number;
}

interface MachineProps extends CallsProps {
  /** What the round came to; it takes the place of the earlier balls, which the board shows too. */
  result: ReactNode;
}

/** The ball just drawn, large, and the ones before it. */
export function Machine({ balls, drawn, result }: MachineProps) {
  const { text } = useGame();
  const newest = balls[drawn - 1];
  const earlier = balls.slice(Math.max(0, drawn - 1 - keptBalls), Math.max(0, drawn - 1)).reverse();
  const count = text(texts.ball).replace('{number}', `${drawn}`).replace('{all}', `${ballsDrawn}`);
  return (
    <section className="bingo-75-machine" aria-label={text(texts.machine)}>
      <div className="bingo-75-newest">
        {newest === undefined ? (
          <svg className="bingo-75-cage" viewBox="0 0 64 64" aria-hidden="true">
            <circle cx="32" cy="30" r="26" />
            <path d="M32 4c-14 10-14 42 0 52M32 4c14 10 14 42 0 52M6 30h52M10 18h44M10 42h44M18 62l8-7M46 62l-8-7" />
          </svg>
        ) : (
          <Ball key={newest} number={newest} className="bingo-75-ball" />
        )}
      </div>
      <div className="bingo-75-earlier">
        {result ? (
          <div className="kit-result-place">{result}</div>
        ) : (
          <>
            <span className="bingo-75-count kit-figures">
              {drawn > 0 ? count : text(texts.waiting)}
            </span>
            <div className="bingo-75-row">
              {earlier.map((number) => (
                <Ball key={number} number={number} className="bingo-75-past" />
              ))}
            </div>
          </>
        )}
      </div>
    </section>
  );
}

/** All seventy-five, the called ones lit: a row for each letter, or a column where there is the height. */
export function CallBoard({ balls, drawn }: CallsProps) {
  const { text } = useGame();
  const called = new Set(balls.slice(0, drawn));
  return (
    <section className="bingo-75-board" aria-label={text(texts.board)}>
      {letters.map((letter, column) => (
        <div key={letter} className="bingo-75-board-line kit-figures">
          <b className="bingo-75-board-letter" style={{ background: columnColours[column] }}>
            {letter}
          </b>
          {Array.from({ length: perColumn }, (_, at) => column * perColumn + at + 1).map(
            (number) => (
              <span
                key={number}
                data-called={called.has(number) || undefined}
                data-newest={number === balls[drawn - 1] || undefined}
                style={called.has(number) ? { background: columnColours[column] } : undefined}
              >
                {number}
              </span>
            ),
          )}
        </div>
      ))}
    </section>
  );
}

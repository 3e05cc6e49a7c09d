import type { ReactNode } from 'react';
import { Ball } from '../../bingo-75/view/ball.tsx';
import { useGame } from '../../client/game-context.ts';
import { letterOf, numberWords } from './number-words.ts';
import { ballText, earlyText, texts } from './texts.ts';
import type { Calls } from './use-calls.ts';

const keptBalls = 5;

interface CallerBoxProps {
  calls: Calls;
  /** What stands there while nothing is called. */
  status: string;
  /** Cards are sold. */
  isOpen: boolean;
  /** What an early full house wins of the pool. */
  pool: string;
  /** What the player's round came to: it takes the place of the earlier balls. */
  result: ReactNode;
}

/** The ball just called with the caller's words, and those before it. */
export function CallerBox({
  calls: { drum, called, isOver },
  status,
  isOpen,
  pool,
  result,
}: CallerBoxProps) {
  const { text } = useGame();
  const newest = isOver ? undefined : drum?.balls[called - 1];
  const earlier = (drum?.balls.slice(0, called) ?? [])
    .reverse()
    .slice(isOver ? 0 : 1, keptBalls + 1);
  return (
    <section className="bingo-hall-caller" aria-label={text(texts.calls)}>
      <div className="bingo-hall-newest">
        {newest === undefined ? (
          <svg className="bingo-75-cage" viewBox="0 0 64 64" aria-hidden="true">
            <circle cx="32" cy="30" r="26" />
            <path d="M32 4c-14 10-14 42 0 52M32 4c14 10 14 42 0 52M6 30h52M10 18h44M10 42h44M18 62l8-7M46 62l-8-7" />
          </svg>
        ) : (
          <Ball key={newest} number={newest} className="bingo-75-ball" />
        )}
      </div>
      <div className="bingo-hall-words">
        {newest === undefined ? (
          <p className="bingo-hall-status kit-figures">{status}</p>
        ) : (
          <p className="bingo-hall-call">
            <b className="kit-figures">
              {letterOf(newest)} {newest}
            </b>
            <span>{text(numberWords(newest))}</span>
            <small className="kit-figures">{text(ballText(called))}</small>
          </p>
        )}
        {result && <div className="kit-result-place">{result}</div>}
        {!result && isOpen && (
          <p className="bingo-hall-early kit-figures">{text(earlyText(pool))}</p>
        )}
        {!result && !isOpen && (
          <div className="bingo-hall-earlier" aria-hidden="true">
            {earlier.map((number) => (
              <Ball key={number} number={number} className="bingo-hall-past-ball" />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

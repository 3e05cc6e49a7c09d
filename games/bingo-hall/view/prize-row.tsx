import { centavos } from '@perya/money';
import { exampleOf } from '../../bingo-75/rules/patterns.ts';
import { useGame } from '../../client/game-context.ts';
import { formatAmount } from '../../client/text.ts';
import { poolBallMax } from '../rules/pool.ts';
import { potPrizesOf, programmeOf } from '../rules/prizes.ts';
import type { HallTold } from '../rules/tell.ts';
import { hallText, nearText, poolText, poolWonText, texts, wonText } from './texts.ts';
import type { Calls } from './use-calls.ts';

interface PrizeRowProps {
  draw: number;
  calls: Calls;
}

/** What is to be said of the pool while a draw is called; nothing once it can no longer be won. */
function poolLine({ won, pool }: HallTold, called: number) {
  if (!pool) return null;
  const isWon = pool.won !== null && (won.at(-1)?.ball ?? called + 1) <= called;
  if (isWon && pool.won) return poolWonText(formatAmount(pool.won.each));
  return called < poolBallMax ? poolText(formatAmount(pool.prize)) : null;
}

/** What the pot pays, which prize is played for, who has won one, and how many are near. */
export function PrizeRow({ draw, calls: { told, called } }: PrizeRowProps) {
  const { text } = useGame();
  const next = told ? told.won.findIndex(({ ball }) => ball > called) : 0;
  const pool = told && poolLine(told, called);
  const near = told && next >= 0 ? told.near[called] : undefined;
  return (
    <section className="bingo-hall-pot" aria-label={text(texts.prizes)}>
      <ul>
        {potPrizesOf(programmeOf(draw)).map(({ pattern, share }, place) => {
          const won = told?.won[place];
          const isWon = won !== undefined && won.ball <= called;
          const cells = new Set(exampleOf(pattern));
          return (
            <li
              key={pattern.id}
              data-won={isWon || undefined}
              data-next={(!isWon && place === next) || undefined}
            >
              <svg viewBox="0 0 25 25" aria-hidden="true">
                {Array.from({ length: 25 }, (_, cell) => (
                  <rect
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place.
                    key={cell}
                    x={(cell % 5) * 5 + 0.5}
                    y={Math.floor(cell / 5) * 5 + 0.5}
                    width="4"
                    height="4"
                    rx="1"
                    data-filled={cells.has(cell) || undefined}
                  />
                ))}
              </svg>
              <span>{text(pattern.name)}</span>
              <b className="kit-figures">
                {told ? formatAmount(centavos((told.pot * BigInt(share)) / 100n)) : `${share} %`}
              </b>
              <small className="kit-figures">
                {isWon && text(wonText(won.ball, won.cards))}
                {!isWon && (told ? `${share} %` : text(texts.ofStakes))}
              </small>
            </li>
          );
        })}
      </ul>
      <p className="bingo-hall-facts kit-figures">
        <span>{text(told ? hallText(told.players, told.cards) : texts.counted)}</span>
        {pool && <b>{text(pool)}</b>}
        {near !== undefined && <b>{text(nearText(near))}</b>}
      </p>
    </section>
  );
}

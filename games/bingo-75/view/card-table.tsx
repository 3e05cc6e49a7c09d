import { type ReactNode, useRef } from 'react';
import { useGame } from '../../client/game-context.ts';
import { isMotionReduced } from '../../client/motion.ts';
import { Star } from './star.tsx';
import { texts } from './texts.ts';

interface CardTableProps {
  count: number;
  /** The cards that have won something so far. */
  wonCards: ReadonlySet<number>;
  children(at: number): ReactNode;
}

const perPage = 2;

/**
 * The cards side by side, large enough to be read. Where two rows of them do not fit, a pair fills the
 * table and the other pair is a swipe or a tap away.
 */
export function CardTable({ count, wonCards, children }: CardTableProps) {
  const { text } = useGame();
  const row = useRef<HTMLDivElement>(null);
  const pages = Array.from({ length: Math.ceil(count / perPage) }, (_, page) => page * perPage);
  const show = (first: number) =>
    row.current?.children[first]?.scrollIntoView({
      behavior: isMotionReduced() ? 'auto' : 'smooth',
      block: 'nearest',
      inline: 'start',
    });
  return (
    <div className="bingo-75-table" data-cards={count}>
      <div className="bingo-75-cards" ref={row}>
        {Array.from({ length: count }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is known by its place on the table.
          <div key={at} className="bingo-75-place">
            {children(at)}
          </div>
        ))}
      </div>
      {pages.length > 1 && (
        <div className="bingo-75-pages">
          {pages.map((first) => {
            const last = Math.min(first + perPage, count);
            const label = last - first > 1 ? texts.cardsFrom : texts.card;
            const hasWon = [first, last - 1].some((at) => wonCards.has(at));
            return (
              <button
                key={first}
                type="button"
                className="bingo-75-page kit-figures"
                data-won={hasWon || undefined}
                onClick={() => show(first)}
              >
                {text(label)
                  .replace('{number}', `${first + 1}`)
                  .replace('{from}', `${first + 1}`)
                  .replace('{to}', `${last}`)}
                {hasWon && <Star />}
              </button>
            );
          })}
        </div>
      )}
    </div>
  );
}

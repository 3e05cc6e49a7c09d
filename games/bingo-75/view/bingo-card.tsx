import { useGame } from '../../client/game-context.ts';
import { formatAmount } from '../../client/text.ts';
import { exampleOf, freeCell, type Pattern, patterns, sideLength } from '../rules/patterns.ts';
import { columnColours, letters } from './ball.tsx';
import { type CardProgress, nextTierOf } from './progress.ts';
import { Star } from './star.tsx';
import { texts } from './texts.ts';

interface BingoCardProps {
  at: number;
  price: bigint;
  /** Null before the cards are bought. */
  progress: CardProgress | null;
  markedCells: ReadonlySet<number>;
  /** Null when the numbers mark themselves. */
  onMark: (() => void) | null;
}

const cells = Array.from({ length: sideLength ** 2 }, (_, cell) => cell);

/** A stamp of ink, a little different in each cell as a hand makes it. */
function Daub({ cell }: { cell: number }) {
  return (
    <svg
      className="bingo-75-daub"
      viewBox="-20 -20 40 40"
      aria-hidden="true"
      style={{ rotate: `${(cell * 67) % 360}deg` }}
    >
      <path d="M0-17c7-1 14 4 16 11s1 15-6 20-16 4-21-1-8-14-5-21 9-8 16-9z" />
    </svg>
  );
}

interface Example {
  pattern: Pattern;
  cells: ReadonlySet<number>;
  /** What it pays at best. */
  pays: string;
}

/** A card that is not bought yet has no numbers: it shows what one wins with, each another pattern. */
function exampleAt(at: number): Example | null {
  const pattern = patterns[at % patterns.length];
  if (!pattern) return null;
  const pays = `×${nextTierOf(pattern, 0)?.multiplier}`;
  return { pattern, cells: new Set(exampleOf(pattern)), pays };
}

function cardLabel({ progress }: BingoCardProps, name: string, free: string): string {
  if (!progress) return name;
  const numbers = progress.card.map((number, cell) =>
    cell === freeCell ? free : `${number}${progress.calledCells.has(cell) ? ' ✓' : ''}`,
  );
  return `${name}: ${numbers.join(', ')}`;
}

/** One card of five by five. By hand, the whole card is the button: a tap marks what has been called. */
export function BingoCard(props: BingoCardProps) {
  const { at, price, progress, markedCells, onMark } = props;
  const { text } = useGame();
  const name = text(texts.card).replace('{number}', `${at + 1}`);
  const won = progress?.prizes.reduce(
    (sum, { multiplier }) => sum + price * BigInt(multiplier),
    0n,
  );
  const example = progress ? null : exampleAt(at);
  const unmarked = progress ? progress.calledCells.size - markedCells.size : 0;
  const face = (
    <>
      <span className="bingo-75-head">
        {letters.map((letter, column) => (
          <b key={letter} className="bingo-75-letter" style={{ background: columnColours[column] }}>
            {letter}
          </b>
        ))}
      </span>
      <span className="bingo-75-grid kit-figures">
        {cells.map((cell) => (
          <span
            key={cell}
            className="bingo-75-cell"
            data-marked={markedCells.has(cell) || undefined}
            data-won={progress?.wonCells.has(cell) || undefined}
            data-example={example?.cells.has(cell) || undefined}
          >
            {(example?.cells ?? markedCells).has(cell) && <Daub cell={cell} />}
            {cell === freeCell ? <Star /> : <i>{progress?.card[cell] ?? ''}</i>}
          </span>
        ))}
      </span>
      <span className="bingo-75-foot">
        {won ? (
          <>
            <span>
              {progress?.prizes
                .map(({ pattern }) =>
                  text(patterns.find(({ id }) => id === pattern)?.name ?? texts.card),
                )
                .join(' · ')}
            </span>
            <b className="bingo-75-won kit-figures">{formatAmount(won)}</b>
          </>
        ) : example ? (
          <>
            <span>{text(example.pattern.name)}</span>
            <b className="bingo-75-won kit-figures">{example.pays}</b>
          </>
        ) : (
          <span>{onMark && unmarked > 0 ? text(texts.tap) : name}</span>
        )}
      </span>
    </>
  );
  if (onMark) {
    return (
      <button
        type="button"
        className="bingo-75-card"
        aria-label={text(texts.markCard).replace('{number}', `${at + 1}`)}
        data-waits={unmarked > 0 || undefined}
        data-won={won ? true : undefined}
        onClick={onMark}
      >
        {face}
      </button>
    );
  }
  return (
    <div
      className="bingo-75-card"
      role="img"
      aria-label={cardLabel(props, name, text(texts.free))}
      data-won={won ? true : undefined}
    >
      {face}
    </div>
  );
}

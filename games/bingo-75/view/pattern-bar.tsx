import { useGame } from '../../client/game-context.ts';
import { exampleOf, freeCell, type Pattern, patterns, sideLength } from '../rules/patterns.ts';
import { nextTierOf } from './progress.ts';
import { texts } from './texts.ts';

const cells = Array.from({ length: sideLength ** 2 }, (_, cell) => cell);

function Picture({ pattern }: { pattern: Pattern }) {
  const filled = new Set(exampleOf(pattern));
  return (
    <svg className="bingo-75-picture" viewBox="0 0 25 25" aria-hidden="true">
      {cells.map((cell) => (
        <rect
          key={cell}
          x={(cell % sideLength) * 5 + 0.5}
          y={Math.floor(cell / sideLength) * 5 + 0.5}
          width="4"
          height="4"
          rx="1"
          data-filled={filled.has(cell) || undefined}
          data-free={cell === freeCell || undefined}
        />
      ))}
    </svg>
  );
}

interface PatternBarProps {
  drawn: number;
  /** The best that each pattern has paid in this round, in card prices. */
  paid: ReadonlyMap<string, number>;
  isOver: boolean;
}

/** The paytable as it stands: what each pattern pays on the next ball, or in the end what it has paid. */
export function PatternBar({ drawn, paid, isOver }: PatternBarProps) {
  const { text } = useGame();
  return (
    <ul className="bingo-75-patterns" aria-label={text(texts.patterns)}>
      {patterns.map((pattern) => {
        const best = paid.get(pattern.id);
        const tier = isOver ? null : nextTierOf(pattern, drawn);
        const multiplier = isOver ? best : tier?.multiplier;
        return (
          <li
            key={pattern.id}
            data-late={(multiplier === undefined && best === undefined) || undefined}
            data-won={best !== undefined || undefined}
          >
            <Picture pattern={pattern} />
            <span className="bingo-75-pattern-name">{text(pattern.name)}</span>
            <b className="bingo-75-pays kit-figures">
              {multiplier === undefined ? text(texts.late) : `×${multiplier}`}
            </b>
            {tier && (
              <span className="bingo-75-pattern-by kit-figures">
                {text(texts.by).replace('{ball}', `${tier.ballMax}`)}
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}

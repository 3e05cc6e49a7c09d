import { columnColours, letters } from '../../bingo-75/view/ball.tsx';
import { useGame } from '../../client/game-context.ts';
import { formatAmount } from '../../client/text.ts';
import { formatCard } from '../rules/describe-round.ts';
import type { CardState } from './card-state.ts';
import { letterOf } from './number-words.ts';
import { cardText, missingText, texts, waitsText } from './texts.ts';

/** So many numbers stand on the foot of a card; more are only counted. */
const waitsShown = 2;

interface HallCardProps {
  state: CardState;
  /** Before the draw a card has nothing to say but its number. */
  isPlaying: boolean;
}

function footOf({ state, isPlaying }: HallCardProps, text: ReturnType<typeof useGame>['text']) {
  const { wins, missing, waitsFor, serial } = state;
  const won = wins.reduce((sum, { payout }) => sum + payout, 0n);
  if (won > 0n) return formatAmount(won);
  if (!isPlaying || missing === null) return formatCard(serial);
  if (waitsFor.length === 0 || waitsFor.length > waitsShown) return text(missingText(missing));
  return text(waitsText(waitsFor.map((number) => `${letterOf(number)} ${number}`).join(', ')));
}

/** One card on the table: numbers mark themselves, and the foot says how near it is. */
export function HallCard(props: HallCardProps) {
  const { state, isPlaying } = props;
  const { text } = useGame();
  const foot = footOf(props, text);
  const numbers = state.card.map((number, cell) =>
    number === 0 ? text(texts.free) : `${number}${state.isCalled[cell] && isPlaying ? ' ✓' : ''}`,
  );
  const name = text(cardText(formatCard(state.serial)));
  return (
    <div
      className="bingo-hall-card"
      role="img"
      aria-label={`${name}, ${foot}: ${numbers.join(', ')}`}
      data-won={state.wins.length > 0 || undefined}
      data-near={(isPlaying && state.missing === 1) || undefined}
    >
      {letters.map((letter, column) => (
        <b key={letter} style={{ background: columnColours[column] }}>
          {letter}
        </b>
      ))}
      {state.card.map((number, cell) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its place and never moves.
          key={cell}
          data-called={(isPlaying && state.isCalled[cell]) || number === 0 || undefined}
          data-waits={(isPlaying && state.waitsFor.includes(number)) || undefined}
        >
          {number === 0 ? '★' : number}
        </i>
      ))}
      <span className="kit-figures">{foot}</span>
    </div>
  );
}

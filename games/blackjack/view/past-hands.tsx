import type { Text } from '@perya/game-kit/game';
import { useGame } from '../../client/game-context.ts';
import { paidOf } from '../../client/round-result.ts';
import { formatAmount } from '../../client/text.ts';
import type { PastRound } from '../../client/view.ts';

const shownMax = 8;
const label: Text = { en: 'Your last rounds', tl: 'Mga huling round mo' };

/** What each of the last rounds has left, newest first: as many as have room in one line. */
export function PastHands({ past }: { past: readonly PastRound<unknown>[] }) {
  const { text } = useGame();
  if (past.length === 0) return null;
  return (
    <ol className="blackjack-past kit-figures" aria-label={text(label)}>
      {past.slice(0, shownMax).map((round) => {
        const left = paidOf(round) - round.stake;
        const sign = left > 0n ? '+' : '−';
        return (
          <li key={round.id} data-gained={left > 0n || undefined}>
            {left === 0n ? formatAmount(0n) : `${sign}${formatAmount(left < 0n ? -left : left)}`}
          </li>
        );
      })}
    </ol>
  );
}

import type { Text } from '@perya/game-kit/game';
import { useGame } from './game-context.ts';
import { resultSentence } from './round-result.ts';
import type { ShownRound } from './view.ts';

/** A round that was shown to its end, or to its next move, with what its view says of it. */
export interface Told {
  announcement: string | undefined;
  round: ShownRound<unknown>;
}

interface SaidProps {
  told: Told | null;
  /** Rounds whose win turned out to be held: of these it is said anew. */
  late: ReadonlySet<string>;
}

function resultOf({ id, stake, payout, isHeld }: Told['round'], late: ReadonlySet<string>): Text[] {
  if (payout === null) return [];
  return [resultSentence({ stake, payout, isHeld: isHeld || late.has(id) })];
}

/** The newest result for screen readers. */
export function Said({ told, late }: SaidProps) {
  const { text } = useGame();
  const words = told ? [told.announcement ?? [], resultOf(told.round, late).map(text)] : [];
  return (
    <p className="kit-hidden" aria-live="polite">
      {words.flat().join(' ')}
    </p>
  );
}

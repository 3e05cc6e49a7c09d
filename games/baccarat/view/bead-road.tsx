import type { Text } from '@perya/game-kit/game';
import { useGame } from '../../client/game-context.ts';
import { outcomeTexts } from '../rules/describe-round.ts';
import type { Outcome } from '../rules/tableau.ts';

const label: Text = { en: 'Results so far', tl: 'Mga naunang resulta' };
const letters: Record<Outcome, string> = { player: 'P', banker: 'B', tie: 'T' };

interface Bead {
  id: string;
  outcome: Outcome;
}

/** What the last rounds came to, the newest at the end. It says nothing about the next. */
export function BeadRoad({ beads }: { beads: readonly Bead[] }) {
  const { text } = useGame();
  return (
    <ol className="baccarat-beads" aria-label={text(label)}>
      {beads.map(({ id, outcome }) => (
        <li key={id} data-spot={outcome} aria-label={text(outcomeTexts[outcome])}>
          {letters[outcome]}
        </li>
      ))}
    </ol>
  );
}

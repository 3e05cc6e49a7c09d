import type { Text } from '@perya/game-kit/game';
import { useGame } from '../../client/game-context.ts';
import { freeMultiplierMax, multipliers } from '../rules/paytable.ts';

const texts = {
  ladder: { en: 'Multiplier', tl: 'Multiplier' },
} satisfies Record<string, Text>;

const stepsShown = multipliers.length;

interface LadderProps {
  /** What the drop counts; null before the first has come down. */
  multiplier: number | null;
  isFree: boolean;
}

/** What a drop counts: every step of what is paid for; in free drops those around the one that holds. */
export function Ladder({ multiplier, isFree }: LadderProps) {
  const { text } = useGame();
  const steps = isFree ? freeStepsAround(multiplier ?? 1) : multipliers;
  return (
    <p className="bahay-kubo-cascade-ladder" data-free={isFree || undefined}>
      <span className="kit-hidden">{text(texts.ladder)}</span>
      {steps.map((step) => (
        <span
          key={step}
          className="bahay-kubo-cascade-step kit-figures"
          data-on={step === multiplier || undefined}
          data-passed={(multiplier !== null && step < multiplier) || undefined}
        >
          ×{step}
        </span>
      ))}
    </p>
  );
}

/** As many steps as the other ladder has, with two below the present one where there are any. */
function freeStepsAround(multiplier: number): number[] {
  const from = Math.max(1, Math.min(multiplier - 2, freeMultiplierMax - stepsShown + 1));
  return Array.from({ length: stepsShown }, (_, step) => from + step);
}

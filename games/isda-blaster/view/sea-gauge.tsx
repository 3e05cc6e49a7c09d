import { useGame } from '../../client/game-context.ts';
import { formatAmount } from '../../client/text.ts';
import { fill } from './tell-shooting.ts';
import { texts } from './texts.ts';
import type { useBoss } from './use-boss.ts';

interface SeaGaugeProps {
  fired: bigint;
  caught: bigint;
  boss: ReturnType<typeof useBoss>;
  /** How many shoot in this sea. */
  cannons: number;
}

const clockText = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${`${seconds % 60}`.padStart(2, '0')}`;

/** What was fired and caught since the player came, and when the boss comes or goes. */
export function SeaGauge({ fired, caught, boss, cannons }: SeaGaugeProps) {
  const { text } = useGame();
  const bossText = boss.isHere ? texts.bossHere : texts.bossIn;
  return (
    <div className="isda-blaster-gauge kit-figures">
      <dl>
        <div>
          <dt>{text(texts.fired)}</dt>
          <dd>{formatAmount(fired)}</dd>
        </div>
        <div>
          <dt>{text(texts.caught)}</dt>
          <dd>{formatAmount(caught)}</dd>
        </div>
      </dl>
      {cannons > 1 && <p>{text(fill(texts.seats, { count: `${cannons}` }))}</p>}
      <p data-here={boss.isHere || undefined}>
        {text(fill(bossText, { time: clockText(boss.seconds) }))}
      </p>
    </div>
  );
}

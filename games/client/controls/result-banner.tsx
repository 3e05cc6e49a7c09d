import { useGame } from '../game-context.ts';
import { differenceOf, headlineOf } from '../round-result.ts';
import { formatAmount } from '../text.ts';
import { Rolling } from './rolling.tsx';

interface ResultBannerProps {
  stake: bigint;
  payout: bigint;
  /** Says what happened: "Red twice". */
  note?: string | undefined;
}

/** The result over the scene. The frame announces it to screen readers, so it is quiet here. */
export function ResultBanner({ stake, payout, note }: ResultBannerProps) {
  const { text } = useGame();
  const isWin = payout > stake;
  const difference = differenceOf({ stake, payout });
  return (
    <div className="kit-result" data-win={isWin || undefined} aria-hidden="true">
      <span className="kit-result-head">{text(headlineOf({ stake, payout }))}</span>
      {payout > 0n && (
        <span className="kit-result-amount kit-figures">
          {isWin ? <Rolling amount={payout} /> : formatAmount(payout)}
        </span>
      )}
      {difference && <span className="kit-result-gain kit-figures">{text(difference)}</span>}
      {note && <span className="kit-result-note">{note}</span>}
    </div>
  );
}

import type { Text } from '@perya/game-kit/game';
import { useGame } from '../game-context.ts';
import { formatAmount } from '../text.ts';
import { Rolling } from './rolling.tsx';

const texts = {
  lost: { en: 'No win this time', tl: 'Walang panalo ngayon' },
  won: { en: 'You won', tl: 'Nanalo ka ng' },
  back: { en: 'Your stake is back', tl: 'Ibinalik ang taya mo' },
  less: { en: 'Part of your stake is back', tl: 'Ibinalik ang bahagi ng taya mo' },
} satisfies Record<string, Text>;

interface ResultBannerProps {
  stake: bigint;
  payout: bigint;
  /** Says what happened: "Red twice". */
  note?: string | undefined;
}

/** A payout below the stake is not called a win: the banner says what came back. */
function headlineOf(stake: bigint, payout: bigint): Text {
  if (payout === 0n) return texts.lost;
  if (payout < stake) return texts.less;
  return payout === stake ? texts.back : texts.won;
}

/** The result over the scene. The frame announces it to screen readers, so it is quiet here. */
export function ResultBanner({ stake, payout, note }: ResultBannerProps) {
  const { text } = useGame();
  const isWin = payout > stake;
  return (
    <div className="kit-result" data-win={isWin || undefined} aria-hidden="true">
      <span className="kit-result-head">{text(headlineOf(stake, payout))}</span>
      {payout > 0n && (
        <span className="kit-result-amount kit-figures">
          {isWin ? <Rolling amount={payout} /> : formatAmount(payout)}
        </span>
      )}
      {note && <span className="kit-result-note">{note}</span>}
    </div>
  );
}

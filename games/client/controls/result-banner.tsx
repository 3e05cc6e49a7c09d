import type { Text } from '@perya/game-kit/game';
import { Cheer } from '../celebrate/cheer.tsx';
import { timesOf, winSizeOf } from '../celebrate/win-size.ts';
import { useGame } from '../game-context.ts';
import { type ResultRound, useMoneyOf } from '../held/held-rounds.ts';
import { differenceOf, headlineOf } from '../round-result.ts';
import { formatAmount } from '../text.ts';
import { Rolling } from './rolling.tsx';

const texts = {
  times: { en: '{times} × your stake', tl: '{times} × ng taya mo' },
} satisfies Record<string, Text>;

interface ResultBannerProps {
  round: ResultRound;
  /** Says what happened: "Red twice". */
  note?: string | undefined;
}

/** The result over the scene, in a plate of the size of the win. The frame announces it to screen readers, so it is quiet here. */
export function ResultBanner({ round, note }: ResultBannerProps) {
  const { text } = useGame();
  const money = useMoneyOf(round);
  const { stake, payout } = money;
  // What is not paid yet is not cheered.
  const isWin = payout > stake && !money.isHeld;
  const size = isWin ? winSizeOf(stake, payout) : null;
  const difference = differenceOf(money);
  return (
    <>
      {size && <Cheer key={`${stake} ${payout}`} size={size} isEverywhere />}
      <div
        className="kit-result"
        data-win={isWin || undefined}
        data-tier={size?.tier}
        aria-hidden="true"
      >
        {size ? (
          <span className="kit-result-title">{text(size.text)}</span>
        ) : (
          <span className="kit-result-head">{text(headlineOf(money))}</span>
        )}
        {payout > 0n && (
          <span className="kit-result-amount kit-figures">
            {isWin ? <Rolling amount={payout} durationMs={size?.countMs} /> : formatAmount(payout)}
          </span>
        )}
        {difference && <span className="kit-result-gain kit-figures">{text(difference)}</span>}
        {size && !note && (
          <span className="kit-result-note">
            {text(texts.times).replace('{times}', timesOf(stake, payout))}
          </span>
        )}
        {note && <span className="kit-result-note">{note}</span>}
      </div>
    </>
  );
}

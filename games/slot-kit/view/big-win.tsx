import './big-win.css';
import type { Text } from '@perya/game-kit/game';
import { Cheer } from '../../client/celebrate/cheer.tsx';
import { timesOf, type WinSize } from '../../client/celebrate/win-size.ts';
import { Rolling } from '../../client/controls/rolling.tsx';
import { useGame } from '../../client/game-context.ts';
import { type ResultRound, useMoneyOf } from '../../client/held/held-rounds.ts';
import { differenceOf } from '../../client/round-result.ts';
import type { Slot } from './use-slot.ts';

const texts = {
  times: { en: '{times} × your stake', tl: '{times} × ng taya mo' },
} satisfies Record<string, Text>;

/** The sign of a finished round, if it is a big win. */
export function BigWinOf({ slot }: { slot: Pick<Slot<unknown>, 'result' | 'bigWin'> }) {
  const { result, bigWin } = slot;
  return result && bigWin && <BigWin size={bigWin} result={result} />;
}

interface BigWinProps {
  size: WinSize;
  result: ResultRound;
}

/** A plate over the head of the booth when a round pays many times its stake; the reels below stay in sight. The frame tells screen readers. */
function BigWin({ size, result }: BigWinProps) {
  const { text } = useGame();
  const money = useMoneyOf(result);
  const { stake, payout } = money;
  const gained = differenceOf(money);
  // What is not paid yet is not cheered: the meter says so.
  if (money.isHeld) return null;
  return (
    <div className="slot-big" data-tier={size.tier} aria-hidden="true">
      <Cheer size={size} />
      <div className="slot-big-words">
        <span className="slot-big-title">{text(size.text)}</span>
        <strong className="slot-big-paid">
          <Rolling amount={payout} durationMs={size.countMs} />
        </strong>
        <span className="slot-big-note">
          {text(texts.times).replace('{times}', timesOf(stake, payout))}
          {gained && <span className="slot-big-gain kit-figures">{text(gained)}</span>}
        </span>
      </div>
    </div>
  );
}

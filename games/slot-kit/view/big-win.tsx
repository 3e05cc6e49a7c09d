import './big-win.css';
import type { Text } from '@perya/game-kit/game';
import type { CSSProperties } from 'react';
import { Rolling } from '../../client/controls/rolling.tsx';
import { useGame } from '../../client/game-context.ts';
import { differenceOf } from '../../client/round-result.ts';
import type { Slot } from './use-slot.ts';
import { timesOf, type WinSize } from './win-size.ts';

const rays = Array.from({ length: 16 }, (_, ray) => ray * 22.5);
/** Where a coin falls, when and how large: spread evenly and never in step. */
const coins = Array.from({ length: 22 }, (_, coin) => ({
  '--slot-coin-left': `${(coin * 37) % 100}%`,
  '--slot-coin-wait': `${-((coin * 53) % 23) / 10}s`,
  '--slot-coin-size': `${1 + ((coin * 7) % 5) / 4}rem`,
}));
const texts = {
  times: { en: '{times} × your stake', tl: '{times} × ng taya mo' },
} satisfies Record<string, Text>;

/** The sign of a finished round, if it is a big win. */
export function BigWinOf({ slot }: { slot: Pick<Slot<unknown>, 'result' | 'bigWin'> }) {
  const { result, bigWin } = slot;
  if (!result || !bigWin) return null;
  return <BigWin size={bigWin} stake={result.stake} payout={result.payout ?? 0n} />;
}

interface BigWinProps {
  size: WinSize;
  stake: bigint;
  payout: bigint;
}

/** A plate over the head of the booth when a round pays many times its stake; the reels below stay in sight. The frame tells screen readers. */
function BigWin({ size, stake, payout }: BigWinProps) {
  const { text } = useGame();
  const gained = differenceOf({ stake, payout });
  return (
    <div className="slot-big" data-tier={size.tier} aria-hidden="true">
      {size.hasRays && (
        <svg className="slot-big-rays" viewBox="-100 -100 200 200" aria-hidden="true">
          {rays.map((turn) => (
            <path key={turn} d="M0 0-11-98H11z" transform={`rotate(${turn})`} />
          ))}
        </svg>
      )}
      {coins.slice(0, size.coins).map((place) => (
        <i key={place['--slot-coin-left']} className="slot-coin" style={place as CSSProperties} />
      ))}
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

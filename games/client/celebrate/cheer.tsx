import './cheer.css';
import type { CSSProperties } from 'react';
import type { WinSize } from './win-size.ts';

const rays = Array.from({ length: 16 }, (_, ray) => ray * 22.5);
/** Where a coin falls, when and how large: spread evenly and never in step. */
const coins = Array.from({ length: 22 }, (_, coin) => ({
  '--cheer-left': `${(coin * 37) % 100}%`,
  '--cheer-wait': `${-((coin * 53) % 23) / 10}s`,
  '--cheer-size': `${1 + ((coin * 7) % 5) / 4}rem`,
}));

/** What a win brings besides its amount: rays behind the plate and coins over the scene, more of them for a larger one. They take no tap. */
export function Cheer({ size, isEverywhere = false }: { size: WinSize; isEverywhere?: boolean }) {
  return (
    <div
      className="kit-cheer"
      data-tier={size.tier}
      data-everywhere={isEverywhere || undefined}
      aria-hidden="true"
    >
      {size.hasRays && (
        <svg className="kit-cheer-rays" viewBox="-100 -100 200 200" aria-hidden="true">
          {rays.map((turn) => (
            <path key={turn} d="M0 0-11-98H11z" transform={`rotate(${turn})`} />
          ))}
        </svg>
      )}
      {coins.slice(0, size.coins).map((place) => (
        <i key={place['--cheer-left']} className="kit-cheer-coin" style={place as CSSProperties} />
      ))}
    </div>
  );
}

import type { CSSProperties } from 'react';
import { gap, type Shape, sizeOf } from './geometry.ts';

/** From here on, in hundredths of the stake, a slot is one of the edges. */
const edgeFactor = 1000;
const greatFactor = 10_000;

const coins = Array.from({ length: 14 }, (_, coin) => ({
  '--plinko-coin-turn': `${-80 + coin * (160 / 13)}deg`,
  '--plinko-coin-far': `${60 + ((coin * 37) % 5) * 22}px`,
  '--plinko-coin-wait': `${((coin * 53) % 7) * 30}ms`,
}));
const rays = Array.from({ length: 12 }, (_, ray) => ray * 30);

interface BurstProps {
  shape: Shape;
  slot: number;
  factor: number;
}

/** An edge that was hit: light behind the slot, coins out of it; from a hundred times on, more of both. */
export function Burst({ shape, slot, factor }: BurstProps) {
  if (factor < edgeFactor) return null;
  const x = (slot - shape.rows / 2) * gap;
  const y = sizeOf(shape).slotsTop;
  return (
    <g
      className="plinko-burst"
      data-great={factor >= greatFactor || undefined}
      transform={`translate(${x} ${y})`}
    >
      <g className="plinko-burst-rays">
        {rays.map((turn) => (
          <path key={turn} d="M0 0-9-120H9z" transform={`rotate(${turn})`} />
        ))}
      </g>
      {coins.map((place) => (
        <g key={place['--plinko-coin-turn']} style={place as CSSProperties}>
          <circle className="plinko-burst-coin" r="7" />
        </g>
      ))}
    </g>
  );
}

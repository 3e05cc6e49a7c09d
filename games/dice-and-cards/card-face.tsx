import type { ReactNode } from 'react';
import { CourtArt } from './court-art.tsx';
import { type Card, type Rank, rankOf, type Suit, suitOf } from './deck.ts';
import { SuitShape, suitInks } from './suit-shape.tsx';

const left = 34;
const middle = 50;
const right = 66;

/** Where the pips of a number card stand on a face of 100 by 140. */
const pipPlaces: Partial<Record<Rank, readonly (readonly [x: number, y: number])[]>> = {
  A: [[middle, 70]],
  '2': [
    [middle, 36],
    [middle, 104],
  ],
  '3': [
    [middle, 36],
    [middle, 70],
    [middle, 104],
  ],
  '4': pairs(36, 104),
  '5': [...pairs(36, 104), [middle, 70]],
  '6': pairs(36, 70, 104),
  '7': [...pairs(36, 70, 104), [middle, 53]],
  '8': [...pairs(36, 70, 104), [middle, 53], [middle, 87]],
  '9': [...pairs(34, 58, 82, 106), [middle, 70]],
  T: [...pairs(34, 58, 82, 106), [middle, 46], [middle, 94]],
};

function pairs(...heights: number[]): (readonly [number, number])[] {
  return heights.flatMap((y) => [[left, y] as const, [right, y] as const]);
}

function Corner({ rank, suit }: { rank: Rank; suit: Suit }) {
  const isWide = rank === 'T';
  return (
    <>
      <text
        x="12.5"
        y="23"
        textAnchor="middle"
        fontSize="21"
        fontWeight="800"
        fontFamily="var(--face-display, inherit)"
        fill={suitInks[suit]}
        {...(isWide ? { textLength: 19, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {isWide ? '10' : rank}
      </text>
      <SuitShape suit={suit} x={12.5} y={34} size={14} />
    </>
  );
}

function Front({ card }: { card: Card }): ReactNode {
  const rank = rankOf(card);
  const suit = suitOf(card);
  const pips = pipPlaces[rank];
  return (
    <>
      <rect x=".75" y=".75" width="98.5" height="138.5" rx="9" fill="#fffdf6" stroke="#cdbf9f" />
      {pips ? null : <CourtArt rank={rank} ink={suitInks[suit]} />}
      {pips?.map(([x, y]) => (
        <SuitShape
          key={`${x}-${y}`}
          suit={suit}
          x={x}
          y={y}
          size={rank === 'A' ? 44 : 19}
          isTurned={y > 70}
        />
      ))}
      <Corner rank={rank} suit={suit} />
      <g transform="rotate(180 50 70)">
        <Corner rank={rank} suit={suit} />
      </g>
    </>
  );
}

const rays = Array.from({ length: 16 }, (_, index) => index * 22.5);

function Back(): ReactNode {
  return (
    <>
      <rect x=".75" y=".75" width="98.5" height="138.5" rx="9" fill="#fffdf6" stroke="#cdbf9f" />
      <rect x="6" y="6" width="88" height="128" rx="6" fill="#2b2470" />
      <rect x="9.5" y="9.5" width="81" height="121" rx="4" fill="none" stroke="#f2ab27" />
      {rays.map((turn) => (
        <path
          key={turn}
          d="M47.6 52 50 22 52.4 52Z"
          fill="#f2ab27"
          opacity={turn % 45 === 0 ? 1 : 0.45}
          transform={`rotate(${turn} 50 70)`}
        />
      ))}
      <circle cx="50" cy="70" r="17" fill="#f2ab27" />
      <circle cx="50" cy="70" r="13" fill="#2b2470" />
      <path
        d="M50 60 52.9 66.5 60 67.2 54.7 72 56.2 79 50 75.3 43.8 79 45.3 72 40 67.2 47.1 66.500Z"
        fill="#f2ab27"
      />
    </>
  );
}

interface CardFaceProps {
  /** Null lies face down. */
  card: Card | null;
  /** What a screen reader says; the table knows the language. Nothing where whatever holds the card says it. */
  label: string;
  className?: string;
}

/** A playing card of 5 by 7; its box decides the size. */
export function CardFace({ card, label, className }: CardFaceProps) {
  const face = card ? <Front card={card} /> : <Back />;
  const box = '0 0 100 140';
  if (label === '') {
    return (
      <svg viewBox={box} className={className} aria-hidden="true">
        {face}
      </svg>
    );
  }
  return (
    <svg viewBox={box} className={className} role="img" aria-label={label}>
      {face}
    </svg>
  );
}

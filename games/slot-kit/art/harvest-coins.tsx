import type { ReactNode } from 'react';
import type { SymbolId } from '../rules/names.ts';
import { coin } from './harvest.tsx';
import { outline, Ramp, starPoints, thin } from './parts.tsx';

interface NamedCoinProps {
  id: string;
  words: string;
  /** From the light to the dark side of its enamel. */
  paints: readonly [string, string, string];
}

/** A coin with its name across it, on enamel of the colour that its plate has. */
function NamedCoin({ id, words, paints }: NamedCoinProps) {
  return (
    <>
      {coin}
      <Ramp id={`slot-coin-${id}`} stops={paints} isRound />
      <circle cx="50" cy="49" r="36" fill={`url(#slot-coin-${id})`} {...thin} />
      <rect x="6" y="22" width="88" height="26" rx="7" fill={paints[2]} {...outline} />
      <text
        x="50"
        y="35.5"
        fill="#fffbe6"
        fontFamily="var(--face-display)"
        fontWeight="800"
        fontSize="21"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {words}
      </text>
    </>
  );
}

const basket = (
  <>
    {coin}
    <circle cx="50" cy="49" r="36" fill="#7a3d12" {...thin} />
    <path d="M32 42q2-24 18-24t18 24" fill="none" stroke="#34184a" strokeWidth="8" />
    <path d="M32 42q2-24 18-24t18 24" fill="none" stroke="#e0a04a" strokeWidth="4" />
    <path d="M24 38h52l-6 40q-20 6-40 0z" fill="#d9903a" {...outline} />
    <path
      d="M25 48h50M27 58h46M28 68h44M36 39l3 41M50 39v42M64 39l-3 41"
      fill="none"
      stroke="#8a4a12"
      strokeWidth="3"
    />
    <path d="M21 34h58v9H21z" fill="#f2bb62" {...thin} />
  </>
);

const sun = (
  <>
    {coin}
    <circle cx="50" cy="49" r="36" fill="#b3201f" {...thin} />
    <polygon points={starPoints(8, 38, 21, 50, 49)} fill="#ffd54a" {...thin} />
    <circle cx="50" cy="49" r="21" fill="#ffec9a" {...thin} />
    <text
      x="50"
      y="50"
      fill="#a3142f"
      fontFamily="var(--face-display)"
      fontWeight="800"
      fontSize="26"
      textAnchor="middle"
      dominantBaseline="central"
    >
      ×2
    </text>
  </>
);

/** Coins of Gintong Salakot that do more than to carry an amount. */
export const harvestCoins = {
  mini: <NamedCoin id="mini" words="MINI" paints={['#7ff0b4', '#12a150', '#075a34']} />,
  minor: <NamedCoin id="minor" words="MINOR" paints={['#9cd0ff', '#2f6fd6', '#143a86']} />,
  basket,
  sun,
} satisfies Partial<Record<SymbolId, ReactNode>>;

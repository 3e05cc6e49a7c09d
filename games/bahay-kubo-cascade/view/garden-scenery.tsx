import { memo } from 'react';
import { gardenArt, hut } from '../../slot-kit/art/garden.tsx';

/** The garden goes on at both sides, for wide screens. */
const sides = [-420, 0, 420];
const fence = Array.from({ length: 66 }, (_, post) => -460 + post * 20);
/** Where they glow, in hundredths of the width and the height. */
const fireflies = [
  [6, 62],
  [14, 40],
  [24, 66],
  [38, 24],
  [63, 34],
  [74, 60],
  [86, 44],
  [94, 70],
] as const;
const beds = [
  { x: 8, y: 236, symbol: 'kalabasa' },
  { x: 58, y: 250, symbol: 'kamatis' },
  { x: 292, y: 248, symbol: 'talong' },
  { x: 344, y: 236, symbol: 'labanos' },
] as const;

function Palm({ x, height, lean }: { x: number; height: number; lean: number }) {
  const top = { x: x + lean, y: 240 - height };
  return (
    <g>
      <path
        d={`M${x - 5} 250Q${x + lean * 0.2} ${240 - height * 0.5} ${top.x} ${top.y}l5 2Q${x + lean * 0.3 + 8} ${240 - height * 0.5} ${x + 7} 250z`}
        fill="#3d2a3f"
      />
      {[-160, -130, -100, -70, -40, -10, 20].map((turn) => (
        <path
          key={turn}
          d="M0 0q24-14 50 6-26-2-50-6z"
          fill="#1f5a4a"
          transform={`translate(${top.x} ${top.y}) rotate(${turn})`}
        />
      ))}
      <circle cx={top.x - 3} cy={top.y + 6} r="5" fill="#5a3a1f" />
      <circle cx={top.x + 5} cy={top.y + 7} r="5" fill="#6e4a28" />
    </g>
  );
}

/** The house of the song at dusk, with its garden around it. */
export const GardenScenery = memo(function GardenScenery() {
  return (
    <>
      <svg
        className="slot-still"
        viewBox="0 0 400 300"
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
      >
        <circle cx="306" cy="74" r="30" fill="#ffe9a8" />
        <circle cx="306" cy="74" r="46" fill="#ffe9a8" opacity="0.16" />
        {sides.map((side) => (
          <g key={side} transform={`translate(${side} 0)`}>
            <path d="M-10 250 80 130l60 74 70-104 96 118 50-54 74 86z" fill="#3c3a7a" />
            <path d="M-40 264Q80 196 200 226T440 264z" fill="#2f5c52" />
          </g>
        ))}
        {fence.map((x) => (
          <path key={x} d={`M${x} 232v26h6v-26l-3-6z`} fill="#8f6a3a" />
        ))}
        <path d="M-800 238h2000v4H-800zM-800 249h2000v4H-800z" fill="#a67c45" />
        <Palm x={56} height={150} lean={-22} />
        <Palm x={362} height={130} lean={18} />
        <Palm x={-60} height={120} lean={14} />
        <Palm x={468} height={150} lean={-16} />
        <g transform="translate(96 68) scale(2.08)">{hut}</g>
        <path d="M171 164h29v29h-29z" fill="#ffd36b" opacity="0.55" />
        <path d="M-800 252h2000v60H-800z" fill="#5a3a24" />
        <path d="M-800 252h2000v9H-800z" fill="#3f8a4a" />
        {sides.flatMap((side) =>
          beds.map(({ x, y, symbol }) => (
            <g key={`${side} ${symbol}`} transform={`translate(${x + side} ${y}) scale(0.48)`}>
              {gardenArt[symbol]}
            </g>
          )),
        )}
      </svg>
      {fireflies.map(([left, top]) => (
        <i
          key={left}
          className="bahay-kubo-cascade-firefly"
          style={{ left: `${left}%`, top: `${top}%` }}
        />
      ))}
    </>
  );
});

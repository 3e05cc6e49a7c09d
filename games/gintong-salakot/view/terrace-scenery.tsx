import { memo } from 'react';
import { hat } from '../../slot-kit/art/harvest.tsx';
import { starPoints } from '../../slot-kit/art/parts.tsx';
import { Moving } from '../../slot-kit/view/booth.tsx';

/** The terraces from the far ones to the near ones: height, colour of the field, colour of its wall. */
const terraces = [
  { y: 196, field: '#5f8f4a', wall: '#35582f' },
  { y: 214, field: '#86a83f', wall: '#466b2a' },
  { y: 234, field: '#c9b23a', wall: '#5f6b22' },
  { y: 256, field: '#e6bf45', wall: '#7a6a1f' },
  { y: 280, field: '#f2cf62', wall: '#8a6a1c' },
];

/** Rice terraces at harvest, the golden hat over them. */
export const TerraceScenery = memo(function TerraceScenery() {
  return (
    <>
      <Moving x={200} y={116} size={380} className="gintong-salakot-rays">
        <polygon points={starPoints(20, 190, 96, 200, 116)} fill="#ffe08a" />
      </Moving>
      <svg
        className="slot-still gintong-salakot-fields"
        viewBox="0 0 400 300"
        preserveAspectRatio="xMidYMax meet"
        aria-hidden="true"
      >
        <circle cx="200" cy="116" r="88" fill="#ffd35c" opacity="0.35" />
        <path
          d="M-800 210Q-600 120-440 196T-60 150q90-50 190 20t200-26q120-70 250 30t300-20 320 56v120H-800z"
          fill="#1f5148"
        />
        {terraces.map(({ y, field, wall }, place) => (
          <g key={y} transform={`translate(${place % 2 ? 60 : 0} 0)`}>
            <path
              d={`M-860 ${y}q110-22 220 0t220 0 220 0 220 0 220 0 220 0 220 0 220 0 220 0v140H-860z`}
              fill={wall}
            />
            <path
              d={`M-860 ${y}q110-22 220 0t220 0 220 0 220 0 220 0 220 0 220 0 220 0 220 0v9q-110 20-220 0t-220 0-220 0-220 0-220 0-220 0-220 0-220 0-220 0z`}
              fill={field}
            />
          </g>
        ))}
      </svg>
      <Moving x={200} y={114} size={192} className="gintong-salakot-hat">
        <g transform="translate(104 18) scale(1.92)">{hat}</g>
      </Moving>
    </>
  );
});

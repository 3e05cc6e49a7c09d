import { colourOf, wheel } from '../rules/wheel.ts';

export const pocketTurn = 360 / wheel.length;

const paints = { green: '#0d8a52', red: '#c3202f', black: '#17141f' } as const;

function point(radius: number, degrees: number): string {
  const radians = ((degrees - 90) * Math.PI) / 180;
  return `${(radius * Math.cos(radians)).toFixed(2)} ${(radius * Math.sin(radians)).toFixed(2)}`;
}

/** A slice of a ring, as wide as a pocket, around the top. */
function slice(inner: number, outer: number): string {
  const half = pocketTurn / 2;
  return `M${point(inner, -half)}L${point(outer, -half)}A${outer} ${outer} 0 0 1 ${point(outer, half)}L${point(inner, half)}A${inner} ${inner} 0 0 0 ${point(inner, -half)}Z`;
}

const numberSlice = slice(128, 158);
const pocketSlice = slice(98, 128);
const arms = [0, 90, 180, 270];

/** The part that turns: numbers, pockets and the cone in the middle. */
export function Rotor() {
  return (
    <svg viewBox="-200 -200 400 400" aria-hidden="true">
      <defs>
        <radialGradient id="roulette-cone" cx="40%" cy="34%" r="75%">
          <stop offset="0" stopColor="#c98544" />
          <stop offset=".6" stopColor="#7d451c" />
          <stop offset="1" stopColor="#4a260d" />
        </radialGradient>
        <radialGradient id="roulette-gold" cx="38%" cy="32%" r="80%">
          <stop offset="0" stopColor="#fff1c2" />
          <stop offset=".5" stopColor="#f0b03a" />
          <stop offset="1" stopColor="#8f5606" />
        </radialGradient>
      </defs>
      <circle r="160" fill="#2a1608" />
      {wheel.map((pocket, place) => (
        <g key={pocket} transform={`rotate(${(place * pocketTurn).toFixed(3)})`}>
          <path d={numberSlice} fill={paints[colourOf(pocket)]} stroke="#e3b55a" strokeWidth="1" />
          <path d={pocketSlice} fill={paints[colourOf(pocket)]} stroke="#e3b55a" strokeWidth="1" />
          <path d={pocketSlice} fill="#000" opacity=".32" />
          <text
            y="-143"
            textAnchor="middle"
            dominantBaseline="central"
            fontSize="15"
            fontWeight="800"
            fill="#fff"
          >
            {pocket}
          </text>
        </g>
      ))}
      <circle r="98" fill="url(#roulette-cone)" stroke="#e3b55a" strokeWidth="3" />
      <circle r="62" fill="none" stroke="#e3b55a" strokeWidth="1.5" opacity=".6" />
      {arms.map((turn) => (
        <g key={turn} transform={`rotate(${turn})`}>
          <path d="M-5 -16 -3 -56H3L5 -16Z" fill="url(#roulette-gold)" />
          <circle cy="-60" r="8" fill="url(#roulette-gold)" />
        </g>
      ))}
      <circle r="24" fill="url(#roulette-gold)" />
      <circle r="11" fill="#8f5606" opacity=".5" />
    </svg>
  );
}

const studs = [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5];

/** The bowl that stands still, with the track on which the ball runs. */
export function Bowl() {
  return (
    <svg viewBox="-200 -200 400 400" aria-hidden="true">
      <defs>
        <linearGradient id="roulette-rim" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#9a5b28" />
          <stop offset=".5" stopColor="#55290e" />
          <stop offset="1" stopColor="#7c451b" />
        </linearGradient>
      </defs>
      <circle r="198" fill="url(#roulette-rim)" />
      <circle r="188" fill="none" stroke="#e3b55a" strokeWidth="2.5" />
      <circle r="184" fill="#2c170a" />
      <circle r="173" fill="none" stroke="#5a3216" strokeWidth="16" />
      {studs.map((turn) => (
        <path
          key={turn}
          d="M0 -180 4 -172 0 -164 -4 -172Z"
          fill="#e9c06c"
          transform={`rotate(${turn})`}
        />
      ))}
    </svg>
  );
}

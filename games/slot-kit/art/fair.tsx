import type { ReactNode } from 'react';
import type { SymbolId } from '../rules/names.ts';
import { around, outline, Ramp, starPoints, thin, WildRibbon } from './parts.tsx';

const cabins = [
  '#ff5a5f',
  '#ffc53d',
  '#34c98e',
  '#3fa7ff',
  '#b069ff',
  '#ff8a3d',
  '#ff6fb5',
  '#5fd4e6',
];

const wheel = (
  <>
    <path d="M50 44 26 88M50 44l24 44" stroke="#34184a" strokeWidth="9" strokeLinecap="round" />
    <path d="M50 44 26 88M50 44l24 44" stroke="#8d6bd8" strokeWidth="4" strokeLinecap="round" />
    <circle cx="50" cy="42" r="31" fill="rgb(255 214 102 / 25%)" stroke="#34184a" strokeWidth="7" />
    <circle cx="50" cy="42" r="31" fill="none" stroke="#ffcf4d" strokeWidth="3.4" />
    <circle cx="50" cy="42" r="19" fill="none" stroke="#e8932f" strokeWidth="2" />
    {around(8, 31, 50, 42).map(({ x, y }) => (
      <path key={`${x} ${y}`} d={`M50 42L${x} ${y}`} stroke="#c96a1f" strokeWidth="2.2" />
    ))}
    {around(8, 33, 50, 42).map(({ x, y }, place) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
        <path d="M-7-3h14l-2 9a5 5 0 0 1-10 0z" fill={cabins[place]} {...thin} />
        <path d="M-7-3a7 5 0 0 1 14 0z" fill="#fff3d6" {...thin} />
      </g>
    ))}
    <polygon points={starPoints(8, 11, 6, 50, 42)} fill="#ff4f6d" {...thin} />
    <circle cx="50" cy="42" r="4.4" fill="#fff3c9" {...thin} />
    <WildRibbon />
  </>
);

const parol = (
  <>
    <Ramp id="slot-parol-glow" stops={['#fff6c9', '#ffb938', '#ff7a1a']} isRound />
    <path
      d="M30 66c-8 6-4 16-12 26 10-2 18-8 20-20zM70 66c8 6 4 16 12 26-10-2-18-8-20-20z"
      fill="#ff6fb5"
      {...thin}
    />
    <path d="M26 78l-6 13M74 78l6 13" stroke="#ffd9ec" strokeWidth="2" strokeLinecap="round" />
    <circle cx="50" cy="44" r="37" fill="none" stroke="#34184a" strokeWidth="6" />
    <circle cx="50" cy="44" r="37" fill="none" stroke="#37c98b" strokeWidth="2.6" />
    <polygon points={starPoints(5, 40, 17, 50, 45)} fill="#e5263f" {...outline} />
    <polygon points={starPoints(5, 30, 13, 50, 45)} fill="#ffcf4d" {...thin} />
    <polygon points={starPoints(5, 19, 8.5, 50, 45)} fill="url(#slot-parol-glow)" />
    {around(5, 40, 50, 45).map(({ x, y }) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="4" fill="#fff3c9" {...thin} />
    ))}
    {around(10, 37, 50, 44, 0.05).map(({ x, y }) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="2.1" fill="#ffe68a" />
    ))}
  </>
);

const jeepney = (
  <>
    <Ramp id="slot-jeep" stops={['#ff6b57', '#d81f3d']} />
    <Ramp id="slot-chrome" stops={['#ffffff', '#b9c6d8', '#7f8fa8']} />
    <path d="M10 30q0-6 6-6h50q5 0 8 5l5 9H10z" fill="#ffcf4d" {...outline} />
    <path d="M8 36h66l6 16h8q7 0 7 8v12H8z" fill="url(#slot-jeep)" {...outline} />
    <path d="M78 52h10q7 0 7 8v8H78z" fill="url(#slot-chrome)" {...thin} />
    <path d="M14 40h15v11H14zM33 40h15v11H33zM52 40h15v11H52z" fill="#c9efff" {...thin} />
    <path d="M70 40h3l4.5 11H70z" fill="#c9efff" {...thin} />
    <path d="M8 56h69v4H8z" fill="#ffcf4d" />
    <path d="M8 60h69v3.500H8z" fill="#2f8fef" />
    <path d="M16 68l4-4 4 4-4 4zM34 68l4-4 4 4-4 4zM52 68l4-4 4 4-4 4z" fill="#fff3c9" />
    <circle cx="91" cy="60" r="3.6" fill="#fff3a8" {...thin} />
    <path d="M84 52q-1-7 3-9 1 3 4 3-1 4-2 6z" fill="url(#slot-chrome)" {...thin} />
    {[28, 74].map((x) => (
      <g key={x}>
        <circle cx={x} cy="74" r="11" fill="#2b2140" {...outline} />
        <circle cx={x} cy="74" r="5" fill="url(#slot-chrome)" {...thin} />
      </g>
    ))}
    <path d="M18 24q0-6 8-6h26q8 0 8 6z" fill="#34c98e" {...thin} />
  </>
);

const horse = (
  <>
    <Ramp id="slot-horse" stops={['#ffffff', '#f4dcea', '#d9a9c8']} />
    <path d="M48 4v92" stroke="#34184a" strokeWidth="8" strokeLinecap="round" />
    <path d="M48 4v92" stroke="#ffc53d" strokeWidth="4" strokeLinecap="round" />
    <path d="M22 56q-14 2-14 20 8-1 12-9 2 6 8 4-2-8 2-12z" fill="#8f5bd6" {...outline} />
    <path
      d="M24 50q8-8 26-7 6 0 9-7l6-16q3-8 10-8l-1 6q9 4 14 16 2 5-2 7t-8-2l-6-3q-4 8-4 16 0 12-10 16l12 14-5 6-16-15-17 1-5 8 5 12-7 2-8-15 5-11q-6-10 2-20z"
      fill="url(#slot-horse)"
      {...outline}
    />
    <path d="M68 14q-9 4-12 14-2 9-8 13 8 2 12-3 6-8 8-24z" fill="#8f5bd6" {...thin} />
    <path d="M34 42q9-3 20 1l-1 14q-9 4-18 0z" fill="#e5263f" {...thin} />
    <path d="M35 53q9 4 18 0v4q-9 4-18 0z" fill="#ffcf4d" />
    <circle cx="78" cy="26" r="2.4" fill="#34184a" />
    <path d="M70 34l14 6" stroke="#e5263f" strokeWidth="3" />
    <circle cx="44" cy="48" r="2.6" fill="#ffcf4d" />
  </>
);

const sorbetes = (
  <>
    <Ramp id="slot-cone" stops={['#ffd58a', '#e09a3a']} />
    <Ramp id="slot-ube" stops={['#d9a8ff', '#8f4fd6']} isRound />
    <Ramp id="slot-keso" stops={['#fff3a8', '#ffc53d']} isRound />
    <Ramp id="slot-pandan" stops={['#c9f7b0', '#5fc063']} isRound />
    <path d="M30 52h40L52 94q-2 4-4 0z" fill="url(#slot-cone)" {...outline} />
    <path d="M36 60l22 18M44 54l18 15M64 60L45 78M56 54L40 68" stroke="#b86f1e" strokeWidth="2" />
    <circle cx="34" cy="40" r="18" fill="url(#slot-ube)" {...outline} />
    <circle cx="66" cy="40" r="18" fill="url(#slot-pandan)" {...outline} />
    <circle cx="50" cy="25" r="19" fill="url(#slot-keso)" {...outline} />
    <path
      d="M26 52q4 6 9 1 4 6 10 1 5 6 10 1 6 6 10 0 5 5 9-3"
      fill="none"
      {...outline}
      strokeWidth="2.2"
    />
    <path d="M42 16q4-5 10-4" fill="none" stroke="#fffbe0" strokeWidth="4" strokeLinecap="round" />
    <path d="M24 32q2-4 6-5" fill="none" stroke="#f3e2ff" strokeWidth="3.5" strokeLinecap="round" />
    <path
      d="M62 20l4 3M40 30l5-1M56 33l5 2"
      stroke="#e5263f"
      strokeWidth="3"
      strokeLinecap="round"
    />
  </>
);

const kite = (
  <>
    <path d="M48 70q-8 6-2 12t-6 12" fill="none" stroke="#34184a" strokeWidth="3" />
    {[76, 84, 92].map((y, place) => (
      <path
        key={y}
        d={`M${47 - place * 2} ${y}l-9-4v8zM${47 - place * 2} ${y}l9-4v8z`}
        fill={place === 1 ? '#ffcf4d' : '#ff5a5f'}
        {...thin}
      />
    ))}
    <path d="M50 4 86 38 50 74 14 38z" fill="#3fa7ff" {...outline} />
    <path d="M50 4 86 38H50z" fill="#ffcf4d" />
    <path d="M50 74 86 38H50z" fill="#ff5a5f" />
    <path d="M50 74 14 38h36z" fill="#34c98e" />
    <path d="M50 4 86 38 50 74 14 38zM14 38h72M50 4v70" fill="none" {...outline} />
    <polygon points={starPoints(8, 13, 7, 50, 38)} fill="#fff3c9" {...thin} />
    <circle cx="50" cy="38" r="4" fill="#ff8a3d" />
  </>
);

const balloon = (
  <>
    <Ramp id="slot-lobo-a" stops={['#ffb3c4', '#f23a63']} isRound />
    <Ramp id="slot-lobo-b" stops={['#b5e4ff', '#2f8fef']} isRound />
    <Ramp id="slot-lobo-c" stops={['#fff1a8', '#f7a90a']} isRound />
    <path
      d="M30 52q10 24 20 42M70 52Q60 76 50 94M50 44v50"
      fill="none"
      stroke="#34184a"
      strokeWidth="2.2"
    />
    <path
      d="M30 12c13 0 18 11 18 20S38 52 30 54c-8-2-18-13-18-22s5-20 18-20z"
      fill="url(#slot-lobo-b)"
      {...outline}
    />
    <path
      d="M70 12c13 0 18 11 18 20S78 52 70 54c-8-2-18-13-18-22s5-20 18-20z"
      fill="url(#slot-lobo-c)"
      {...outline}
    />
    <path
      d="M50 4c15 0 20 13 20 23S59 51 50 54c-9-3-20-17-20-27S35 4 50 4z"
      fill="url(#slot-lobo-a)"
      {...outline}
    />
    <path d="M46 54h8l2 5H44z" fill="#d81f4a" {...thin} />
    <path d="M38 20q2-7 8-9" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    <path d="M44 92q6 4 12 0" fill="none" stroke="#34184a" strokeWidth="4" strokeLinecap="round" />
  </>
);

const top = (
  <>
    <Ramp id="slot-top" stops={['#ffd08a', '#d9822f', '#9a4d14']} />
    <path
      d="M68 22q22 2 22 20t-14 20"
      fill="none"
      stroke="#34184a"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path
      d="M68 22q22 2 22 20t-14 20"
      fill="none"
      stroke="#fff3d6"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
    <path d="M46 78h8l-4 18z" fill="#c3ccd9" {...thin} />
    <path
      d="M14 36q0-16 36-16t36 16q0 12-16 28-12 12-20 18-8-6-20-18-16-16-16-28z"
      fill="url(#slot-top)"
      {...outline}
    />
    <path d="M16 44q34 14 68 0l-4 9q-30 12-60 0z" fill="#e5263f" {...thin} />
    <path d="M24 59q26 10 52 0l-6 7q-20 7-40 0z" fill="#2fae77" {...thin} />
    <ellipse cx="50" cy="31" rx="27" ry="8" fill="#ffe3b0" {...thin} />
    <path d="M44 12h12v14q-6 3-12 0z" fill="#d9822f" {...outline} />
    <ellipse cx="50" cy="12" rx="6" ry="3" fill="#ffe3b0" {...thin} />
    <path d="M22 38q2 8 8 14" fill="none" stroke="#fff2d9" strokeWidth="3" strokeLinecap="round" />
  </>
);

const kernels = [
  [28, 32],
  [40, 24],
  [54, 20],
  [66, 27],
  [76, 35],
  [48, 34],
  [62, 38],
  [36, 38],
] as const;

const popcorn = (
  <>
    <Ramp id="slot-corn" stops={['#fffdf0', '#ffe9a0', '#f2bf4a']} isRound />
    {kernels.map(([x, y]) => (
      <path
        key={`${x} ${y}`}
        d={`M${x - 10} ${y}q-3-9 6-10 3-7 10-2 9 0 6 9 2 9-8 8-11 4-14-5z`}
        fill="url(#slot-corn)"
        {...thin}
      />
    ))}
    <path d="M20 40h60l-8 52q-22 6-44 0z" fill="#fff7ea" {...outline} />
    <path d="M20 40h12l4 53q-5 0-8-1zM44 40h12v55H44zM68 40h12l-8 52q-4 1-8 1z" fill="#e5263f" />
    <path d="M20 40h60l-8 52q-22 6-44 0z" fill="none" {...outline} />
    <circle cx="50" cy="66" r="13" fill="#ffcf4d" {...outline} />
    <polygon points={starPoints(5, 9, 4, 50, 66)} fill="#e5263f" />
  </>
);

export const mango = (
  <>
    <Ramp id="slot-mango" stops={['#ffe873', '#ffb52e', '#f0671d']} />
    <path
      d="M60 18q2-10 10-13"
      fill="none"
      stroke="#34184a"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path
      d="M60 18q2-10 10-13"
      fill="none"
      stroke="#8a5a2b"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path d="M64 16q12-14 28-8-4 16-22 14z" fill="#4fbf62" {...outline} />
    <path d="M66 16q12-4 22-6" fill="none" stroke="#2c7f41" strokeWidth="2" />
    <path
      d="M60 16q24 4 26 32 1 22-18 36-18 13-38 6Q10 82 13 60q4-22 22-34 12-9 25-10z"
      fill="url(#slot-mango)"
      {...outline}
    />
    <path
      d="M26 54q4-14 16-20"
      fill="none"
      stroke="#fffbd0"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <path
      d="M74 66q-6 12-20 16"
      fill="none"
      stroke="#d94f12"
      strokeWidth="4"
      strokeLinecap="round"
      opacity="0.5"
    />
  </>
);

export const fairArt = {
  wheel,
  parol,
  jeepney,
  horse,
  sorbetes,
  kite,
  balloon,
  top,
  popcorn,
  mango,
} satisfies Partial<Record<SymbolId, ReactNode>>;

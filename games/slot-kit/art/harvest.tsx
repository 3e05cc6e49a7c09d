import type { ReactNode } from 'react';
import type { SymbolId } from '../rules/names.ts';
import { around, outline, Ramp, thin, WildRibbon } from './parts.tsx';

/** The hat without its ribbon, for the scenery too. */
export const hat = (
  <>
    <Ramp id="slot-gold" stops={['#fff6b8', '#ffc93d', '#c97a06']} />
    <path d="M30 66q4 18 20 20 16-2 20-20" fill="none" stroke="#34184a" strokeWidth="6" />
    <path d="M30 66q4 18 20 20 16-2 20-20" fill="none" stroke="#e5263f" strokeWidth="3" />
    <path
      d="M50 12Q20 34 4 62q-1 4 3 5 43 11 86 0 4-1 3-5Q80 34 50 12z"
      fill="url(#slot-gold)"
      {...outline}
    />
    <path
      d="M50 14Q38 40 34 70M50 14q12 26 16 56M50 14v58M50 14Q26 40 18 68M50 14q24 26 32 54"
      fill="none"
      stroke="#b56a06"
      strokeWidth="2"
    />
    <path d="M24 40q26 8 52 0M13 54q37 11 74 0" fill="none" stroke="#fff6c9" strokeWidth="3" />
    <path d="M24 43q26 8 52 0M13 57q37 11 74 0" fill="none" stroke="#b56a06" strokeWidth="1.6" />
    <path d="M46 16l1-10q3-4 6 0l1 10q-4 3-8 0z" fill="#ffe68a" {...outline} />
    <path
      d="M26 46q6-10 16-20"
      fill="none"
      stroke="#fffde6"
      strokeWidth="4.5"
      strokeLinecap="round"
    />
    {[28, 50, 72].map((x) => (
      <circle key={x} cx={x} cy={x === 50 ? 50 : 49} r="3.2" fill="#e5263f" {...thin} />
    ))}
  </>
);

const salakot = (
  <>
    {hat}
    <WildRibbon y={87} />
  </>
);

const kalabaw = (
  <>
    <Ramp id="slot-hide" stops={['#8d93ad', '#5a5f7a', '#383c54']} />
    <Ramp id="slot-horn" stops={['#fff6df', '#d9bd8a', '#8a6a3a']} />
    <path d="M34 34Q10 36 6 6 16 22 40 22z" fill="url(#slot-horn)" {...outline} />
    <path d="M66 34q24 2 28-28Q84 22 60 22z" fill="url(#slot-horn)" {...outline} />
    <path
      d="M30 36Q12 34 8 46q10 8 22 2zM70 36q18-2 22 10-10 8-22 2z"
      fill="url(#slot-hide)"
      {...outline}
    />
    <path
      d="M50 18q20 0 24 18 2 12-4 24l-4 20q-4 12-16 12T34 80l-4-20q-6-12-4-24 4-18 24-18z"
      fill="url(#slot-hide)"
      {...outline}
    />
    <path d="M34 72q16-8 32 0 4 18-16 20-20-2-16-20z" fill="#b9a3b4" {...thin} />
    <ellipse cx="43" cy="79" rx="3" ry="4" fill="#34184a" />
    <ellipse cx="57" cy="79" rx="3" ry="4" fill="#34184a" />
    {[37, 63].map((x) => (
      <g key={x}>
        <circle cx={x} cy="48" r="5" fill="#fff" {...thin} />
        <circle cx={x} cy="49" r="2.4" fill="#34184a" />
      </g>
    ))}
    <path d="M50 24l6 8-6 10-6-10z" fill="#ffcf4d" {...thin} />
    <path d="M32 24q18-10 36 0l-2 6q-16-8-32 0z" fill="#e5263f" {...thin} />
    <circle cx="66" cy="22" r="6" fill="#ff6fb5" {...thin} />
    <circle cx="66" cy="22" r="2" fill="#ffe68a" />
  </>
);

/** The gold coin; coins that do more are painted over it. */
export const coin = (
  <>
    <Ramp id="slot-coin" stops={['#fff6b8', '#ffca3a', '#d98a06']} isRound />
    <circle cx="50" cy="52" r="45" fill="#8f5200" />
    <circle cx="50" cy="49" r="45" fill="url(#slot-coin)" {...outline} />
    <circle
      cx="50"
      cy="49"
      r="37"
      fill="none"
      stroke="#b56a06"
      strokeWidth="2.4"
      strokeDasharray="1 5"
      strokeLinecap="round"
    />
    {around(8, 34, 50, 49).map(({ x, y }) => (
      <path
        key={`${x} ${y}`}
        d={`M50 49L${x} ${y}`}
        stroke="#d9930f"
        strokeWidth="4"
        strokeLinecap="round"
      />
    ))}
    <circle cx="50" cy="49" r="25" fill="#ffd95e" stroke="#b56a06" strokeWidth="2" />
    <path
      d="M20 34q6-14 20-19"
      fill="none"
      stroke="#fffde6"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </>
);

/** He crows in the garden too. */
export const tandang = (
  <>
    <Ramp id="slot-rooster" stops={['#ffb35c', '#e2571e', '#9c2410']} />
    <path
      d="M28 60Q4 58 6 30q6 4 8 10 0-16 10-24 2 6 2 14 6-12 16-14-2 16-2 26z"
      fill="#1f7f6b"
      {...outline}
    />
    <path
      d="M14 40q4 10 16 16M26 30q0 14 8 24"
      fill="none"
      stroke="#5fd4b0"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <path
      d="M46 80v12M58 80v12M42 94h10M54 94h10"
      stroke="#34184a"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <path
      d="M46 80v12M58 80v12M42 94h10M54 94h10"
      stroke="#ffc53d"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
    <path
      d="M70 22q12 2 12 14 0 10-4 18-2 28-28 30-26-2-28-26 16 4 24-6 4-28 24-30z"
      fill="url(#slot-rooster)"
      {...outline}
    />
    <path d="M68 24q-12 4-14 24 6 6 12 2 2 6 8 4 6-8 6-18-2-10-12-12z" fill="#ffd36b" {...thin} />
    <path d="M34 60q6 14 24 10-4-8-10-10z" fill="#b9361a" {...thin} />
    <path
      d="M58 22q-2-10 5-12 3 4 4 6 1-6 6-8 3 5 2 9 5-3 8 0 0 8-7 11z"
      fill="#e5263f"
      {...outline}
    />
    <path d="M81 30l13 5-13 6z" fill="#ffc53d" {...outline} />
    <path d="M78 42q6 2 4 10-6 0-7-7z" fill="#e5263f" {...thin} />
    <circle cx="73" cy="31" r="3" fill="#fff" {...thin} />
    <circle cx="73.6" cy="31" r="1.5" fill="#34184a" />
  </>
);

const banga = (
  <>
    <Ramp id="slot-banga" stops={['#e89a62', '#b5562a', '#6e2a12']} />
    <path
      d="M34 12h32q4 0 4 4t-4 5q0 8 6 12 16 10 16 28 0 22-20 30-18 5-36 0-20-8-20-30 0-18 16-28 6-4 6-12-4-1-4-5t4-4z"
      fill="url(#slot-banga)"
      {...outline}
    />
    <path d="M34 21h32" stroke="#34184a" strokeWidth="2.4" />
    <path d="M17 48q33 10 66 0l4 9q-37 12-74 0z" fill="#f3cf8a" {...thin} />
    <path
      d="M20 55l6-4 6 6 6-5 6 6 6-5 6 5 6-6 6 5 6-6 6 4"
      fill="none"
      stroke="#8a3a16"
      strokeWidth="2.4"
    />
    <path d="M14 68q36 12 72 0" fill="none" stroke="#f3cf8a" strokeWidth="2.6" />
    <path d="M24 40q6-8 12-12" fill="none" stroke="#ffd9b8" strokeWidth="5" strokeLinecap="round" />
    <ellipse cx="50" cy="15" rx="15" ry="3" fill="#3a140a" />
  </>
);

const grains = [
  [0, 0],
  [-7, 7],
  [7, 7],
  [-8, 16],
  [8, 16],
  [-7, 25],
  [7, 25],
  [0, 12],
  [0, 22],
] as const;

const palay = (
  <>
    <Ramp id="slot-grain" stops={['#fff0a0', '#f2b52e', '#c07a10']} />
    {[-24, 0, 24].map((turn) => (
      <g key={turn} transform={`rotate(${turn} 50 94)`}>
        <path d="M50 94V22" stroke="#34184a" strokeWidth="6" />
        <path d="M50 94V22" stroke="#7dbb3f" strokeWidth="3" />
        {grains.map(([x, y]) => (
          <ellipse
            key={`${x} ${y}`}
            cx={50 + x}
            cy={13 + y * 1.25}
            rx="4.6"
            ry="8"
            fill="url(#slot-grain)"
            transform={`rotate(${x * 3.2} ${50 + x} ${13 + y * 1.25})`}
            {...thin}
          />
        ))}
      </g>
    ))}
    <path
      d="M34 94Q20 72 6 70q10 20 30 24zM66 94q14-22 28-24-10 20-30 24z"
      fill="#6bbf4d"
      {...thin}
    />
    <path d="M36 72q14 6 28 0l2 10q-16 6-32 0z" fill="#e5263f" {...outline} />
  </>
);

const gumamela = (
  <>
    <Ramp id="slot-petal" stops={['#ff9ab5', '#f23a63', '#b3123f']} />
    <path
      d="M16 78Q4 62 14 54q14 2 20 16zM84 78q12-16 2-24-14 2-20 16z"
      fill="#4fae52"
      {...outline}
    />
    {[0, 72, 144, 216, 288].map((turn) => (
      <path
        key={turn}
        d="M50 50Q26 36 32 16 40 4 50 10 60 4 68 16 74 36 50 50z"
        fill="url(#slot-petal)"
        transform={`rotate(${turn} 50 50)`}
        {...outline}
      />
    ))}
    {[0, 72, 144, 216, 288].map((turn) => (
      <path
        key={turn}
        d="M50 46V20M50 44l-7-18M50 44l7-18"
        stroke="#ffd0dc"
        strokeWidth="1.8"
        strokeLinecap="round"
        transform={`rotate(${turn} 50 50)`}
      />
    ))}
    <circle cx="50" cy="50" r="9" fill="#7d0a2c" />
    <path
      d="M50 50Q62 44 74 26"
      fill="none"
      stroke="#34184a"
      strokeWidth="7"
      strokeLinecap="round"
    />
    <path
      d="M50 50Q62 44 74 26"
      fill="none"
      stroke="#ffe68a"
      strokeWidth="4"
      strokeLinecap="round"
    />
    {[
      [74, 26],
      [78, 30],
      [69, 24],
      [72, 34],
      [65, 31],
    ].map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="3.2" fill="#ffc53d" {...thin} />
    ))}
  </>
);

const niyog = (
  <>
    <Ramp id="slot-shell" stops={['#b9814a', '#7a4a22', '#472610']} isRound />
    <Ramp id="slot-meat" stops={['#ffffff', '#eef7f5', '#c9dcd8']} isRound />
    <path d="M58 20q22 2 30 22 6 22-8 36-12 10-30 6z" fill="url(#slot-shell)" {...outline} />
    <path
      d="M70 26q12 8 14 26M64 84q12-2 18-12M80 34l6 8M76 72l8-6"
      fill="none"
      stroke="#3a1d0a"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <ellipse cx="42" cy="52" rx="34" ry="36" fill="url(#slot-shell)" {...outline} />
    <ellipse cx="42" cy="52" rx="27" ry="29" fill="url(#slot-meat)" {...thin} />
    <ellipse cx="42" cy="55" rx="16" ry="18" fill="#bfe6f2" {...thin} />
    <path d="M32 50q4-8 12-9" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
    <path d="M56 18q4-12 22-14-2 12-12 18z" fill="#5fbf56" {...thin} />
  </>
);

const saging = (
  <>
    <Ramp id="slot-saging" stops={['#fff6a0', '#ffd22e', '#d99a0a']} />
    <path
      d="M72 16Q84 44 64 66 44 86 14 80q-6-4-2-10 26 0 38-14 10-14 10-38z"
      fill="url(#slot-saging)"
      {...outline}
    />
    <path
      d="M76 16q18 34-2 58-18 20-44 20-8-2-6-8 24-4 34-20 12-20 8-48z"
      fill="url(#slot-saging)"
      {...outline}
    />
    <path
      d="M66 16Q66 44 46 58 30 68 8 62q-5-5 0-9 22 0 32-12 8-12 14-28z"
      fill="url(#slot-saging)"
      {...outline}
    />
    <path d="M52 8q10-6 24-2l4 12q-14 4-28 0z" fill="#7a9a2a" {...outline} />
    <path
      d="M58 28Q54 46 38 54M72 34q2 18-12 34"
      fill="none"
      stroke="#b97f06"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
    <path
      d="M8 55q-2 3 0 6M12 72q-2 3 1 7M25 87q-2 3 2 6"
      stroke="#5a3a0a"
      strokeWidth="4"
      strokeLinecap="round"
    />
  </>
);

export const harvestArt = {
  salakot,
  kalabaw,
  coin,
  tandang,
  banga,
  palay,
  gumamela,
  niyog,
  saging,
} satisfies Partial<Record<SymbolId, ReactNode>>;

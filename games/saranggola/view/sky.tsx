import { endOfString, ground } from '../rules/curve.ts';

interface SkyProps {
  height: number;
  isBroken: boolean;
  label: string;
}

const hills = 'M0 262C70 236 120 250 180 240s120-26 220 4v56H0Z';

/** Where the kite is on the picture: the climb grows without end, the picture does not. */
function placeOf(height: number): { x: number; y: number } {
  const share = Math.log(height / ground) / Math.log(endOfString / ground);
  const near = Math.min(1, share ** 0.6);
  return { x: 70 + near * 250, y: 236 - near * 186 };
}

/** The field by night, the string and the kite on it. */
export function Sky({ height, isBroken, label }: SkyProps) {
  const { x, y } = placeOf(height);
  return (
    <svg
      className="saranggola-sky"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      <defs>
        <linearGradient id="saranggola-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#14306e" />
          <stop offset=".6" stopColor="#4f6fc0" />
          <stop offset="1" stopColor="#f3a65a" />
        </linearGradient>
      </defs>
      <path d="M0 0h400v300H0z" fill="url(#saranggola-dusk)" />
      <g fill="#ffffff" opacity=".28">
        <ellipse cx="92" cy="70" rx="44" ry="11" />
        <ellipse cx="124" cy="62" rx="30" ry="12" />
        <ellipse cx="318" cy="128" rx="52" ry="12" />
        <ellipse cx="286" cy="120" rx="28" ry="11" />
      </g>
      <path d={hills} fill="#123c2c" />
      <circle cx="52" cy="246" r="5" fill="#f1c9a0" />
      <path d="M46 268v-10a6 6 0 0 1 12 0v10z" fill="#d3243c" />
      {!isBroken && (
        <path
          d={`M54 254Q${(54 + x) / 2} ${(254 + y) / 2 + 26} ${x} ${y + 16}`}
          fill="none"
          stroke="#fff6dd"
          strokeWidth="1.4"
        />
      )}
      <g
        className="saranggola-kite"
        data-broken={isBroken || undefined}
        style={{ transform: `translate(${x}px, ${y}px)` }}
      >
        <path d="M0-22 17 0 0 22-17 0Z" fill="#ffc53d" />
        <path d="M0-22 17 0H-17Z" fill="#d3243c" />
        <path d="M0-22V22M-17 0H17" stroke="#5a2a12" strokeWidth="1.5" />
        <path d="M0 22q8 8 0 16t0 14" fill="none" stroke="#ffd574" strokeWidth="2.5" />
      </g>
    </svg>
  );
}

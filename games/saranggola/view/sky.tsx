import { endOfString, ground } from '../rules/curve.ts';

interface SkyProps {
  height: number;
  isBroken: boolean;
  label: string;
}

/** Far beyond both edges, for screens that are wider than the picture. */
const hills =
  'M-1200 300V250C-800 226-400 272 0 262C70 236 120 250 180 240s120-26 220 4c240 40 600-34 1200 6v50Z';

/** Where the kite is on the picture: the climb grows without end, the picture does not. */
function placeOf(height: number): { x: number; y: number } {
  const share = Math.log(height / ground) / Math.log(endOfString / ground);
  const near = Math.min(1, share ** 0.6);
  return { x: 96 + near * 224, y: 226 - near * 172 };
}

/** The field at dusk, the string and the kite on it. */
export function Sky({ height, isBroken, label }: SkyProps) {
  const { x, y } = placeOf(height);
  return (
    <svg
      className="saranggola-sky"
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={label}
    >
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
          d={`M54 254Q${(54 + x) / 2} ${(254 + y) / 2 + 26} ${x} ${y + 22}`}
          fill="none"
          stroke="#fff6dd"
          strokeWidth="1.4"
        />
      )}
      <g transform={`translate(${x} ${y}) scale(1.3)`}>
        {/* Turns around its own middle when it flies away. */}
        <g className="saranggola-kite" data-broken={isBroken || undefined}>
          <path d="M0-22 17 0 0 22-17 0Z" fill="#ffc53d" />
          <path d="M0-22 17 0H-17Z" fill="#d3243c" />
          <path d="M0-22V22M-17 0H17" stroke="#5a2a12" strokeWidth="1.5" />
          <path d="M0 22q8 8 0 16t0 14" fill="none" stroke="#ffd574" strokeWidth="2.5" />
        </g>
      </g>
    </svg>
  );
}

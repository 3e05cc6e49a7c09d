import { endOfString, ground } from '../rules/curve.ts';
import { Scenery } from './scenery.tsx';

interface SkyProps {
  height: number;
  isBroken: boolean;
  label: string;
}

/** Where the kite is on the picture: the climb grows without end, the picture does not. */
function placeOf(height: number): { x: number; y: number } {
  const share = Math.log(height / ground) / Math.log(endOfString / ground);
  const near = Math.min(1, share ** 0.6);
  return { x: 96 + near * 224, y: 226 - near * 172 };
}

/** Heights by which the eye measures the climb, in hundredths. */
const marks = [200, 500, 1000, 10_000];

/** The field at dusk, the string and the kite over it. */
export function Sky({ height, isBroken, label }: SkyProps) {
  const { x, y } = placeOf(height);
  return (
    <>
      <Scenery />
      <svg
        className="saranggola-sky saranggola-air"
        viewBox="0 0 400 300"
        preserveAspectRatio="xMidYMax meet"
        role="img"
        aria-label={label}
      >
        {marks.map((mark) => (
          <g key={mark} className="saranggola-mark-line" data-passed={height >= mark || undefined}>
            <path d={`M-1200 ${placeOf(mark).y}H1600`} />
            <text x="392" y={placeOf(mark).y - 3}>
              {mark / 100}×
            </text>
          </g>
        ))}
        {!isBroken && (
          <path
            d={`M60 244Q${(60 + x) / 2} ${(244 + y) / 2 + 26} ${x} ${y + 30}`}
            fill="none"
            stroke="#fff6dd"
            strokeWidth="1.6"
          />
        )}
        <g transform={`translate(${x} ${y}) scale(1.7)`}>
          {/* Turns around its own middle when it flies away. */}
          <g className="saranggola-kite" data-broken={isBroken || undefined}>
            <path d="M0-24 18 0 0 24-18 0Z" fill="#ffc53d" />
            <path d="M0-24V0H-18ZM0 24V0H18Z" fill="#d3243c" />
            <path d="M0-24 18 0 0 24-18 0ZM0-24V24M-18 0H18" fill="none" stroke="#5a2a12" />
            <circle r="5" fill="#fff6dd" stroke="#5a2a12" />
            <path d="M0 24q8 8 0 16t0 16" fill="none" stroke="#ffd574" strokeWidth="2" />
            <path d="M-5 34 5 38-4 42ZM-4 47 5 51-4 55Z" fill="#8fd0ff" />
          </g>
        </g>
      </svg>
    </>
  );
}

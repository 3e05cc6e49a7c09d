import { type ReactNode, useId } from 'react';

const stars = [
  [34, 62, 1.6],
  [62, 118, 1.2],
  [88, 46, 1.1],
  [226, 44, 1.3],
  [262, 96, 1.7],
  [290, 60, 1.1],
  [300, 132, 1.4],
  [20, 142, 1.3],
] as const;

/** Where the flags hang, and each one's colour. */
const flags = [
  [14, 21, 'var(--spark)'],
  [46, 30, 'var(--glow-ink)'],
  [78, 36, 'var(--accent)'],
  [110, 39.5, 'var(--spark)'],
  [142, 41, 'var(--glow-ink)'],
  [174, 41, 'var(--accent)'],
  [206, 39.5, 'var(--spark)'],
  [238, 36, 'var(--glow-ink)'],
  [270, 30, 'var(--accent)'],
  [302, 21, 'var(--spark)'],
] as const;

const spokes = [0, 30, 60, 90, 120, 150] as const;

/** The night fair as a backdrop: banderitas, stars and a wheel far off; what a screen is about stands before it. */
export function NightScene({ children }: { readonly children: ReactNode }) {
  const sky = useId();
  return (
    <svg viewBox="0 0 320 184" aria-hidden="true" focusable="false" className="kyc-scene">
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="var(--glow-from)" />
          <stop offset="1" stopColor="var(--glow-to)" />
        </linearGradient>
      </defs>
      <rect width="320" height="184" fill={`url(#${sky})`} />
      {stars.map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="var(--glow-ink)" opacity="0.7" />
      ))}
      <g stroke="var(--glow-ink)" opacity="0.22" fill="none" strokeWidth="1.5">
        <circle cx="270" cy="146" r="42" />
        <circle cx="270" cy="146" r="34" />
        {spokes.map((angle) => (
          <path key={angle} d="M228 146h84" transform={`rotate(${angle} 270 146)`} />
        ))}
      </g>
      <path d="M-4 14Q160 62 324 14" stroke="var(--glow-ink)" strokeOpacity="0.55" fill="none" />
      {flags.map(([x, y, colour]) => (
        <path key={x} d={`M${x - 8} ${y}h16l-8 15z`} fill={colour} opacity="0.9" />
      ))}
      {children}
    </svg>
  );
}

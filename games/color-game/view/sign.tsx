import type { ReactNode } from 'react';
import type { Colour } from '../rules/colours.ts';

const eighths = [0, 45, 90, 135, 180, 225, 270, 315];
const petals = [0, 72, 144, 216, 288];

/** One sign for each colour, drawn around the middle of a face of 48. */
const signs: Record<Colour, ReactNode> = {
  red: (
    <>
      <circle cx="24" cy="24" r="8" />
      {eighths.map((turn) => (
        <path key={turn} d="M21.2 12 24 4.500l2.8 7.500z" transform={`rotate(${turn} 24 24)`} />
      ))}
    </>
  ),
  blue: (
    <g fill="none" stroke="currentColor" strokeWidth="4.2" strokeLinecap="round">
      <path d="M7 17c4-5 7.5-5 11.3 0s7.5 5 11.3 0 7.4-5 11.4 0" />
      <path d="M7 26c4-5 7.5-5 11.3 0s7.5 5 11.3 0 7.4-5 11.4 0" />
      <path d="M7 35c4-5 7.5-5 11.3 0s7.5 5 11.3 0 7.4-5 11.4 0" />
    </g>
  ),
  yellow: (
    <path d="M24 5.5 29.5 17.6 42.6 19.1 32.9 28.1 35.5 41.1 24 34.6 12.5 41.1 15.1 28.1 5.4 19.1 18.5 17.600z" />
  ),
  green: (
    <path
      fillRule="evenodd"
      d="M40.5 7.500C20 8 8.5 17 9 31c.1 2.7.6 4.9 1.5 6.800L7 42l2.8 2.4 3.7-4.200C28.5 43.5 42 33 40.5 7.500ZM14 36.500C18 27 24.5 20.5 33 15.5 27.5 22 21.5 29.5 17 37.600c-1.1-.2-2.1-.6-3-1.100Z"
    />
  ),
  white: <path d="M29.5 6.500A18.2 18.2 0 1 0 41.8 31 15.2 15.2 0 0 1 29.5 6.500Z" />,
  pink: (
    <>
      {petals.map((turn) => (
        <ellipse key={turn} cx="24" cy="13.5" rx="7" ry="8.6" transform={`rotate(${turn} 24 24)`} />
      ))}
      <circle cx="24" cy="24" r="4.8" fill="#ffe9a8" />
    </>
  ),
};

export function Sign({ colour, className }: { colour: Colour; className?: string }) {
  return (
    <svg viewBox="0 0 48 48" fill="currentColor" className={className} aria-hidden="true">
      {signs[colour]}
    </svg>
  );
}

import type { Suit } from './deck.ts';

/** The outline of each suit around the origin, about 20 units high. */
const outlines: Record<Suit, string> = {
  s: 'M0-10C3-5 9-2.4 9 3 9 7 4.2 8.4 1.3 5.4 1.4 8 2.3 9.3 3.8 10H-3.8C-2.3 9.3-1.4 8-1.3 5.4-4.2 8.4-9 7-9 3-9-2.4-3-5 0-10Z',
  h: 'M0 9.4C-10.4 2.4-9.8-8-4.6-8-2.2-8-.7-6.6 0-4.6.7-6.6 2.2-8 4.6-8 9.8-8 10.4 2.4 0 9.4Z',
  d: 'M0-10C2.2-5.8 4.6-2.6 7.6 0 4.6 2.6 2.2 5.8 0 10-2.2 5.8-4.6 2.6-7.6 0-4.6-2.6-2.2-5.8 0-10Z',
  c: 'M0-9.6A4.5 4.5 0 0 1 3.7-2.6 4.6 4.6 0 1 1 1.2 4.7C1.4 7.6 2.3 9.2 3.9 10H-3.9C-2.3 9.2-1.4 7.6-1.2 4.7A4.6 4.6 0 1 1-3.7-2.6 4.5 4.5 0 0 1 0-9.6Z',
};

export const suitInks: Record<Suit, string> = {
  s: '#1b1740',
  h: '#c8243c',
  d: '#c8243c',
  c: '#1b1740',
};

interface SuitShapeProps {
  suit: Suit;
  x: number;
  y: number;
  size: number;
  isTurned?: boolean;
}

export function SuitShape({ suit, x, y, size, isTurned = false }: SuitShapeProps) {
  const turn = isTurned ? ' rotate(180)' : '';
  return (
    <path
      d={outlines[suit]}
      fill={suitInks[suit]}
      transform={`translate(${x} ${y}) scale(${size / 20})${turn}`}
    />
  );
}

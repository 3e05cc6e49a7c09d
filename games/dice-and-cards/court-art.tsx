import type { ReactNode } from 'react';
import type { Rank } from './deck.ts';

const gold = '#f2ab27';
const goldDeep = '#b96f08';
const straw = '#e8c583';
const strawDeep = '#a8763a';

/** The jack wears a salakot, the queen holds an abaniko, the king wears a crown. */
const emblems: Partial<Record<Rank, (ink: string) => ReactNode>> = {
  J: (ink) => (
    <>
      <path d="M28 62C36 52 42 42 50 32 58 42 64 52 72 62 60 68 40 68 28 62Z" fill={straw} />
      <path
        d="M50 32V66M50 32C44 44 40 54 37 64.500M50 32C56 44 60 54 63 64.500M35.5 53C45 57 55 57 64.5 53M41.5 44C47 46.5 53 46.5 58.5 44"
        fill="none"
        stroke={strawDeep}
        strokeWidth="1.3"
      />
      <path d="M28 62C40 68 60 68 72 62L71 65.500C60 71 40 71 29 65.500Z" fill={ink} />
      <circle cx="50" cy="31" r="3.4" fill={gold} stroke={goldDeep} />
    </>
  ),
  Q: (ink) => (
    <>
      <path d="M50 66 25 48A31 31 0 0 1 75 48Z" fill={gold} />
      <path d="M50 66 31 52.300A23 23 0 0 1 69 52.300Z" fill="#fff3d6" />
      <path
        d="M50 66 25 48M50 66 31 41M50 66 38.5 37M50 66 46.5 35M50 66 53.5 35M50 66 61.5 37M50 66 69 41M50 66 75 48"
        stroke={goldDeep}
        strokeWidth="1.1"
      />
      <path d="M25 48A31 31 0 0 1 75 48" fill="none" stroke={ink} strokeWidth="2.6" />
      <circle cx="50" cy="66" r="2.8" fill={ink} />
    </>
  ),
  K: (ink) => (
    <>
      <path d="M28 64 26 40 38 51 50 33 62 51 74 40 72 64Z" fill={gold} />
      <path d="M50 33 62 51 74 40 72 64H50Z" fill={goldDeep} opacity=".28" />
      <path d="M28 64H72V69H28Z" fill={ink} />
      <circle cx="26" cy="38.5" r="2.8" fill={ink} />
      <circle cx="50" cy="31" r="3.3" fill={ink} />
      <circle cx="74" cy="38.5" r="2.8" fill={ink} />
      <circle cx="50" cy="57" r="3.4" fill="#fff3d6" />
    </>
  ),
};

/** A court card reads the same from both sides of the table, so its upper half is drawn twice. */
export function CourtArt({ rank, ink }: { rank: Rank; ink: string }) {
  const emblem = emblems[rank]?.(ink);
  return (
    <>
      <rect x="23" y="24" width="54" height="92" rx="5" fill="#fff8e8" stroke={gold} />
      <path d="M23 71 77 69V71L23 73Z" fill={gold} opacity=".55" />
      <g transform="translate(50 49) scale(.86) translate(-50 -51)">{emblem}</g>
      <g transform="rotate(180 50 70) translate(50 49) scale(.86) translate(-50 -51)">{emblem}</g>
    </>
  );
}

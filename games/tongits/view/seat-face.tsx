import type { Place } from '../rules/state.ts';

/** Who sits at a place has a look of that place, whoever it is: nobody's picture is shown at a table. */
const looks = [
  { wall: '#2f6ee0', shirt: '#ffc53d', skin: '#d9a77a', hair: '#241a2c', hat: '#e8c47a' },
  { wall: '#138a52', shirt: '#d3243c', skin: '#c98f62', hair: '#3a2418', hat: null },
  { wall: '#8a35c4', shirt: '#7fe3c4', skin: '#e2b58c', hair: '#1b1740', hat: null },
] as const;

/** The one who sits there, in a round frame. */
export function SeatFace({ place }: { place: Place }) {
  const look = looks[place] ?? looks[0];
  const isLongHaired = place === 2;
  return (
    <svg className="tongits-face" viewBox="0 0 64 64" aria-hidden="true">
      <clipPath id={`tongits-face-${place}`}>
        <circle cx="32" cy="32" r="30" />
      </clipPath>
      <g clipPath={`url(#tongits-face-${place})`}>
        <path d="M0 0H64V64H0Z" fill={look.wall} />
        {isLongHaired && <path d="M16 30a16 16 0 0 1 32 0v22H16Z" fill={look.hair} />}
        <path d="M10 66c0-16 10-20 22-20s22 4 22 20Z" fill={look.shirt} />
        <path d="M26 38h12v9a6 6 0 0 1-12 0Z" fill={look.skin} />
        <ellipse cx="32" cy="30" rx="12" ry="14" fill={look.skin} />
        <path d="M19 29c-1-16 27-16 26 0-2-6-6-8-13-8s-11 2-13 8Z" fill={look.hair} />
        {look.hat && <path d="M8 22C14 10 24 5 32 5s18 5 24 17Z" fill={look.hat} />}
        <circle cx="27.5" cy="30" r="1.7" fill="#1b1740" />
        <circle cx="36.5" cy="30" r="1.7" fill="#1b1740" />
        <path d="M27 36q5 5 10 0" fill="none" stroke="#8a3a2a" strokeWidth="2" />
      </g>
      <circle cx="32" cy="32" r="30" fill="none" stroke="#ffd574" strokeWidth="3" />
    </svg>
  );
}

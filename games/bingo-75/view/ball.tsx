import { ballCount, sideLength } from '../rules/patterns.ts';

export const letters = ['B', 'I', 'N', 'G', 'O'] as const;

/** A colour for each column; the letter on the ball says the same. */
export const columnColours = ['#2f69d6', '#d12f4c', '#7d4bc9', '#187a4e', '#b4570a'] as const;

function columnOf(number: number): number {
  return Math.floor((number - 1) / (ballCount / sideLength));
}

/** A glossy bingo ball; its box decides the size. */
export function Ball({ number, className }: { number: number; className?: string }) {
  const column = columnOf(number);
  const colour = columnColours[column] ?? columnColours[0];
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <circle cx="32" cy="34" r="29" fill="rgb(0 0 0 / 35%)" />
      <circle cx="32" cy="32" r="29" fill={colour} />
      <path
        d="M32 3a29 29 0 0 1 29 29c0 4-24-6-34-4S6 38 3.5 36A29 29 0 0 1 32 3z"
        fill="#fff"
        opacity="0.16"
      />
      <circle cx="32" cy="33" r="18.5" fill="#fffdf6" />
      <text x="32" y="25" className="bingo-75-ball-letter" fill={colour}>
        {letters[column]}
      </text>
      <text x="32" y="39" className="bingo-75-ball-number">
        {number}
      </text>
      <ellipse
        cx="22"
        cy="12"
        rx="9"
        ry="4.5"
        fill="#fff"
        opacity="0.7"
        transform="rotate(-28 22 12)"
      />
    </svg>
  );
}

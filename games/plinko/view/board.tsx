import type { ReactNode } from 'react';
import { formatFactor } from '../rules/describe-drop.ts';
import { factorsOf, type Risk, type Rows } from '../rules/paytable.ts';
import { gap, pegsOf, type Shape, sizeOf } from './geometry.ts';

interface BoardProps {
  rows: Rows;
  shape: Shape;
  risk: Risk;
  label: string;
  /** The slot that the last ball fell into. */
  litSlot: number | null;
  /** What shines behind the slots. */
  behind: ReactNode;
  /** The balls that wait, fall or have fallen. */
  children: ReactNode;
}

/** From violet in the middle to fire at the edges: the further out, the more a slot pays. */
function slotColour(slot: number, rows: number): string {
  const distance = Math.abs(slot - rows / 2) / (rows / 2);
  const hue = (285 + distance * 130) % 360;
  return `oklch(${0.5 + distance * 0.22} ${0.15 + distance * 0.02} ${hue})`;
}

function Slots({ rows, shape, risk, litSlot }: Omit<BoardProps, 'label' | 'behind' | 'children'>) {
  const { slotsTop } = sizeOf(shape);
  const { height, fontSize, isTurned } = shape.slots;
  return factorsOf(rows, risk).map((factor, slot) => {
    const x = (slot - rows / 2) * gap;
    const middle = slotsTop + height / 2;
    const isOuter = Math.abs(slot - rows / 2) > rows / 4;
    return (
      <g
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is known by its place and never moves.
        key={slot}
        className="plinko-slot"
        data-lit={slot === litSlot || undefined}
      >
        <rect
          x={x - gap / 2 + 1.5}
          y={slotsTop}
          width={gap - 3}
          height={height}
          rx="8"
          fill={slotColour(slot, rows)}
        />
        <text
          x={x}
          y={middle}
          fill={isOuter ? '#1b0d2e' : '#ffffff'}
          fontSize={fontSize}
          transform={isTurned ? `rotate(-90 ${x} ${middle})` : undefined}
        >
          {isTurned ? formatFactor(factor) : factor / 100}
        </text>
      </g>
    );
  });
}

const flagColours = ['#ff5d5d', '#ffc53d', '#4fd1a5', '#58a6ff', '#d977ff'];

/** Banderitas: the little flags that hang over every fiesta. */
function Flags({ width }: { width: number }) {
  const count = Math.floor(width / 26);
  return Array.from({ length: count }, (_, place) => {
    const x = -width / 2 + (place + 0.5) * (width / count);
    const sag = 9 - (x / (width / 2)) ** 2 * 9;
    return (
      <path
        // biome-ignore lint/suspicious/noArrayIndexKey: a flag is known by its place and never moves.
        key={place}
        d={`M${x - 9} ${2 + sag}h18l-9 17z`}
        fill={flagColours[place % flagColours.length]}
        opacity="0.9"
      />
    );
  });
}

export function Board({ rows, shape, risk, label, litSlot, behind, children }: BoardProps) {
  const { width, height } = sizeOf(shape);
  return (
    <svg
      className="plinko-board"
      viewBox={`${-width / 2} 0 ${width} ${height}`}
      role="img"
      aria-label={label}
    >
      <defs>
        <radialGradient id="plinko-peg" cx="35%" cy="30%">
          <stop offset="0" stopColor="#fffbe8" />
          <stop offset="0.5" stopColor="#ffd574" />
          <stop offset="1" stopColor="#b76a00" />
        </radialGradient>
        <radialGradient id="plinko-ball" cx="35%" cy="28%">
          <stop offset="0" stopColor="#ffffff" />
          <stop offset="0.35" stopColor="#ff9fb0" />
          <stop offset="1" stopColor="#c01146" />
        </radialGradient>
      </defs>
      <Flags width={width} />
      {pegsOf(shape).map(({ x, y }) => (
        <g key={`${x} ${y}`} className="plinko-peg">
          <circle cx={x} cy={y + 2.5} r="5.4" fill="rgb(0 0 0 / 35%)" />
          <circle cx={x} cy={y} r="5.4" fill="url(#plinko-peg)" />
        </g>
      ))}
      {behind}
      <Slots rows={rows} shape={shape} risk={risk} litSlot={litSlot} />
      {children}
    </svg>
  );
}

import { chipStyleOf } from './chip-style.ts';

interface ChipProps {
  amount: bigint;
  /** Pixels across. */
  size?: number;
}

const notches = [0, 60, 120, 180, 240, 300];

/** A drawn casino chip with its amount; the colour goes by the amount and the figure says it too. */
export function Chip({ amount, size = 44 }: ChipProps) {
  const { body, edge, ink, label } = chipStyleOf(amount);
  return (
    <svg className="kit-chip" width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="25.5" r="22" fill="rgb(0 0 0 / 35%)" />
      <circle cx="24" cy="24" r="22" fill={body} />
      {notches.map((turn) => (
        <path
          key={turn}
          d="M20.5 2.3h7l-1 6.4h-5z"
          fill={edge}
          transform={`rotate(${turn} 24 24)`}
        />
      ))}
      <circle cx="24" cy="24" r="14.5" fill={body} stroke={edge} strokeWidth="1.4" />
      <circle cx="24" cy="24" r="12.4" fill="rgb(255 255 255 / 14%)" />
      <text
        x="24"
        y="24"
        fill={ink}
        fontSize={label.length > 3 ? 9 : 11.5}
        fontWeight="800"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {label}
      </text>
    </svg>
  );
}

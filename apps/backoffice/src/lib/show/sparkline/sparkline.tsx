import { sparkPoints } from './spark-points.ts';

const size = { width: 64, height: 16 } as const;

/** How a figure went from day to day, small; the text says what the line shows. */
export function Sparkline({
  values,
  label,
}: {
  readonly values: readonly number[];
  readonly label: string;
}) {
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size.width} ${size.height}`}
        className="h-4 w-16 text-accent"
      >
        <polyline
          points={sparkPoints(values, size)}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
      </svg>
      <span className="sr-only">{label}</span>
    </>
  );
}

import { sparkPoints } from './spark-points.ts';

const size = { width: 64, height: 16 } as const;

const stroke = { fill: 'none', stroke: 'currentColor', strokeLinejoin: 'round' } as const;

/** How a figure went from day to day up to today, small; the text says what the line shows. */
export function Sparkline({
  values,
  label,
}: {
  readonly values: readonly number[];
  readonly label: string;
}) {
  const { whole, soFar } = sparkPoints(values, size);
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${size.width} ${size.height}`}
        className="h-4 w-16 text-accent"
      >
        <polyline points={whole} {...stroke} strokeWidth="1.5" />
        <polyline points={soFar} {...stroke} strokeWidth="1.5" strokeDasharray="2 2" />
      </svg>
      <span className="sr-only">{label}</span>
    </>
  );
}

import { encode } from 'uqr';
import { classNames } from './class-names.ts';

interface QrCodeProps {
  readonly text: string;
  readonly label: string;
  readonly className: string;
}

/** Black on white in both themes: a camera reads nothing else as surely. */
export default function QrCode({ text, label, className }: QrCodeProps) {
  const { size, data } = encode(text, { border: 2 });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={classNames('rounded-control', className)}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={qrPath(data)} fill="#000" />
    </svg>
  );
}

/** One path for all dark squares, runs of them drawn as one bar. */
export function qrPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const width = (end === -1 ? row.length : end) - x;
        return [`M${x} ${y}h${width}v1h-${width}z`];
      }),
    )
    .join('');
}

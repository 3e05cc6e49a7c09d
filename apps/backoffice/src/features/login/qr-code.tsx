import { encode } from 'uqr';

/** Black on white in both themes: a camera reads nothing else as surely. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, data } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-40 shrink-0 rounded-control border border-line"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  );
}

import { encode } from 'uqr';
import { qrPath } from './qr-path.ts';

/** Black on white in both themes: a camera reads nothing else as surely. */
export default function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, data } = encode(text, { border: 2 });
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto size-52 rounded-control"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={qrPath(data)} fill="#000" />
    </svg>
  );
}

/** The dark line around every picture, so that it reads on light and on dark reels. */
export const outline = {
  stroke: '#34184a',
  strokeWidth: 2.6,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

export const thin = { ...outline, strokeWidth: 1.8 } as const;

interface RampProps {
  id: string;
  /** Colours from the top to the bottom. */
  stops: readonly string[];
  isRound?: boolean;
}

export function Ramp({ id, stops, isRound = false }: RampProps) {
  const marks = stops.map((color, place) => (
    <stop key={color} offset={place / (stops.length - 1)} stopColor={color} />
  ));
  return isRound ? (
    <radialGradient id={id} cx="0.36" cy="0.3" r="0.8">
      {marks}
    </radialGradient>
  ) : (
    <linearGradient id={id} x1="0" y1="0" x2="0.25" y2="1">
      {marks}
    </linearGradient>
  );
}

/** Points on a circle, the first at the top. */
export function around(count: number, radius: number, cx = 50, cy = 50, turn = 0) {
  return Array.from({ length: count }, (_, place) => {
    const angle = (place / count + turn) * 2 * Math.PI - Math.PI / 2;
    return { x: round(cx + radius * Math.cos(angle)), y: round(cy + radius * Math.sin(angle)) };
  });
}

const round = (value: number) => Math.round(value * 100) / 100;

/** A star as the points of a polygon. */
export function starPoints(count: number, outer: number, inner: number, cx = 50, cy = 50): string {
  const tips = around(count, outer, cx, cy);
  const dips = around(count, inner, cx, cy, 0.5 / count);
  return tips
    .flatMap((tip, place) => [tip, dips[place] ?? tip])
    .map(({ x, y }) => `${x},${y}`)
    .join(' ');
}

/** The name that every slot player knows, on a ribbon: such a symbol counts as any other. */
export function WildRibbon({ y = 84 }: { y?: number }) {
  return (
    <g transform={`translate(0 ${y - 84})`}>
      <path d="M6 78h14v14H6l5-7zM94 78H80v14h14l-5-7z" fill="#a3142f" {...thin} />
      <rect x="15" y="75" width="70" height="18" rx="4" fill="#e5263f" {...outline} />
      <text
        x="50"
        y="84.6"
        fill="#fff3c9"
        fontFamily="var(--face-display)"
        fontWeight="800"
        fontSize="15"
        letterSpacing="2"
        textAnchor="middle"
        dominantBaseline="central"
      >
        WILD
      </text>
    </g>
  );
}

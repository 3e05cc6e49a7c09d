interface Placed {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly tilt?: number;
}

const at = ({ x, y, scale = 1, tilt = 0 }: Placed) =>
  `translate(${x} ${y}) rotate(${tilt}) scale(${scale})`;

const paper = '#fffaf0';
const shadowed = '#e9dcc4';
const printed = '#4a4080';
const skin = '#e0a878';
const hair = '#2a1f3d';

/** An ID, 96 wide, drawn around its middle. */
export function IdCard(place: Placed) {
  return (
    <g transform={at(place)}>
      <rect x="-46" y="-28" width="96" height="62" rx="8" fill="#000" opacity="0.25" />
      <rect x="-48" y="-31" width="96" height="62" rx="8" fill={paper} />
      <path d="M-48-23a8 8 0 0 1 8-8h80a8 8 0 0 1 8 8v5h-96z" fill="var(--accent)" />
      <rect x="-40" y="-11" width="28" height="34" rx="4" fill={shadowed} />
      <circle cx="-26" cy="1" r="7" fill={skin} />
      <path d="M-33.5 0a7.5 7.5 0 0 1 15 0q-4-4-7.5-4t-7.5 4z" fill={hair} />
      <path d="M-38 23c0-8 5-13 12-13s12 5 12 13z" fill={printed} />
      <g stroke={printed} strokeWidth="3.4" strokeLinecap="round">
        <path d="M-4-6h36M-4 3h26" />
        <path d="M-4 12h32M-4 20h18" opacity="0.45" />
      </g>
    </g>
  );
}

/** Head and shoulders of a player, 84 wide, drawn from the top of the hair. */
export function Person(place: Placed) {
  return (
    <g transform={at(place)}>
      <path d="M-42 96c0-26 17-38 42-38s42 12 42 38z" fill="var(--spark)" />
      <path d="M-10 48h20v14a10 10 0 0 1-20 0z" fill="#c98f62" />
      <circle cx="0" cy="30" r="24" fill={skin} />
      <path
        d="M-25 32C-30 2-14-4 0-4s30 6 25 36c-3-10-7-16-14-18-8 4-24 4-30 2-3 4-5 9-6 16z"
        fill={hair}
      />
      <circle cx="-8.5" cy="31" r="2.4" fill={hair} />
      <circle cx="8.5" cy="31" r="2.4" fill={hair} />
      <path d="M-7 40q7 6 14 0" stroke={hair} strokeWidth="2.4" strokeLinecap="round" fill="none" />
    </g>
  );
}

/** A sheet with two lines that are ticked off. */
export function Sheet(place: Placed) {
  return (
    <g transform={at(place)}>
      <rect x="-34" y="-46" width="72" height="96" rx="7" fill="#000" opacity="0.25" />
      <rect x="-36" y="-49" width="72" height="96" rx="7" fill={paper} />
      <rect x="-26" y="-39" width="34" height="7" rx="3.5" fill="var(--accent)" />
      {[-20, 0, 20].map((y) => (
        <g key={y}>
          <rect x="-27" y={y - 3} width="12" height="12" rx="3.5" fill={printed} />
          <path
            d={`M-24 ${y + 3}l2.5 2.6 4.5-5`}
            stroke={paper}
            strokeWidth="2"
            fill="none"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
          <path
            d={`M-9 ${y + 3}h${y === 0 ? 24 : 34}`}
            stroke={printed}
            strokeWidth="3.4"
            strokeLinecap="round"
            opacity="0.55"
          />
        </g>
      ))}
    </g>
  );
}

const badges = {
  done: { fill: 'var(--positive)', sign: 'M-9 1l6 6.5L9-6' },
  wrong: { fill: 'var(--negative)', sign: 'M-7-7l14 14M7-7-7 7' },
  waiting: { fill: 'var(--spark)', sign: 'M0-8v8l6 4' },
  shut: { fill: 'var(--negative)', sign: 'M-9 0h18' },
} as const;

/** A round mark on what it judges, with a ring that keeps it apart from whatever is behind. */
export function Badge({ kind, ...place }: Placed & { readonly kind: keyof typeof badges }) {
  const { fill, sign } = badges[kind];
  const ink = kind === 'waiting' ? hair : paper;
  return (
    <g transform={at(place)}>
      <circle r="21" fill={paper} />
      <circle r="17.5" fill={fill} />
      <path
        d={sign}
        stroke={ink}
        strokeWidth="4"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  );
}

/** The corners of a finder, around what is to be scanned. */
export function Finder({
  width,
  height,
  ...place
}: Placed & { readonly width: number; readonly height: number }) {
  const x = width / 2;
  const y = height / 2;
  const arm = 14;
  return (
    <path
      transform={at(place)}
      d={`M${-x} ${-y + arm}v${-arm}h${arm}M${x - arm} ${-y}h${arm}v${arm}M${x} ${y - arm}v${arm}h${-arm}M${-x + arm} ${y}h${-arm}v${-arm}`}
      stroke="var(--spark)"
      strokeWidth="4"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

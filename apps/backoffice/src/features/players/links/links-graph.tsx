import type { LinkedPlayer } from '@perya/contract/house/staff-calls/player-links';
import { placeAround } from './place-around.ts';

const box = { width: 480, height: 220, edge: 36 } as const;
/** More lie over each other; the list beneath has them all. */
const drawnMax = 12;

interface LinksGraphProps {
  readonly uid: string;
  readonly rows: readonly LinkedPlayer[];
}

/** The player in the middle of those with something in common: a thicker line is more of it. The list says the same. */
export function LinksGraph({ uid, rows }: LinksGraphProps) {
  const drawn = rows.slice(0, drawnMax);
  const places = placeAround(drawn.length, box);
  const midX = box.width / 2;
  const midY = box.height / 2;
  const nodes = drawn.map((row, at) => ({
    ...row,
    x: places[at]?.x ?? midX,
    y: places[at]?.y ?? midY,
  }));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${box.width} ${box.height}`}
      className="h-auto w-full max-w-120 text-ink-muted"
    >
      {nodes.map((node) => (
        <line
          key={node.uid}
          x1={midX}
          y1={midY}
          x2={node.x}
          y2={node.y}
          stroke="currentColor"
          strokeWidth={node.by.length}
        />
      ))}
      {[{ uid, x: midX, y: midY }, ...nodes].map((node) => (
        <g key={node.uid}>
          <rect
            x={node.x - 34}
            y={node.y - 10}
            width="68"
            height="20"
            rx="10"
            fill={node.uid === uid ? 'var(--accent-soft)' : 'var(--sunken)'}
          />
          <text x={node.x} y={node.y + 4} textAnchor="middle" fontSize="11" fill="currentColor">
            {node.uid}
          </text>
        </g>
      ))}
    </svg>
  );
}

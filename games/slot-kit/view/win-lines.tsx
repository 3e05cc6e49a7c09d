import { type LineWin, paylines } from '../rules/lines.ts';

const colors = [
  '#ff4f6d',
  '#2f8fef',
  '#12a150',
  '#f07d00',
  '#9a4dff',
  '#00a3ad',
  '#d6269f',
  '#7a8b00',
];

const lineColor = (line: number) => colors[line % colors.length] ?? '#ff4f6d';

/** The winning lines drawn over the reels, as far as each run goes. */
export function WinLines({ wins, rows }: { wins: readonly LineWin[]; rows: number }) {
  return (
    <svg
      className="slot-lines"
      viewBox={`0 0 500 ${rows * 100}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {wins.map(({ line, count }) => {
        const crossed = paylines[line] ?? [];
        const points = crossed
          .slice(0, count)
          .map((row, reel) => `${reel * 100 + 50},${row * 100 + 50}`)
          .join(' ');
        return (
          <g key={line}>
            <polyline className="slot-line-back" points={points} />
            <polyline
              className="slot-line"
              points={points}
              stroke={lineColor(line)}
              pathLength={1}
            />
          </g>
        );
      })}
    </svg>
  );
}

/** The places of the wins, as `reel * rows + row`. */
export function placesOf(wins: readonly LineWin[], rows: number): ReadonlySet<number> {
  const places = new Set<number>();
  for (const { line, count } of wins) {
    for (const [reel, row] of (paylines[line] ?? []).entries()) {
      if (reel < count) places.add(reel * rows + row);
    }
  }
  return places;
}

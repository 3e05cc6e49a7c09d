import type { Text } from '@perya/game-kit/game';
import type { ReactNode } from 'react';
import { useGame } from '../../client/game-context.ts';
import type { Bead } from '../rules/state.ts';
import type { Outcome } from '../rules/tableau.ts';
import {
  type Laid,
  layBeads,
  layStreaks,
  type Mark,
  markStreaks,
  marksOf,
  roadRows,
  streaksOf,
  type Win,
} from './roads.ts';

export type RoadName = 'beads' | 'big' | 'bigEye' | 'small' | 'cockroach';

const roadTexts: Record<RoadName, Text> = {
  beads: { en: 'Bead plate', tl: 'Bead plate' },
  big: { en: 'Big road', tl: 'Big road' },
  bigEye: { en: 'Big eye boy', tl: 'Big eye boy' },
  small: { en: 'Small road', tl: 'Small road' },
  cockroach: { en: 'Cockroach road', tl: 'Cockroach road' },
};

const cell = 10;
const letters: Record<Outcome, string> = { player: 'P', banker: 'B', tie: 'T' };

function BeadMark({ outcome, hasPlayerPair, hasBankerPair }: Bead) {
  return (
    <>
      <circle className="baccarat-bead" data-spot={outcome} cx="5" cy="5" r="4.5" />
      <text className="baccarat-bead-letter" data-spot={outcome} x="5" y="7.2" textAnchor="middle">
        {letters[outcome]}
      </text>
      <Pairs hasPlayerPair={hasPlayerPair} hasBankerPair={hasBankerPair} />
    </>
  );
}

function Pairs({ hasPlayerPair, hasBankerPair }: Omit<Bead, 'outcome'>) {
  return (
    <>
      {hasBankerPair && (
        <circle className="baccarat-pair" data-spot="banker" cx="2" cy="2" r="1.6" />
      )}
      {hasPlayerPair && (
        <circle className="baccarat-pair" data-spot="player" cx="8" cy="8" r="1.6" />
      )}
    </>
  );
}

function WinMark({ outcome, ties, hasPlayerPair, hasBankerPair }: Win) {
  return (
    <>
      <circle className="baccarat-ring" data-spot={outcome} cx="5" cy="5" r="3.6" />
      {ties > 0 && <path className="baccarat-ties" d="M2 8 8 2" />}
      {ties > 1 && (
        <text className="baccarat-tie-count" x="5" y="7" textAnchor="middle">
          {ties}
        </text>
      )}
      <Pairs hasPlayerPair={hasPlayerPair} hasBankerPair={hasBankerPair} />
    </>
  );
}

const markShapes: Record<'bigEye' | 'small' | 'cockroach', (mark: Mark) => ReactNode> = {
  bigEye: (mark) => <circle className="baccarat-mark" data-mark={mark} cx="5" cy="5" r="3.4" />,
  small: (mark) => (
    <circle className="baccarat-mark" data-mark={mark} data-full cx="5" cy="5" r="4" />
  ),
  cockroach: (mark) => <path className="baccarat-mark" data-mark={mark} d="M2 8 8 2" />,
};

function laidOf(name: RoadName, beads: readonly Bead[]): Laid<ReactNode>[] {
  const drawn = <Item,>(laid: Laid<Item>[], draw: (item: Item) => ReactNode) =>
    laid.map(({ item, ...place }) => ({ ...place, item: draw(item) }));
  if (name === 'beads') return drawn(layBeads(beads), BeadMark);
  const streaks = streaksOf(beads);
  if (name === 'big') return drawn(layStreaks(streaks), WinMark);
  const back = ({ bigEye: 1, small: 2, cockroach: 3 } as const)[name];
  return drawn(layStreaks(markStreaks(marksOf(streaks, back))), markShapes[name]);
}

interface RoadBoardProps {
  name: RoadName;
  beads: readonly Bead[];
}

/** The paper is ruled on beyond the road, however wide its place is. */
const ruledBeyond = 60;

/** One road on its ruled paper. Where it is longer than its place, the newest stay in sight. */
export function RoadBoard({ name, beads }: RoadBoardProps) {
  const { text } = useGame();
  const laid = laidOf(name, beads);
  const columns = Math.max(1, ...laid.map(({ column }) => column + 2));
  const ruled = columns + ruledBeyond;
  const width = columns * cell;
  const height = roadRows * cell;
  const across = Array.from({ length: roadRows + 1 }, (_, at) => `M0 ${at * cell}H${ruled * cell}`);
  const down = Array.from({ length: ruled + 1 }, (_, at) => `M${at * cell} 0V${height}`);
  return (
    <span className="baccarat-road" data-road={name}>
      <span className="baccarat-road-name">{text(roadTexts[name])}</span>
      <span className="baccarat-road-paper">
        <svg viewBox={`-.5 -.5 ${width + 1} ${height + 1}`} aria-hidden="true">
          <path className="baccarat-road-lines" d={[...across, ...down].join('')} />
          {laid.map(({ item, column, row }) => (
            <g key={`${column}-${row}`} transform={`translate(${column * cell} ${row * cell})`}>
              {item}
            </g>
          ))}
        </svg>
      </span>
    </span>
  );
}

import type { Text } from '@perya/game-kit/game';

/** What a pattern pays, in card prices, when it is complete by this ball. */
interface Tier {
  ballMax: number;
  multiplier: number;
}

export interface Pattern {
  id: string;
  name: Text;
  /** Cells of the card, 0 to 24 by rows. */
  shapes: readonly (readonly number[])[];
  /** How many of the shapes make the pattern. */
  shapesNeeded: number;
  /** From the earliest ball to the latest; only the first that fits is paid. */
  tiers: readonly Tier[];
}

/** Balls drawn in a round, of 75. */
export const ballsDrawn = 60;
export const ballCount = 75;
export const sideLength = 5;
export const freeCell = 12;

const side = [0, 1, 2, 3, 4] as const;
const rows = side.map((row) => side.map((column) => row * sideLength + column));
const columns = side.map((column) => side.map((row) => row * sideLength + column));
const falling = side.map((at) => at * sideLength + at);
const rising = side.map((at) => at * sideLength + (sideLength - 1 - at));
const lines = [...rows, ...columns, falling, rising];

/** The cells of each column that hold a number: five, and four under N. */
export const columnCells = columns.map((cells) => cells.filter((cell) => cell !== freeCell));

const everyCell = rows.flat();
const isOnEdge = (cell: number) =>
  cell < 5 || cell > 19 || cell % sideLength === 0 || cell % sideLength === 4;

/** The paytable. A card is paid for each pattern it completes in time. */
export const patterns: readonly Pattern[] = [
  {
    id: 'line',
    name: { en: 'Line', tl: 'Isang linya' },
    shapes: lines,
    shapesNeeded: 1,
    tiers: [
      { ballMax: 15, multiplier: 20 },
      { ballMax: 22, multiplier: 4 },
      { ballMax: 30, multiplier: 1 },
    ],
  },
  {
    id: 'two-lines',
    name: { en: 'Two lines', tl: 'Dalawang linya' },
    shapes: lines,
    shapesNeeded: 2,
    tiers: [
      { ballMax: 28, multiplier: 15 },
      { ballMax: 35, multiplier: 3 },
      { ballMax: 40, multiplier: 1 },
    ],
  },
  {
    id: 'letter-x',
    name: { en: 'Letter X', tl: 'Letrang X' },
    shapes: [[...new Set([...falling, ...rising])]],
    shapesNeeded: 1,
    tiers: [
      { ballMax: 38, multiplier: 20 },
      { ballMax: 45, multiplier: 5 },
    ],
  },
  {
    id: 'frame',
    name: { en: 'Picture frame', tl: 'Kuwadro' },
    shapes: [everyCell.filter(isOnEdge)],
    shapesNeeded: 1,
    tiers: [
      { ballMax: 50, multiplier: 100 },
      { ballMax: 54, multiplier: 20 },
    ],
  },
  {
    id: 'full-house',
    name: { en: 'Full house', tl: 'Buong kard' },
    shapes: [everyCell],
    shapesNeeded: 1,
    tiers: [
      { ballMax: 52, multiplier: 2_500 },
      { ballMax: 56, multiplier: 250 },
      { ballMax: 60, multiplier: 30 },
    ],
  },
];

/** The best that one card can do: the first tier of every pattern. */
export const cardMultiplierMax = patterns.reduce(
  (sum, { tiers }) => sum + (tiers[0]?.multiplier ?? 0),
  0,
);

/** One way to complete a pattern, to be drawn: for lines as many rows as it takes, apart. */
export function exampleOf({ shapes, shapesNeeded }: Pattern): readonly number[] {
  if (shapes.length === 1) return shapes[0] ?? [];
  return shapesNeeded > 1 ? [...(shapes[1] ?? []), ...(shapes[3] ?? [])] : (shapes[2] ?? []);
}

import { colourOf } from './wheel.ts';

export const spotKinds = [
  'straight',
  'split',
  'street',
  'corner',
  'six-line',
  'column',
  'dozen',
  'even-chance',
] as const;
export type SpotKind = (typeof spotKinds)[number];

/** A place on the cloth that takes chips. */
export interface Spot {
  /** The kind and the numbers, or the name that the cloth carries: `split-17-20`, `dozen-2`, `red`. */
  id: string;
  kind: SpotKind;
  numbers: readonly number[];
}

const rows = Array.from({ length: 12 }, (_, row) => [row * 3 + 1, row * 3 + 2, row * 3 + 3]);
const numbers = rows.flat();

function inside(kind: SpotKind, covered: readonly number[]): Spot {
  return { id: `${kind}-${covered.join('-')}`, kind, numbers: covered };
}

function outside(id: string, kind: SpotKind, covers: (pocket: number) => boolean): Spot {
  return { id, kind, numbers: numbers.filter(covers) };
}

/** Where zero borders on the first row. The four numbers 0 to 3 pay as a corner, which they are in size. */
const withZero: Spot[] = [
  ...[1, 2, 3].map((number) => inside('split', [0, number])),
  inside('street', [0, 1, 2]),
  inside('street', [0, 2, 3]),
  inside('corner', [0, 1, 2, 3]),
];

const splits = numbers.flatMap((number) => [
  ...(number % 3 === 0 ? [] : [inside('split', [number, number + 1])]),
  ...(number > 33 ? [] : [inside('split', [number, number + 3])]),
]);

const corners = numbers
  .filter((number) => number % 3 !== 0 && number < 34)
  .map((number) => inside('corner', [number, number + 1, number + 3, number + 4]));

const sixLines = rows.slice(1).map((row, at) => inside('six-line', [...(rows[at] ?? []), ...row]));

/** Every spot of a European cloth: 157 of them. */
export const spots: readonly Spot[] = [
  ...[0, ...numbers].map((number) => inside('straight', [number])),
  ...splits,
  ...rows.map((row) => inside('street', row)),
  ...corners,
  ...sixLines,
  ...withZero,
  ...[1, 2, 3].map((column) =>
    outside(`column-${column}`, 'column', (number) => (number - column) % 3 === 0),
  ),
  ...[1, 2, 3].map((dozen) =>
    outside(`dozen-${dozen}`, 'dozen', (number) => Math.ceil(number / 12) === dozen),
  ),
  outside('low', 'even-chance', (number) => number <= 18),
  outside('high', 'even-chance', (number) => number > 18),
  outside('even', 'even-chance', (number) => number % 2 === 0),
  outside('odd', 'even-chance', (number) => number % 2 === 1),
  outside('red', 'even-chance', (number) => colourOf(number) === 'red'),
  outside('black', 'even-chance', (number) => colourOf(number) === 'black'),
];

export const spotsById: ReadonlyMap<string, Spot> = new Map(spots.map((spot) => [spot.id, spot]));

export function spotOf(id: string): Spot {
  const spot = spotsById.get(id);
  if (!spot) throw new RangeError(`No spot of the cloth: ${id}`);
  return spot;
}

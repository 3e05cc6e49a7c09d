import { type Spot, spots } from '../rules/spots.ts';

/**
 * Where things lie on the cloth, measured in the width of a number: `along` the twelve rows, which
 * begin at 0 with zero before them, and `across` the three columns, with dozens and even chances
 * below 0. The style sheet stands this upright on a phone and lays it down on a wide screen.
 */
export interface Area {
  along: number;
  across: number;
  length: number;
  breadth: number;
}

export const zeroLength = 0.75;
export const columnLength = 0.75;
export const stripBreadth = 0.5;

/** Half a number: four such squares side by side are a number and its lines, 44 pixels each on the cloth seen closer. */
const hotSize = 0.5;

function numberArea(number: number): Area {
  if (number === 0) return { along: -zeroLength, across: 0, length: zeroLength, breadth: 3 };
  const row = Math.floor((number - 1) / 3);
  return { along: row, across: (number - 1) % 3, length: 1, breadth: 1 };
}

const evenChances = ['low', 'even', 'red', 'black', 'odd', 'high'];

function outsideArea({ id, kind }: Spot): Area {
  const place = Number(id.at(-1)) - 1;
  if (kind === 'column') return { along: 12, across: place, length: columnLength, breadth: 1 };
  if (kind === 'dozen') {
    return { along: place * 4, across: -stripBreadth, length: 4, breadth: stripBreadth };
  }
  const along = evenChances.indexOf(id) * 2;
  return { along, across: -2 * stripBreadth, length: 2, breadth: stripBreadth };
}

/** Around the line or crossing where the numbers meet; streets and six lines at the outer edge. */
function lineArea({ kind, numbers }: Spot): Area {
  const rows = numbers.filter((number) => number > 0).map((number) => numberArea(number).along);
  const columns = numbers.filter((number) => number > 0).map((number) => numberArea(number).across);
  const hasZero = numbers.includes(0);
  const along = hasZero ? 0 : (Math.min(...rows) + Math.max(...rows) + 1) / 2;
  const isAtEdge =
    kind === 'six-line' || (numbers.length === 4 && hasZero) || (kind === 'street' && !hasZero);
  const across = isAtEdge ? 3 : (Math.min(...columns) + Math.max(...columns) + 1) / 2;
  return {
    along: along - hotSize / 2,
    across: across - hotSize / 2,
    length: hotSize,
    breadth: hotSize,
  };
}

export function areaOf(spot: Spot): Area {
  if (spot.kind === 'straight') return numberArea(spot.numbers[0] ?? 0);
  const isOutside = spot.kind === 'column' || spot.kind === 'dozen' || spot.kind === 'even-chance';
  return isOutside ? outsideArea(spot) : lineArea(spot);
}

/** Whether the spot is a line or crossing between painted fields. */
export function isLine({ kind }: Spot): boolean {
  return kind === 'split' || kind === 'street' || kind === 'corner' || kind === 'six-line';
}

export const areas: ReadonlyMap<string, Area> = new Map(
  spots.map((spot) => [spot.id, areaOf(spot)]),
);

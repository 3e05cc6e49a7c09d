import { paylines } from '../../slot-kit/rules/lines.ts';
import { at, windowAt } from '../../slot-kit/rules/reels.ts';
import { linePays, reels, rows, scatter, scatterPays, wild } from './paytable.ts';
import { fillByWheel } from './spin.ts';

export interface Scan {
  /** How many combinations of stops there are. */
  combinations: number;
  /** What all of them together pay, in units. */
  units: number;
  unitsMax: number;
  /** How many pay anything. */
  winning: number;
}

interface Stop {
  window: readonly string[];
  scatterCount: number;
}

// Names of this file: an imported one would be looked up 24 million times.
const anySymbol: string = wild;
const scatterUnits = Array.from({ length: 6 }, (_, count) => scatterPays[count]?.units ?? 0);

/** A line that still runs, and the prizes of its symbol. */
interface Run {
  line: readonly number[];
  symbol: string;
  prizes: readonly number[];
}

/**
 * Looks at every combination of stops there is. It counts on its own, without the evaluation that
 * the game plays by, so that the two check each other. Lines that broke are not looked at again,
 * which is what makes 24 million combinations a matter of a second.
 */
export function scanStops(isFree: boolean): Scan {
  const stops = reels.map((reel) =>
    reel.map((_, stop): Stop => {
      const seen = windowAt(reel, stop, rows);
      const scatterCount = seen.filter((symbol) => symbol === scatter).length;
      return { window: isFree ? fillByWheel(seen) : seen, scatterCount };
    }),
  );
  const scan: Scan = { combinations: 0, units: 0, unitsMax: 0, winning: 0 };

  const count = (units: number) => {
    scan.combinations += 1;
    scan.units += units;
    if (units > 0) scan.winning += 1;
    if (units > scan.unitsMax) scan.unitsMax = units;
  };
  const walk = (reel: number, runs: readonly Run[], won: number, lanterns: number) => {
    const isLast = reel === stops.length - 1;
    for (const { window, scatterCount } of at(stops, reel)) {
      const [going, ended] = followRuns(runs, window, reel);
      const found = lanterns + scatterCount;
      if (!isLast) walk(reel + 1, going, won + ended, found);
      else count(won + ended + sumPrizes(going, reel + 1) + (scatterUnits[found] ?? 0));
    }
  };
  for (const { window, scatterCount } of at(stops, 0)) {
    const runs = paylines.flatMap((line): Run[] => {
      const symbol = window[at(line, 0)] ?? '';
      const prizes = symbol in linePays ? linePays[symbol as keyof typeof linePays] : null;
      return prizes ? [{ line, symbol, prizes }] : [];
    });
    walk(1, runs, 0, scatterCount);
  }
  return scan;
}

/** The runs that go on over this reel, and the units of those that ended before it. */
function followRuns(
  runs: readonly Run[],
  window: readonly string[],
  reel: number,
): [going: Run[], ended: number] {
  const going: Run[] = [];
  let ended = 0;
  for (const run of runs) {
    const seen = window[run.line[reel] ?? 0];
    if (seen === run.symbol || seen === anySymbol) going.push(run);
    else ended += prizeOf(run, reel);
  }
  return [going, ended];
}

function sumPrizes(runs: readonly Run[], length: number): number {
  let units = 0;
  for (const run of runs) units += prizeOf(run, length);
  return units;
}

function prizeOf(run: Run, length: number): number {
  return run.prizes[length - 3] ?? 0;
}

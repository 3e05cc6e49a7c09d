import { type SpeciesId, speciesList } from '../../rules/species.ts';

/** One creature in the sea. Where it is follows from the clock alone, so the sea has nothing to keep. */
export interface Swimmer {
  id: number;
  species: SpeciesId;
  /** How deep its lane lies: 0 at the surface, 1 at the ground. */
  depth: number;
  /** One way and back, in seconds. */
  lapSeconds: number;
  /** Where in its lap it begins, 0 to 1. */
  start: number;
}

export interface Place {
  /** Both from 0 to 1 of the sea. */
  x: number;
  y: number;
  /** 1 swims to the right, −1 to the left; between them it turns. */
  heading: number;
  /** Of the tail, in turns. */
  beat: number;
}

/** Small fish come in numbers; of the great ones there is one each. */
const counts: Readonly<Record<SpeciesId, number>> = {
  dilis: 4,
  galunggong: 3,
  tilapia: 3,
  bangus: 2,
  pusit: 2,
  'lapu-lapu': 2,
  tanigue: 1,
  baul: 1,
  malasugi: 1,
  bakunawa: 1,
};

/** Steps of the golden ratio spread lanes and starts evenly without looking regular. */
const golden = 0.618_034;
const shallowest = 0.14;
const deepest = 0.8;

export function createSwimmers(): Swimmer[] {
  const kinds = speciesList.flatMap(({ id }) => Array.from({ length: counts[id] }, () => id));
  return kinds.map((species, id) => {
    const spread = (id * golden) % 1;
    const isGround = species === 'baul';
    return {
      id,
      species,
      depth: isGround ? 0.86 : shallowest + spread * (deepest - shallowest),
      lapSeconds: isGround ? 90 : 16 + ((id * 7) % 11) * 1.7,
      start: (id * golden * 1.7) % 1,
    };
  });
}

/** Bakunawa rises at every whole multiple of this on the clock, for everybody alike, and stays for a while. */
const bossEveryMs = 120_000;
const bossStaysMs = 40_000;

/** Whether the boss is in the sea, and for how long it still is, or still is not. */
export function bossAt(nowMs: number): { isHere: boolean; leftMs: number } {
  const sinceMs = nowMs % bossEveryMs;
  const isHere = sinceMs < bossStaysMs;
  return { isHere, leftMs: (isHere ? bossStaysMs : bossEveryMs) - sinceMs };
}

const turnSharpness = 4;
/** Nearer to 1, a lap is straight with sharp turns; a plain sine would crowd everyone at the edges. */
const evenness = 0.96;

export function placeOf(swimmer: Swimmer, seconds: number): Place {
  const lap = (seconds / swimmer.lapSeconds + swimmer.start) * 2 * Math.PI;
  const bob = Math.sin(seconds * 0.9 + swimmer.id) * 0.016;
  const heading = Math.max(-1, Math.min(1, Math.cos(lap) * turnSharpness));
  return {
    x: 0.5 + (Math.asin(evenness * Math.sin(lap)) / Math.asin(evenness)) * 0.42,
    y: swimmer.depth + bob,
    heading: Math.abs(heading) < 0.12 ? 0.12 * Math.sign(heading || 1) : heading,
    beat: seconds * (swimmer.species === 'dilis' ? 2.4 : 1.3) + swimmer.id * 0.37,
  };
}

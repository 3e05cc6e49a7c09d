import type { Box } from '../word.ts';
import type { Zone } from './card-plan.ts';
import type { Sighting } from './find-anchors.ts';

/** From units of the card to pixels: a turn and a scale as one complex number, and a shift. */
interface Fit {
  re: number;
  im: number;
  dx: number;
  dy: number;
}

export interface CardFit {
  /** How many anchors stand where they should. */
  agreeing: number;
  /** The box of a zone on the picture. */
  boxOf(zone: Zone): Box;
}

/** Capital letters are about 0.72 of the size, so their middle is half of that above the baseline. */
const pointOf = ({ anchor }: Sighting) => ({ x: anchor.x, y: anchor.y - anchor.size * 0.36 });
const offBy = 11;

function place({ re, im, dx, dy }: Fit, x: number, y: number) {
  return { x: re * x - im * y + dx, y: im * x + re * y + dy };
}

function fitPair(first: Sighting, second: Sighting): Fit | null {
  const a = pointOf(first);
  const b = pointOf(second);
  const x = b.x - a.x;
  const y = b.y - a.y;
  const u = second.x - first.x;
  const v = second.y - first.y;
  const square = x * x + y * y;
  if (square < 60 * 60) return null;
  const re = (u * x + v * y) / square;
  const im = (v * x - u * y) / square;
  // The picture is upright by now, and the card fills a good part of it.
  if (re < 0.6 || re > 4 || Math.abs(im / re) > 0.05) return null;
  return { re, im, dx: first.x - (re * a.x - im * a.y), dy: first.y - (im * a.x + re * a.y) };
}

function agreeingWith(fit: Fit, sightings: readonly Sighting[]): Sighting[] {
  const nearest = new Map<string, { sighting: Sighting; distance: number }>();
  for (const sighting of sightings) {
    const { x, y } = pointOf(sighting);
    const at = place(fit, x, y);
    const distance = Math.hypot(at.x - sighting.x, at.y - sighting.y) / fit.re;
    const { text } = sighting.anchor;
    const known = nearest.get(text);
    if (distance < offBy && (!known || distance < known.distance)) {
      nearest.set(text, { sighting, distance });
    }
  }
  return [...nearest.values()].map(({ sighting }) => sighting);
}

/** The least squares over all anchors that agree. */
function refine(sightings: readonly Sighting[]): Fit {
  const count = sightings.length;
  const mean = (of: (sighting: Sighting) => number) =>
    sightings.reduce((sum, sighting) => sum + of(sighting), 0) / count;
  const mx = mean((each) => pointOf(each).x);
  const my = mean((each) => pointOf(each).y);
  const mu = mean(({ x }) => x);
  const mv = mean(({ y }) => y);
  let square = 0;
  let along = 0;
  let across = 0;
  for (const sighting of sightings) {
    const point = pointOf(sighting);
    const x = point.x - mx;
    const y = point.y - my;
    const u = sighting.x - mu;
    const v = sighting.y - mv;
    square += x * x + y * y;
    along += u * x + v * y;
    across += v * x - u * y;
  }
  const re = along / square;
  const im = across / square;
  return { re, im, dx: mu - (re * mx - im * my), dy: mv - (im * mx + re * my) };
}

/** Where the card lies on the picture, by the anchors of its plan; null if too few agree with each other. */
export function fitCard(sightings: readonly Sighting[]): CardFit | null {
  let best: Sighting[] = [];
  for (const [index, first] of sightings.entries()) {
    for (const second of sightings.slice(index + 1)) {
      const fit = first.anchor === second.anchor ? null : fitPair(first, second);
      const agreeing = fit ? agreeingWith(fit, sightings) : [];
      if (agreeing.length > best.length) best = agreeing;
    }
  }
  if (best.length < 3) return null;
  const fit = refine(best);
  return {
    agreeing: best.length,
    boxOf({ x0, y0, x1, y1 }) {
      const from = place(fit, x0, y0);
      const to = place(fit, x1, y1);
      return { x0: from.x, y0: from.y, x1: to.x, y1: to.y };
    },
  };
}

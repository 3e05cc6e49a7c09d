import type { SpeciesId } from '../../rules/species.ts';
import { creatures } from '../art/creatures.ts';
import type { Shape } from '../art/shape.ts';

interface Stroke extends Shape {
  compiled: Path2D;
}

const compile = (shape: Shape): Stroke => ({ ...shape, compiled: new Path2D(shape.path) });

/** Paths are parsed once: parsing them in every frame would cost more than painting them. */
const compiledBySpecies = new Map<SpeciesId, { body: Stroke[]; tail: Stroke[] }>();

function compiledOf(species: SpeciesId) {
  const known = compiledBySpecies.get(species);
  if (known) return known;
  const { body, tail } = creatures[species];
  const compiled = { body: body.map(compile), tail: tail.map(compile) };
  compiledBySpecies.set(species, compiled);
  return compiled;
}

function paint(context: CanvasRenderingContext2D, strokes: readonly Stroke[]): void {
  for (const { compiled, fill, stroke, strokeWidth = 1 } of strokes) {
    if (fill) {
      context.fillStyle = fill;
      context.fill(compiled);
    }
    if (stroke) {
      context.strokeStyle = stroke;
      context.lineWidth = strokeWidth;
      context.stroke(compiled);
    }
  }
}

export interface Pose {
  x: number;
  y: number;
  heading: number;
  /** Of the tail, in turns. */
  beat: number;
  /** 1 is the size that it swims in. */
  size: number;
  opacity: number;
}

/** The tail swings about its root; the body follows a little. */
export function paintCreature(
  context: CanvasRenderingContext2D,
  species: SpeciesId,
  pose: Pose,
): void {
  const { length, tailX } = creatures[species];
  const { body, tail } = compiledOf(species);
  const scale = (length / 100) * pose.size;
  const swing = Math.sin(pose.beat * 2 * Math.PI);
  context.save();
  context.globalAlpha = pose.opacity;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.translate(pose.x, pose.y);
  context.scale(scale * pose.heading, scale);
  context.transform(1, swing * 0.03, 0, 1, 0, 0);
  context.save();
  context.translate(tailX, 0);
  context.transform(0.86 + 0.14 * Math.cos(pose.beat * 2 * Math.PI), swing * 0.22, 0, 1, 0, 0);
  context.translate(-tailX, 0);
  paint(context, tail);
  context.restore();
  paint(context, body);
  context.restore();
}

import type { SpeciesId } from '../../rules/species.ts';
import { creatures } from './creatures.ts';
import type { Shape } from './shape.ts';

function ShapePath({ shape }: { shape: Shape }) {
  return (
    <path
      d={shape.path}
      fill={shape.fill ?? 'none'}
      stroke={shape.stroke}
      strokeWidth={shape.strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** The same creature that swims, standing still for a button. */
export function Portrait({ species }: { species: SpeciesId }) {
  const { tail, body } = creatures[species];
  return (
    <svg className="isda-blaster-portrait" viewBox="-66 -38 132 76" aria-hidden="true">
      {[...tail, ...body].map((shape) => (
        <ShapePath key={`${shape.fill ?? shape.stroke} ${shape.path}`} shape={shape} />
      ))}
    </svg>
  );
}

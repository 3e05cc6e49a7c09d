import type { Colour } from '../rules/colours.ts';
import { colourStyles } from './colour-style.ts';
import { Sign } from './sign.tsx';

/** A face of the dice, on the info sheet. */
export default function InfoPicture({ id }: { id: string }) {
  const colour = id as Colour;
  const { face, ink } = colourStyles[colour];
  return (
    <span className="color-game-face" style={{ background: face, color: ink }}>
      <Sign colour={colour} />
    </span>
  );
}

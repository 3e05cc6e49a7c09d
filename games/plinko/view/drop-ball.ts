import { animate } from '../../client/motion.ts';
import { ballAt, type Point, type Shape, sizeOf } from './geometry.ts';

const bounceMs = 118;

const at = ({ x, y }: Point) => `translate(${x}px, ${y}px)`;

/** Lets the ball fall bounce by bounce; `onBounce` is called before each. */
export async function dropBall(
  ball: SVGGElement,
  shape: Shape,
  path: readonly (0 | 1)[],
  onBounce: (row: number) => void,
): Promise<void> {
  let right = 0;
  let from = ballAt(shape, 0, 0);
  await animate(ball, [{ transform: at({ x: 0, y: 8 }) }, { transform: at(from) }], {
    duration: 160,
    easing: 'ease-in',
  });
  for (const [row, bounce] of path.entries()) {
    onBounce(row);
    right += bounce;
    const to = row + 1 < path.length ? ballAt(shape, row + 1, right) : landing(shape, right);
    const crest = { x: from.x + (to.x - from.x) * 0.45, y: from.y - 7 };
    await animate(
      ball,
      [
        { transform: at(from), easing: 'ease-out' },
        { transform: at(crest), easing: 'ease-in', offset: 0.38 },
        { transform: at(to) },
      ],
      { duration: bounceMs },
    );
    from = to;
  }
}

function landing(shape: Shape, right: number): Point {
  const { slotsTop } = sizeOf(shape);
  return { x: ballAt(shape, shape.rows, right).x, y: slotsTop + 6 };
}

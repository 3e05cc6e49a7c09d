import { useEffect, useEffectEvent, useRef } from 'react';
import { dropBall } from './drop-ball.ts';
import { ballAt, type Shape } from './geometry.ts';

interface BallProps {
  shape: Shape;
  /** How it bounces; null while it waits at the top. */
  path: readonly (0 | 1)[] | null;
  onBounce(): void;
  onLand(): void;
}

/** One ball, which falls the way that was drawn and stays where it lands. */
export function Ball({ shape, path, onBounce, onLand }: BallProps) {
  const element = useRef<SVGGElement>(null);
  const start = ballAt(shape, 0, 0);
  const bounce = useEffectEvent(onBounce);
  const land = useEffectEvent(onLand);
  // The board keeps its shape while a ball falls, and where it does not, this one falls on as it began.
  const begun = useRef(shape);
  useEffect(() => {
    if (!path || !element.current) return;
    let isAway = false;
    const tell = (work: () => void) => {
      if (!isAway) work();
    };
    void dropBall(element.current, begun.current, path, () => tell(bounce)).then(() => tell(land));
    return () => {
      isAway = true;
    };
  }, [path]);
  return (
    <g ref={element} className="plinko-ball" transform={`translate(${start.x} ${start.y})`}>
      <circle r="11" fill="url(#plinko-ball)" />
      <circle r="11" fill="none" stroke="rgb(255 255 255 / 35%)" strokeWidth="1.2" />
    </g>
  );
}

import { type RefObject, use, useEffect, useRef } from 'react';
import { Resting } from '../../client/rest/use-rest.ts';
import type { SpeciesId } from '../rules/species.ts';
import type { Scene } from './scene/create-scene.ts';
import type { Swimmer } from './scene/swim.ts';

interface SeaCanvasProps {
  scene: RefObject<Scene | null>;
  label: string;
  /** A touch on the water, with what is nearest to it. */
  onTouch(species: SpeciesId, swimmer: Swimmer): void;
}

/** Sharper than twice costs frames and shows nothing. */
const densityMax = 2;

/** Fish that swim by themselves look no different at half of the pictures; shots do. */
const swimStepMs = 30;

/** The sea. All that it does can also be done by the buttons below it. */
export function SeaCanvas({ scene, label, onTouch }: SeaCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isResting = use(Resting);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const density = Math.min(densityMax, devicePixelRatio);
    const observer = new ResizeObserver(() => {
      const { width, height } = element.getBoundingClientRect();
      element.width = Math.round(width * density);
      element.height = Math.round(height * density);
      scene.current?.resize({ width, height });
      paint(performance.now());
    });
    let paintedAtMs = 0;
    const paint = (nowMs: number) => {
      paintedAtMs = nowMs;
      context.setTransform(density, 0, 0, density, 0, 0);
      scene.current?.paint(context, nowMs);
    };
    observer.observe(element);
    let frame = 0;
    const go = () => {
      // Whatever rests, a shot lands: the round waits for it.
      if (isResting && !scene.current?.isShot()) return;
      const nowMs = performance.now();
      const isDue = scene.current?.isShot() || nowMs - paintedAtMs >= swimStepMs;
      if (isDue && scene.current?.isMoving(nowMs)) paint(nowMs);
      frame = requestAnimationFrame(go);
    };
    frame = requestAnimationFrame(go);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [scene, isResting]);
  return (
    <canvas
      ref={canvas}
      className="isda-blaster-canvas"
      role="img"
      aria-label={label}
      onPointerDown={(event) => {
        const box = event.currentTarget.getBoundingClientRect();
        const at = { x: event.clientX - box.left, y: event.clientY - box.top };
        const swimmer = scene.current?.pick(at, performance.now());
        if (swimmer) onTouch(swimmer.species, swimmer);
      }}
    />
  );
}

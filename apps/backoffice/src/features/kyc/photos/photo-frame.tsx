import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import { movePhoto, type PhotoView, zoomPhoto } from './photo-view.ts';

const wheelFactor = 1.15;
/** Of the frame, by one press of an arrow. */
const step = 0.1;

const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: step, y: 0 },
  ArrowRight: { x: -step, y: 0 },
  ArrowUp: { x: 0, y: step },
  ArrowDown: { x: 0, y: -step },
};

interface PhotoFrameProps {
  readonly url: string;
  readonly name: string;
  readonly view: PhotoView;
  readonly setView: (change: (view: PhotoView) => PhotoView) => void;
  readonly onFailed: () => void;
}

/** A photo that one comes closer to by wheel, and moves by dragging or by arrows. */
export function PhotoFrame({ url, name, view, setView, onFailed }: PhotoFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const held = useRef<{ x: number; y: number } | null>(null);
  const isSideways = view.turn % 180 !== 0;

  const roll = useEffectEvent((event: WheelEvent) => {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    event.preventDefault();
    const at = {
      x: (event.clientX - box.left) / box.width - 0.5,
      y: (event.clientY - box.top) / box.height - 0.5,
    };
    setView((before) => zoomPhoto(before, event.deltaY < 0 ? wheelFactor : 1 / wheelFactor, at));
  });
  // React listens to the wheel passively, and the page would scroll along.
  useEffect(() => {
    const element = frame.current;
    element?.addEventListener('wheel', roll, { passive: false });
    return () => element?.removeEventListener('wheel', roll);
  }, []);

  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (held.current === null) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    const by = {
      x: (event.clientX - held.current.x) / width,
      y: (event.clientY - held.current.y) / height,
    };
    held.current = { x: event.clientX, y: event.clientY };
    setView((before) => movePhoto(before, by));
  };
  const press = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (by === undefined || view.zoom === 1) return;
    event.preventDefault();
    event.stopPropagation();
    setView((before) => movePhoto(before, by));
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: no element of HTML is a picture that is moved by keys.
    <div
      ref={frame}
      role="group"
      aria-label={name}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: arrows move the photo.
      tabIndex={0}
      className="photo-frame"
      data-near={view.zoom > 1 || undefined}
      onKeyDown={press}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        held.current = { x: event.clientX, y: event.clientY };
      }}
      onPointerMove={drag}
      onPointerUp={() => {
        held.current = null;
      }}
      onPointerCancel={() => {
        held.current = null;
      }}
    >
      <img
        src={url}
        alt={name}
        draggable={false}
        data-sideways={isSideways || undefined}
        onError={onFailed}
        style={{
          transform: `translate(-50%, -50%) translate(${view.x * 100}cqw, ${view.y * 100}cqh) scale(${view.zoom}) rotate(${view.turn}deg)`,
        }}
      />
    </div>
  );
}

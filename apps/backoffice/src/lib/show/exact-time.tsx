import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useManilaTime } from './moment.tsx';

/** A pointer that only passes shows nothing, and one that leaves may still get to the tip. */
const showAfterMs = 300;
const hideAfterMs = 100;
/** Between the time and its tip, and between the tip and the edge of the window. */
const gapPx = 4;

const shortTime = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLTimeElement>('time[data-short]') : null;

/** The time under the pointer or with the focus, if it is said short. */
function usePointedTime(tipId: string): HTMLTimeElement | null {
  const [pointed, setPointed] = useState<HTMLTimeElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const point = (time: HTMLTimeElement | null, afterMs: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => setPointed(time), afterMs);
    };
    const hide = () => point(null, 0);
    const listeners = {
      pointerover: ({ target, pointerType }: PointerEvent) => {
        if (pointerType === 'touch') return;
        if (target instanceof Element && target.id === tipId) return clearTimeout(timer);
        const time = shortTime(target);
        point(time, time === null ? hideAfterMs : showAfterMs);
      },
      focusin: ({ target }: FocusEvent) => {
        const time = shortTime(target);
        if (time?.matches(':focus-visible')) point(time, 0);
      },
      focusout: hide,
      pointerdown: hide,
      scroll: hide,
      keydown: ({ key }: KeyboardEvent) => key === 'Escape' && hide(),
    };
    const stopping = new AbortController();
    const options = { capture: true, passive: true, signal: stopping.signal };
    for (const [name, hear] of Object.entries(listeners)) {
      document.addEventListener(name, hear as EventListener, options);
    }
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
  }, [tipId]);
  return pointed;
}

/** One tip for all times of the page: one for each row of a list would take longer to draw than the row. */
export function ExactTime() {
  const id = useId();
  const tip = useRef<HTMLDivElement>(null);
  const say = useManilaTime();
  const pointed = usePointedTime(id);
  useLayoutEffect(() => {
    const drawn = tip.current;
    if (pointed === null || drawn === null) return;
    const { left, top, bottom, width } = pointed.getBoundingClientRect();
    const { offsetWidth, offsetHeight } = drawn;
    const above = top - offsetHeight - gapPx;
    const middle = left + (width - offsetWidth) / 2;
    const rightmost = document.documentElement.clientWidth - offsetWidth - gapPx;
    drawn.style.top = `${above < gapPx ? bottom + gapPx : above}px`;
    drawn.style.left = `${Math.max(gapPx, Math.min(middle, rightmost))}px`;
    pointed.setAttribute('aria-describedby', id);
    return () => pointed.removeAttribute('aria-describedby');
  }, [pointed, id]);
  if (pointed === null) return null;
  return createPortal(
    <div ref={tip} id={id} role="tooltip" className="tip">
      {say(Date.parse(pointed.dateTime) / 1000)}
    </div>,
    document.body,
  );
}

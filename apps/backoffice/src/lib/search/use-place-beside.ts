import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';

const gap = 4;
const edge = 8;
const widthMin = 288;
/** With less beneath it, what opens stands above. */
const roomMin = 200;

/** Where something opens at a field: over whatever scrolls around it, and within the window on a phone too. */
export function placeBeside(
  field: Pick<DOMRect, 'left' | 'top' | 'bottom' | 'width'>,
  window: { readonly width: number; readonly height: number },
): CSSProperties {
  const width = Math.min(Math.max(field.width, widthMin), window.width - 2 * edge);
  const left = Math.max(edge, Math.min(field.left, window.width - width - edge));
  const beneath = window.height - field.bottom;
  const isAbove = beneath < roomMin && field.top > beneath;
  return isAbove
    ? { left, width, bottom: window.height - field.top + gap, maxHeight: field.top - gap - edge }
    : { left, width, top: field.bottom + gap, maxHeight: beneath - gap - edge };
}

export function usePlaceBeside(
  field: RefObject<HTMLElement | null>,
  isShown: boolean,
): CSSProperties | undefined {
  const [place, setPlace] = useState<CSSProperties>();
  useLayoutEffect(() => {
    if (!isShown || field.current === null) return;
    const look = () => {
      if (field.current === null) return;
      const { innerWidth: width, innerHeight: height } = window;
      setPlace(placeBeside(field.current.getBoundingClientRect(), { width, height }));
    };
    look();
    // Whatever scrolls around the field takes it along.
    window.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [field, isShown]);
  return place;
}

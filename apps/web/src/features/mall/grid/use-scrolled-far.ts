import { goodsMoreAt } from '@perya/contract/rules/mall/goods';
import { useEffect, useEffectEvent } from 'react';

/** How much of a page has passed the lower edge of the window. */
export function scrolledPart(page: {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}) {
  return (page.scrollTop + page.clientHeight) / page.scrollHeight;
}

/** Acts as soon as four fifths of the page were scrolled, or at once where it is that short. [M-434] */
export function useScrolledFar(isWaiting: boolean, act: () => void): void {
  const look = useEffectEvent(() => {
    if (scrolledPart(document.documentElement) >= goodsMoreAt) act();
  });
  useEffect(() => {
    if (!isWaiting) return;
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [isWaiting]);
}

import { useLingui } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import { pauseIcon, playIcon } from '@perya/ui/icons/action';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Long enough to read a banner twice. */
const advanceMs = 6000;

/** Moves the carousel that it stands in by one slide, and from the last to the first. */
function advance(carousel: Element): void {
  const isBusy = document.hidden || carousel.matches(':hover, :focus-within');
  if (isBusy || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const track = carousel.querySelector('ul');
  if (track === null) return;
  const { scrollLeft, clientWidth, scrollWidth } = track;
  const isLast = scrollLeft + clientWidth * 1.5 > scrollWidth;
  track.scrollTo({ left: isLast ? 0 : scrollLeft + clientWidth });
}

/**
 * Moves the banners on by itself, and stops when told to. Nothing moves under a pointer or the focus, in a page that
 * nobody sees, or where movement is unwelcome. Loaded after the page, of which it is no necessary part.
 */
export default function BannerControl(): ReactNode {
  const { t } = useLingui();
  const button = useRef<HTMLButtonElement>(null);
  const [isStopped, setIsStopped] = useState(false);
  useEffect(() => {
    const carousel = button.current?.closest('section');
    if (isStopped || !carousel) return;
    const timer = setInterval(() => advance(carousel), advanceMs);
    return () => clearInterval(timer);
  }, [isStopped]);
  const label = isStopped ? t`Move the highlights` : t`Stop the highlights`;
  return (
    <button
      ref={button}
      type="button"
      aria-label={label}
      title={label}
      onClick={() => setIsStopped(!isStopped)}
      className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-full text-[#fff] motion-reduce:hidden"
    >
      <span className="grid size-8 place-items-center rounded-full bg-[rgb(4_2_15/50%)]">
        <Icon drawing={isStopped ? playIcon : pauseIcon} className="size-4.5" />
      </span>
    </button>
  );
}

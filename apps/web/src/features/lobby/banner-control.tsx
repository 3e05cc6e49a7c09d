import { useLingui } from '@lingui/react/macro';
import { Icon } from '@perya/ui/icon';
import { pauseIcon, playIcon } from '@perya/ui/icons/action';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

/** Long enough to read a banner twice. */
const advanceMs = 6000;

/** Moves a carousel by one slide, and from the last to the first. */
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
export function BannerControl() {
  const { t } = useLingui();
  const [carousel, setCarousel] = useState<Element | null>(null);
  const [isStopped, setIsStopped] = useState(false);
  useEffect(() => setCarousel(document.querySelector('main [aria-roledescription]')), []);
  useEffect(() => {
    if (isStopped || carousel === null) return;
    const timer = setInterval(() => advance(carousel), advanceMs);
    return () => clearInterval(timer);
  }, [isStopped, carousel]);
  const label = isStopped ? t`Move the highlights` : t`Stop the highlights`;
  if (carousel === null) return null;
  return createPortal(
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => setIsStopped(!isStopped)}
      className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-full text-[#fff] motion-reduce:hidden"
    >
      <span className="grid size-8 place-items-center rounded-full bg-[rgb(4_2_15/50%)]">
        <Icon drawing={isStopped ? playIcon : pauseIcon} className="size-4.5" />
      </span>
    </button>,
    carousel,
  );
}

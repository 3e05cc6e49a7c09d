import { Children, type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { chevronLeftIcon, chevronRightIcon } from './icons/frame.ts';
import { nearestSlide, stepIndex } from './step-index.ts';

export interface CarouselProps {
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Names one slide: "2 of 3". */
  readonly slideLabel: (position: number, count: number) => string;
  /** How wide a slide stands, as a flex-basis class; the whole width if not given. */
  readonly slideClass?: string;
  readonly dots?: boolean;
  readonly children: ReactNode;
}

/** Scrolls by the browser's own snapping; it does not move by itself. */
export function Carousel({
  label,
  previousLabel,
  nextLabel,
  slideLabel,
  slideClass = 'basis-full',
  dots = false,
  children,
}: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const slides = Children.toArray(children);

  const startsPx = () =>
    [...(track.current?.children ?? [])].map((slide) => (slide as HTMLElement).offsetLeft);
  const go = (index: number) =>
    track.current?.scrollTo({ left: (startsPx()[index] ?? 0) - (startsPx()[0] ?? 0) });
  const readPlace = () => {
    const starts = startsPx();
    const offsetPx = starts[0] ?? 0;
    setCurrent(nearestSlide((track.current?.scrollLeft ?? 0) + offsetPx, starts));
  };
  const moveByKey = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -slides.length, End: slides.length };
    const moved = step[event.key as keyof typeof step];
    if (event.target !== track.current || moved === undefined) return;
    event.preventDefault();
    go(stepIndex(current, moved, slides.length));
  };

  return (
    <section aria-roledescription="carousel" aria-label={label} className="group relative min-w-0">
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
        tabIndex={0}
        onScroll={readPlace}
        onKeyDown={moveByKey}
        className="relative flex snap-x snap-mandatory gap-3 overflow-x-auto overscroll-x-contain rounded-card [scrollbar-width:none] motion-safe:scroll-smooth"
      >
        {slides.map((slide, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: slides carry no identity of their own; Children.toArray keeps their order.
            key={index}
            aria-label={slideLabel(index + 1, slides.length)}
            className={classNames('min-w-0 shrink-0 grow-0 snap-start', slideClass)}
          >
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <>
          <CarouselStep
            side="left"
            label={previousLabel}
            ended={current === 0}
            onStep={() => go(stepIndex(current, -1, slides.length))}
          />
          <CarouselStep
            side="right"
            label={nextLabel}
            ended={current === slides.length - 1}
            onStep={() => go(stepIndex(current, 1, slides.length))}
          />
        </>
      )}
      {dots && slides.length > 1 && <CarouselDots current={current} count={slides.length} />}
    </section>
  );
}

interface StepProps {
  readonly side: 'left' | 'right';
  readonly label: string;
  readonly ended: boolean;
  readonly onStep: () => void;
}

/** From 768 px there may be no finger to swipe with; on a phone on its side there is, and the slide is too small for more than its words. */
function CarouselStep({ side, label, ended, onStep }: StepProps) {
  return (
    <span
      className={classNames(
        '-translate-y-1/2 absolute top-1/2 hidden md:block on-side:hidden',
        side === 'left' ? 'left-2' : 'right-2',
      )}
    >
      <IconButton
        kind="filled"
        drawing={side === 'left' ? chevronLeftIcon : chevronRightIcon}
        label={label}
        disabled={ended}
        onClick={onStep}
        className="disabled:invisible"
      />
    </span>
  );
}

function CarouselDots({ current, count }: { current: number; count: number }) {
  return (
    <div aria-hidden="true" className="mt-2.5 flex justify-center gap-1.5">
      {Array.from({ length: count }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is nothing but its place.
          key={index}
          className={classNames(
            'h-1.5 rounded-full transition-[width,background-color] duration-[var(--motion-toast)]',
            index === current ? 'w-5 bg-accent-strong' : 'w-1.5 bg-control',
          )}
        />
      ))}
    </div>
  );
}

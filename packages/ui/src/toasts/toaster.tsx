import { Toast } from 'radix-ui';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { classNames } from '../class-names.ts';
import { type Drawing, Icon } from '../icon.tsx';
import { closeIcon, infoIcon } from '../icons/frame.ts';
import { errorIcon, successIcon, warningIcon } from '../icons/status.ts';
import { toast, toastStore } from './toast.ts';
import type { ToastItem, ToastKind } from './toast-queue.ts';

/** Toasts close by themselves after five seconds. [A-079 M-094 M-450] */
export const toastDurationMs = 5000;

export interface ToasterProps {
  /** Names the region; `{hotkey}` in it becomes the key that leads there. */
  readonly regionLabel: string;
  /** Said before each toast by a screen reader. */
  readonly announceLabel: string;
  readonly closeLabel: string;
}

const looks: Record<ToastKind, { drawing: Drawing; tone: string }> = {
  success: { drawing: successIcon, tone: 'text-positive bg-positive-soft' },
  error: { drawing: errorIcon, tone: 'text-negative bg-negative-soft' },
  warning: { drawing: warningIcon, tone: 'text-warning bg-warning-soft' },
  info: { drawing: infoIcon, tone: 'text-accent-strong bg-accent-soft' },
};

/** Radix also pauses its timers when the window loses the focus, and so for as long as somebody plays: a game is a frame of the page, and takes it. */
function useTimersWhilePageHasFocus(viewport: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const resume = () => {
      if (!document.hasFocus()) return;
      viewport.current?.parentElement?.dispatchEvent(new PointerEvent('pointerleave'));
    };
    // While the event runs, neither the page nor the frame has the focus.
    const onBlur = () => setTimeout(resume);
    window.addEventListener('blur', onBlur);
    return () => window.removeEventListener('blur', onBlur);
  }, [viewport]);
}

export function Toaster({ regionLabel, announceLabel, closeLabel }: ToasterProps) {
  const items = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.read);
  // Radix pauses its timers while the pointer is over a toast, and does not resume them if that was the
  // last one and closed by its button; a new provider starts with running timers.
  const clock = toastStore.timesCleared();
  const viewport = useRef<HTMLOListElement>(null);
  useTimersWhilePageHasFocus(viewport);
  return (
    <Toast.Provider
      key={clock}
      duration={toastDurationMs}
      swipeDirection="up"
      label={announceLabel}
    >
      {items.map((item) => (
        <ToastCard key={item.id} item={item} closeLabel={closeLabel} />
      ))}
      <Toast.Viewport
        ref={viewport}
        label={regionLabel}
        className="pointer-events-none fixed top-[calc(env(safe-area-inset-top)+0.75rem)] left-1/2 z-50 flex w-[min(100vw-2rem,26rem)] -translate-x-1/2 flex-col gap-2 outline-none"
      />
    </Toast.Provider>
  );
}

function ToastCard({ item, closeLabel }: { item: ToastItem; closeLabel: string }) {
  const [isOpen, setOpen] = useState(true);
  const { drawing, tone } = looks[item.kind];
  return (
    <Toast.Root
      open={isOpen}
      onOpenChange={setOpen}
      onAnimationEnd={() => !isOpen && toast.dismiss(item.id)}
      type={item.kind === 'error' ? 'foreground' : 'background'}
      data-kind={item.kind}
      className="toast"
    >
      {/* An open dialog disables pointer events on the body; a toast must still be closable. */}
      <div className="pointer-events-auto flex items-center gap-3 rounded-card border border-line bg-raised py-1.5 pr-1.5 pl-3 text-ink shadow-float">
        <span
          className={classNames(
            'flex size-8 shrink-0 items-center justify-center rounded-full',
            tone,
          )}
        >
          <Icon drawing={drawing} className="size-5" />
        </span>
        <Toast.Title className="min-w-0 flex-1 break-words py-1.5 font-medium text-[0.9375rem] leading-snug">
          {item.text}
        </Toast.Title>
        <Toast.Close
          aria-label={closeLabel}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-muted hover:bg-sunken"
        >
          <Icon drawing={closeIcon} className="size-5" />
        </Toast.Close>
      </div>
    </Toast.Root>
  );
}

import { Dialog } from 'radix-ui';
import { type AnimationEvent, type ReactNode, type RefObject, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import { closeIcon } from '../icons/frame.ts';
import { adoptPageNonce } from '../style-nonce.ts';
import { type Dismissal, mayDismiss } from './dismissal.ts';

export interface OverlayPanelProps {
  readonly open: boolean;
  /** Asks to close; the caller answers by turning `open` off. */
  readonly onClose: () => void;
  /** Called when the closing animation is over and the content may be dropped. */
  readonly onClosed?: (() => void) | undefined;
  /** The dialog's accessible name, and its heading unless `titleHidden`. */
  readonly title: string;
  readonly titleHidden?: boolean | undefined;
  readonly description?: string | undefined;
  /** Names the close button; without it there is none. */
  readonly closeLabel?: string | undefined;
  /** What gets the focus first; the panel itself if not given, so that its title is read. */
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  readonly width?: 'regular' | 'wide' | undefined;
  /** Stays in place under the scrolling content: the panel's buttons. */
  readonly footer?: ReactNode;
  readonly children?: ReactNode;
}

interface Frame {
  readonly stand: 'sheet' | 'bottom' | 'center';
  readonly dismissal: Dismissal;
}

export function OverlayPanel({
  open,
  onClose,
  onClosed,
  title,
  titleHidden = false,
  description,
  closeLabel,
  initialFocus,
  width = 'regular',
  footer,
  children,
  stand,
  dismissal,
}: OverlayPanelProps & Frame) {
  adoptPageNonce();
  const panel = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<Element | null>(null);

  const takeFocus = (event: Event) => {
    event.preventDefault();
    cameFrom.current = document.activeElement;
    // What the dialog was opened for may have come with it, or comes later and takes the focus then.
    const field = panel.current?.querySelector<HTMLElement>('[data-takes-focus]');
    (initialFocus?.current ?? field ?? panel.current)?.focus();
  };
  // Dialogs are opened by state and have no trigger, so we restore the focus ourselves.
  const giveFocusBack = (event: Event) => {
    event.preventDefault();
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
  };
  const tellClosed = (event: AnimationEvent) => {
    if (!open && event.target === panel.current) onClosed?.();
  };

  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="overlay-mask" />
        <Dialog.Content
          ref={panel}
          data-width={width}
          className={classNames('overlay-panel', `overlay-${stand}`)}
          onOpenAutoFocus={takeFocus}
          onCloseAutoFocus={giveFocusBack}
          onAnimationEnd={tellClosed}
          onInteractOutside={(event) => !mayDismiss(dismissal, 'mask') && event.preventDefault()}
          onEscapeKeyDown={(event) => !mayDismiss(dismissal, 'escape') && event.preventDefault()}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
        >
          <div
            className={classNames(
              'flex items-start gap-2 px-5',
              titleHidden ? (closeLabel ?? '') && 'pt-2' : 'pt-5 pb-1',
            )}
          >
            <div className={classNames('min-w-0 flex-1', titleHidden && 'sr-only')}>
              <Dialog.Title className="font-bold font-display text-[1.375rem] leading-tight">
                {title}
              </Dialog.Title>
              {description !== undefined && (
                <Dialog.Description className="mt-1.5 text-[0.9375rem] text-ink-muted leading-normal">
                  {description}
                </Dialog.Description>
              )}
            </div>
            {closeLabel !== undefined && (
              <IconButton
                drawing={closeIcon}
                label={closeLabel}
                onClick={onClose}
                className="-mt-2 -mr-3 ml-auto"
              />
            )}
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 pt-2 pb-5">
            {children}
          </div>
          {footer !== undefined && (
            <div className="flex flex-col gap-2.5 border-line border-t px-5 py-4">{footer}</div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

import { Popover } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import type { PopupPlace } from './use-popup.ts';

interface SmallDialogProps {
  readonly place: PopupPlace;
  readonly label: string;
  readonly align: 'start' | 'end';
  readonly className: string;
  readonly children: ReactNode;
}

/** Fields at a button, over the page and not instead of it. */
export function SmallDialog({ place, label, align, className, children }: SmallDialogProps) {
  const { button, isOpen, setOpen } = place;
  // Whoever pressed something else wants to be there.
  const isLeft = useRef(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Anchor virtualRef={button} />
      <Popover.Portal>
        <Popover.Content
          align={align}
          sideOffset={4}
          aria-label={label}
          className={className}
          onInteractOutside={(event) => {
            // The button closes it by itself.
            if (button.current?.contains(event.target as Node)) event.preventDefault();
            else isLeft.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!isLeft.current) button.current?.focus();
            isLeft.current = false;
          }}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

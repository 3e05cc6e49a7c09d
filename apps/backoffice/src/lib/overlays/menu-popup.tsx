import { adoptPageNonce } from '@perya/ui/style-nonce';
import { Menu } from 'radix-ui/internal';
import type { ReactNode } from 'react';
import type { PopupPlace } from './use-popup.ts';

interface MenuPopupProps {
  readonly place: PopupPlace;
  readonly children: ReactNode;
}

/** The menu of a button that is not its own: that one stood there before it. */
export function MenuPopup({ place, children }: MenuPopupProps) {
  adoptPageNonce();
  const { button, buttonId, isOpen, setOpen } = place;
  return (
    <Menu.Root open={isOpen} onOpenChange={setOpen}>
      <Menu.Anchor virtualRef={button} />
      <Menu.Portal>
        <Menu.Content
          align="end"
          sideOffset={4}
          aria-labelledby={buttonId}
          className="menu"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            button.current?.focus();
          }}
        >
          {children}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

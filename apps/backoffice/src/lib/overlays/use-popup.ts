import { type KeyboardEvent, type RefObject, useId, useRef, useState } from 'react';
import { useLate } from '../late/use-late.ts';

/** Where a popup belongs, and whether it is there. */
export interface PopupPlace {
  readonly button: RefObject<HTMLButtonElement | null>;
  /** The id of the button, which names the popup. */
  readonly buttonId: string;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** A button with a menu or a small dialog, whose code is fetched when somebody comes near: a list is drawn without it. */
export function usePopup<Popup>(kind: 'menu' | 'dialog', load: () => Promise<Popup>) {
  const button = useRef<HTMLButtonElement>(null);
  const buttonId = useId();
  const [isOpen, setOpen] = useState(false);
  const { part: Popup, prepare, ask } = useLate(load);
  const open = () => void ask().then((isThere) => isThere && setOpen(true));
  const onKeyDown = (event: KeyboardEvent) => {
    if (kind !== 'menu' || event.key !== 'ArrowDown') return;
    event.preventDefault();
    open();
  };
  const place: PopupPlace = { button, buttonId, isOpen, setOpen };
  return {
    Popup,
    place,
    trigger: {
      ref: button,
      id: buttonId,
      'aria-haspopup': kind,
      'aria-expanded': isOpen,
      onPointerEnter: prepare,
      onFocus: prepare,
      onKeyDown,
      onClick: () => (isOpen ? setOpen(false) : open()),
    },
  } as const;
}

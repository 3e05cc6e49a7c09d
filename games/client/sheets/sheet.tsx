import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useGame } from '../game-context.ts';

const closeText = { en: 'Close', tl: 'Isara' };

interface SheetProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** The browser's own dialog: it traps the focus and gives it back. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const { text } = useGame();
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog by itself; the click is on the mask.
    <dialog
      ref={dialog}
      className="frame-sheet"
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div className="frame-sheet-body">
        <header>
          <h2 id={titleId}>{title}</h2>
          <button
            type="button"
            className="frame-icon"
            aria-label={text(closeText)}
            onClick={() => dialog.current?.close()}
          >
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M6 6l12 12M18 6L6 18" />
            </svg>
          </button>
        </header>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
        <div className="frame-sheet-scroll" tabIndex={0}>
          {children}
        </div>
      </div>
    </dialog>
  );
}

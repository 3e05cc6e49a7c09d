import { useLingui } from '@lingui/react/macro';
import { closeIcon } from '@perya/ui/icons/frame';
import { adoptPageNonce } from '@perya/ui/style-nonce';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../fields/button.tsx';
import { useFocusBack } from './use-focus-back.ts';

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  /** Its buttons, which stay in sight. */
  readonly footer?: ReactNode;
  readonly width?: 'regular' | 'wide';
}

/** A question over the page. It keeps the focus, closes on Escape and gives the focus back. */
export function Dialog({ open, onClose, title, children, footer, width = 'regular' }: DialogProps) {
  const { t } = useLingui();
  const giveFocusBack = useFocusBack(open);
  adoptPageNonce();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="dialog-mask" />
        <Radix.Content
          aria-describedby={undefined}
          data-modal
          onCloseAutoFocus={giveFocusBack}
          data-width={width}
          className="dialog-panel"
        >
          <header className="flex items-center justify-between gap-3 border-line border-b py-2 pr-2 pl-4">
            <Radix.Title className="font-semibold text-[0.9375rem]">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton drawing={closeIcon} label={t`Close`} />
            </Radix.Close>
          </header>
          <div className="flex min-h-0 flex-col gap-3 overflow-y-auto p-4">{children}</div>
          {footer && (
            <footer className="flex justify-end gap-2 border-line border-t px-4 py-3">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

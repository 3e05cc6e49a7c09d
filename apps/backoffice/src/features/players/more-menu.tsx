import { useLingui } from '@lingui/react/macro';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import { Button } from '../../lib/fields/button.tsx';

export interface MoreAction {
  readonly label: string;
  readonly onSelect: () => void;
}

/** What is rarely decided; where one may decide none of it, no menu is there. */
export function MoreMenu({ actions }: { readonly actions: readonly MoreAction[] }) {
  const { t } = useLingui();
  const isChosen = useRef(false);
  if (actions.length === 0) return null;
  return (
    // A dialog opens from it: the menu must not hold the page meanwhile.
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>
        <Button>{t`More`}</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          className="menu"
          // The dialog that was chosen has the focus next; closed without a choice, the menu gives it back.
          onCloseAutoFocus={(event) => {
            if (isChosen.current) event.preventDefault();
            isChosen.current = false;
          }}
        >
          {actions.map(({ label, onSelect }) => (
            <DropdownMenu.Item
              key={label}
              className="menu-item"
              onSelect={() => {
                isChosen.current = true;
                onSelect();
              }}
            >
              {label}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

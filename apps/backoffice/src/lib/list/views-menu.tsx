import { useLingui } from '@lingui/react/macro';
import { listViews, removeView, saveView } from '@perya/contract/staff/calls/views';
import { plusIcon } from '@perya/ui/icons/action';
import { closeIcon } from '@perya/ui/icons/frame';
import { toast } from '@perya/ui/toast';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { Popover } from 'radix-ui';
import { type FormEvent, useState } from 'react';
import { Button, IconButton } from '../fields/button.tsx';
import { TextField } from '../fields/field.tsx';
import { useCall } from '../query/use-call.ts';
import { useSubmit } from '../query/use-submit.ts';
import { bookmarkIcon } from '../show/icons.ts';

interface ViewsMenuProps {
  readonly list: string;
  readonly columns: readonly string[] | null;
  readonly choose: (columns: readonly string[] | null) => void;
}

function Views({ list, columns, choose, close }: ViewsMenuProps & { close: () => void }) {
  const { t } = useLingui();
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const [name, setName] = useState('');
  const { answer } = useCall(listViews, { list });
  const { submit, isBusy, problem } = useSubmit(saveView, {
    problemIn: 'form',
    onDone: (view) => {
      setName('');
      toast.success(t`Saved: ${view.name}`);
    },
  });
  const removing = useSubmit(removeView);
  const open = (view: { search: string; columns: string[] | null }) => {
    close();
    choose(view.columns);
    void router.navigate({ to: '.', search: router.options.parseSearch(view.search) as never });
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void submit({ list, name, search, columns: columns && [...columns] });
  };
  return (
    <>
      <ul aria-label={t`Saved views`} className="flex max-h-64 flex-col overflow-y-auto">
        {answer?.rows.map((view) => (
          <li key={view.id} className="flex items-center">
            <button
              type="button"
              onClick={() => open(view)}
              className="menu-item min-w-0 flex-1 text-left hover:bg-sunken"
            >
              <span className="truncate">{view.name}</span>
            </button>
            <IconButton
              drawing={closeIcon}
              label={t`Remove ${view.name}`}
              onClick={() => void removing.submit({ id: view.id })}
            />
          </li>
        ))}
      </ul>
      {answer?.rows.length === 0 && (
        <p className="px-2 py-1.5 text-ink-muted">{t`No view is saved yet. Filter the list, then give it a name.`}</p>
      )}
      <form onSubmit={save} className="mt-1 flex items-start gap-2 border-line border-t p-2">
        <TextField
          label={t`Name of the view`}
          labelHidden
          placeholder={t`Name of the view`}
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.target.value)}
          error={problem}
        />
        <Button type="submit" drawing={plusIcon} busy={isBusy}>{t`Save`}</Button>
      </form>
    </>
  );
}

/** Filters and columns under a name of one's own; a colleague gets them by the link. */
export function ViewsMenu(props: ViewsMenuProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button kind="quiet" drawing={bookmarkIcon}>{t`Views`}</Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={4}
          aria-label={t`Saved views`}
          className="menu w-72"
        >
          <Views {...props} close={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

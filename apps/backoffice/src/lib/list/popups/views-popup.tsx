import { useLingui } from '@lingui/react/macro';
import {
  listViews,
  removeView,
  type SavedListView,
  saveView,
} from '@perya/contract/staff/calls/views';
import type { ListName } from '@perya/contract/staff/lists';
import { plusIcon } from '@perya/ui/icons/action';
import { closeIcon } from '@perya/ui/icons/frame';
import { toast } from '@perya/ui/toast';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button, IconButton } from '../../fields/button.tsx';
import { CheckField, TextField } from '../../fields/field.tsx';
import { SmallDialog } from '../../overlays/small-dialog.tsx';
import type { PopupPlace } from '../../overlays/use-popup.ts';
import { useCall } from '../../query/use-call.ts';
import { useSubmit } from '../../query/use-submit.ts';
import { offerUndo } from '../../undo/undo-offer.ts';

export interface ViewsMenuProps {
  readonly list: ListName;
  readonly columns: readonly string[] | null;
  readonly choose: (columns: readonly string[] | null) => void;
}

interface ViewRowProps {
  readonly list: ListName;
  readonly view: SavedListView;
  readonly open: () => void;
}

/** One's own can be removed, and be back for a minute; a colleague's says whose it is. */
function ViewRow({ list, view, open }: ViewRowProps) {
  const { t } = useLingui();
  const restoring = useSubmit(saveView);
  const { name, search, columns, is_shared } = view;
  const removing = useSubmit(removeView, {
    onDone: () =>
      offerUndo(t`Removed: ${name}`, () =>
        restoring.submit({ list, name, search, columns, is_shared }),
      ),
  });
  return (
    <li className="flex items-center">
      <button
        type="button"
        onClick={open}
        className="menu-item min-w-0 flex-1 text-left hover:bg-sunken"
      >
        <span className="truncate">{view.name}</span>
        {!view.is_mine && <span className="ml-auto pl-2 text-ink-muted">{view.owner}</span>}
        {view.is_mine && view.is_shared && (
          <span className="ml-auto pl-2 text-ink-muted">{t`Shared`}</span>
        )}
      </button>
      {view.is_mine && (
        <IconButton
          drawing={closeIcon}
          label={t`Remove ${view.name}`}
          onClick={() => void removing.submit({ id: view.id })}
        />
      )}
    </li>
  );
}

function Views({ list, columns, choose, close }: ViewsMenuProps & { close: () => void }) {
  const { t } = useLingui();
  const router = useRouter();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  const [name, setName] = useState('');
  const [isShared, setShared] = useState(false);
  const { answer } = useCall(listViews, { list });
  const { submit, isBusy, problem } = useSubmit(saveView, {
    problemIn: 'form',
    onDone: (view) => {
      setName('');
      setShared(false);
      toast.success(t`Saved: ${view.name}`);
    },
  });
  const open = (view: SavedListView) => {
    close();
    choose(view.columns);
    void router.navigate({ to: '.', search: router.options.parseSearch(view.search) as never });
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void submit({ list, name, search, columns: columns && [...columns], is_shared: isShared });
  };
  return (
    <>
      <ul aria-label={t`Saved views`} className="flex max-h-64 flex-col overflow-y-auto">
        {answer?.rows.map((view) => (
          <ViewRow key={view.id} list={list} view={view} open={() => open(view)} />
        ))}
      </ul>
      {answer?.rows.length === 0 && (
        <p className="px-2 py-1.5 text-ink-muted">{t`No view is saved yet. Filter the list, then give it a name.`}</p>
      )}
      <form
        onSubmit={save}
        className="mt-1 flex flex-wrap items-start gap-2 border-line border-t p-2"
      >
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
        <CheckField
          label={t`For all colleagues, who see its filters too`}
          checked={isShared}
          onChange={({ target }) => setShared(target.checked)}
        />
      </form>
    </>
  );
}

export function ViewsPopup({ place, ...props }: ViewsMenuProps & { readonly place: PopupPlace }) {
  const { t } = useLingui();
  return (
    <SmallDialog place={place} label={t`Saved views`} align="end" className="menu w-72">
      <Views {...props} close={() => place.setOpen(false)} />
    </SmallDialog>
  );
}

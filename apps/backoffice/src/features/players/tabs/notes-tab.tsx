import { useLingui } from '@lingui/react/macro';
import { listPlayerNotes } from '@perya/contract/staff/calls/player-notes';
import { Button } from '../../../lib/fields/button.tsx';
import { NoteForm } from '../../../lib/notes/note-form.tsx';
import { NoteText } from '../../../lib/notes/note-text.tsx';
import { usePages } from '../../../lib/query/use-pages.ts';
import { useMay } from '../../../lib/session/session.ts';

/** What colleagues have noted, the newest first. */
export function NotesTab({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const may = useMay();
  const { rows, state, more, readOn } = usePages(listPlayerNotes, { uid }, ({ id }) => id);
  return (
    <div className="player-part">
      {may('players.note') && <NoteForm uid={uid} />}
      <section aria-label={t`Notes`} className="flex max-w-160 flex-col gap-2">
        {state === 'empty' && <p className="text-ink-muted">{t`Nobody has noted anything`}</p>}
        {rows.map((note) => (
          <NoteText key={note.id} note={note} />
        ))}
        {more !== null && (
          <Button busy={more === 'loading'} onClick={readOn}>{t`Load more`}</Button>
        )}
      </section>
    </div>
  );
}

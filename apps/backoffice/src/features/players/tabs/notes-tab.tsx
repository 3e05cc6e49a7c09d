import { useLingui } from '@lingui/react/macro';
import {
  addPlayerNote,
  listPlayerNotes,
  noteLengthMax,
} from '@perya/contract/staff/calls/player-notes';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../lib/fields/button.tsx';
import { TextArea } from '../../../lib/fields/field.tsx';
import { usePages } from '../../../lib/query/use-pages.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useMay } from '../../../lib/session/session.ts';
import { NoteText } from './note-text.tsx';

function NoteForm({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const { submit, isBusy, problem } = useSubmit(addPlayerNote, {
    problemIn: 'form',
    onDone: () => setText(''),
  });
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') void submit({ uid, text });
  };
  return (
    <form onSubmit={add} className="flex flex-col items-start gap-2">
      <div className="w-full max-w-160">
        <TextArea
          label={t`A new note`}
          hint={t`Plain text, seen by colleagues and kept for ever.`}
          error={problem}
          maxLength={noteLengthMax}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Button type="submit" kind="primary" busy={isBusy}>{t`Add the note`}</Button>
    </form>
  );
}

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

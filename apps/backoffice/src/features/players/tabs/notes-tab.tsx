import { useLingui } from '@lingui/react/macro';
import {
  addPlayerNote,
  contactWays,
  listPlayerNotes,
  noteLengthMax,
} from '@perya/contract/staff/calls/player-notes';
import { Button } from '../../../lib/fields/button.tsx';
import { SelectField, TextArea } from '../../../lib/fields/field.tsx';
import { useCallForm } from '../../../lib/forms/use-call-form.ts';
import { usePages } from '../../../lib/query/use-pages.ts';
import { useSubmit } from '../../../lib/query/use-submit.ts';
import { useMay } from '../../../lib/session/session.ts';
import { contactWords } from '../contact-words.ts';
import { NoteText } from './note-text.tsx';

function NoteForm({ uid }: { readonly uid: string }) {
  const { t } = useLingui();
  const form = useCallForm(addPlayerNote, {
    typed: { text: '', contact: '' },
    input: ({ text, contact }) => ({ uid, text, ...(contact !== '' && { contact }) }),
    words: { text: t`Write something first` },
  });
  const { submit, isBusy, problem } = useSubmit(addPlayerNote, {
    form,
    onDone: () => {
      form.clear();
    },
  });
  const { field, errorOf } = form;
  return (
    <form noValidate onSubmit={form.onSubmit(submit)} className="flex flex-col items-start gap-2">
      <div className="w-full max-w-160">
        <TextArea
          label={t`A new note`}
          hint={t`Plain text, seen by colleagues and kept for ever.`}
          maxLength={noteLengthMax}
          {...field('text')}
          error={errorOf('text') ?? problem}
        />
      </div>
      <SelectField
        label={t`A word with the player`}
        placeholder={t`None: a note among colleagues`}
        options={contactWays.map((value) => ({ value, label: t(contactWords[value]) }))}
        {...field('contact')}
      />
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
